#!/bin/sh
# A player for Ringwar in the shell alone: it answers every question with any of its options, by its seed.
# Try it: ringwar simulate cardgame --scenario duel --with program:docs/examples/player.sh,rules

IFS= read -r hello
seed=${hello#*'"seed": "'}
seed=$(printf '%s' "${seed%%'"'*}" | cksum)
seed=${seed%% *}
echo '{"protocol": 1}'

# One question a line: {"question": 7, "seat": "frodo", "key": "cycle", "options": ["gimli", "eomer"], "about": {...}}
while IFS= read -r question; do
    options=${question#*'"options": ["'}
    options=${options%%'"]'*}
    # shellcheck disable=SC2086 # the name of an option has no spaces, so that this makes a word of each
    set -f -- $options
    seed=$(((seed * 1103515245 + 12345) % 2147483648))
    shift $((seed / 65536 % $#))
    name=${1#'"'}
    name=${name%,}
    printf '{"answer": "%s"}\n' "${name%'"'}"
done

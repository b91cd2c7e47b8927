#!/bin/sh
# See that there is a Chromium for the tests in a browser; Playwright's own is not fetched.
# The one without windows is enough and the quicker one; where the whole program is installed, that one serves.
set -eu

for program in ${RINGWAR_CHROMIUM:-/usr/bin/chromium-headless-shell /usr/bin/chromium}; do
    if [ -x "$program" ]; then
        exit 0
    fi
done
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "The tests in a browser need Chromium. On Debian: apt install chromium-headless-shell." \
        "Elsewhere name the program: RINGWAR_CHROMIUM=/path/to/chromium" >&2
    exit 1
fi
apt-get update --quiet --quiet
DEBIAN_FRONTEND=noninteractive apt-get install --quiet --quiet --yes --no-install-recommends chromium-headless-shell

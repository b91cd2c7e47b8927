### Why a server refuses something. `$x` is in words, `$x-key` as it is written.

## Calls

refusal-bad-request = this cannot be read as it was sent ({ $problem-key })
refusal-not-found = there is nothing here
refusal-no-such-method = { $method-key } is not possible here
refusal-failed = something went wrong here; it has been noted

## People

refusal-not-logged-in = nobody is logged in here: log in, or give a name as a guest
refusal-banned = you may not play here: { $reason-key }
refusal-name-length = a name has 1 to { $most } characters
refusal-name-letters = a name has a letter or digit, and nothing that cannot be seen
refusal-name-reserved = nobody can be called { $name-key }
refusal-name-taken = { $name-key } is the name of somebody else
refusal-not-a-guest = only a guest becomes an account
refusal-no-such-person = there is nobody of this kind
refusal-too-many-shunned = nobody can shun more than { $most } people

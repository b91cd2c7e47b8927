### Why a server refuses something. `$x` is in words, `$x-key` as it is written.

## Calls

refusal-bad-request = this cannot be read as it was sent ({ $problem-key })
refusal-not-found = there is nothing here
refusal-no-such-method = { $method-key } is not possible here
refusal-unavailable = the server cannot reach its games at this moment; try again soon
refusal-only-scrapers = what this server counts is only for whoever runs it
refusal-failed = something went wrong here; it has been noted
refusal-body-too-large = this is too large: at most { $most } bytes can be sent
refusal-too-often = this is asked too often; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
refusal-not-understood = nothing is said here but { $type-key }: calls change a game
refusal-no-header = what changes something is sent with the header `X-Ringwar: 1`
refusal-no-such-clause = there is no clause or chapter '{ $clause-key }'
refusal-foreign-origin = another site cannot change anything here

## People

refusal-not-logged-in = nobody is logged in here: log in, or give a name as a guest
refusal-banned = you may not play here: { $reason-key }
refusal-name-length = a name has 1 to { $most } characters
refusal-name-letters = a name has a letter or digit, and nothing that cannot be seen
refusal-name-reserved = nobody can be called { $name-key }
refusal-name-taken = { $name-key } is the name of somebody else
refusal-not-a-guest = only a guest becomes an account
refusal-no-such-person = nobody here has this name or id
refusal-too-many-shunned = nobody can shun more than { $most } people
refusal-password-length = a password has { $least } to { $most } characters
refusal-password-is-name = your name is no password
refusal-too-busy = too many people log in at this moment; try again
refusal-wrong-login = there is no account of this name with this password
refusal-wrong-password = this is not your password
refusal-accounts-closed = no accounts can be made here; come in as a guest, or ask whoever runs this server
refusal-only-accounts = only accounts have this; guests have nothing but a name
refusal-no-such-game-runs = there is no such game, or it is over

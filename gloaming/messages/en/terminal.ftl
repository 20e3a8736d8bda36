### The command line.

## At the table

terminal-welcome =
    { $count ->
        [one] You are { $you }. { $others } is played by the bot { $bot }.
       *[other] You are { $you }. The others are played by the bot { $bot }.
    }
terminal-drawn-side = The sides were drawn.
terminal-hint = Type a move, or `?` for help.
terminal-you-won = You win.
terminal-you-lost = You lose.
terminal-you-drew = A draw.
terminal-goodbye = Goodbye.
terminal-after = A rematch? `yes`, `save FILE`, or Enter to leave.
terminal-after-sides = A rematch with the sides swapped? `yes`, `save FILE`, or Enter to leave.
terminal-yes = y yes
terminal-no = n no quit
terminal-after-unclear = Type `yes`, `save FILE`, or just Enter.

## Moves

terminal-value = VALUE
terminal-cell = CELL
terminal-pawn = PAWN
terminal-word = WORD
terminal-some-moves =
    { $count ->
        [one] { $count } move; `moves` lists them
       *[other] { $count } moves; `moves` lists them
    }
terminal-type = For example, type { $examples }.
terminal-unreadable = “{ $text }” is not a move. For example, type `{ $example }`; `moves` lists them all.
terminal-ambiguous = “{ $text }” can mean { $moves }. Type one of them.
terminal-refused = { $move }: { $reason }.

## Commands

terminal-about = explains what is asked; `?{ $clause }` reads a clause of the rules
terminal-about-moves = lists every move you can make
terminal-about-enter = shows the board again
terminal-about-rules = shows all the rules
terminal-about-undo = takes back your last move, if nothing has followed from it
terminal-about-save = writes the record of the game to a file
terminal-about-scene = shows the position as one line of text
terminal-about-quit = leaves the game
terminal-enter = Enter
terminal-file = FILE
terminal-no-clause = There is no clause { $clause } in these rules: they go from { $first } to { $last }.
terminal-undone = Taken back: { $move }.
terminal-undo-nothing = There is no move of yours to take back.
terminal-undo-final = `{ $move }` stands: the rules say that it is final ({ $clause }).
terminal-undo-chance = `{ $move }` stands: chance has been played since.
terminal-undo-other = `{ $move }` stands: { $who } has moved since.
terminal-undo-shown = `{ $move }` stands: something was shown because of it.
terminal-save-where = Say where: `save FILE`.
terminal-saved = Saved to { $file }.
terminal-scene-hidden = The position contains what you may not see yet. Ask for it again when the game is over.
terminal-recorded = The record is in { $file }. To step through it: gloaming replay { $file }
terminal-checkable = To check every draw: gloaming verify { $file }

## Files

terminal-file-missing = there is no file { $file }
terminal-file-unread = cannot read { $file }: { $why }
terminal-file-unwritten = cannot write { $file }: { $why }
terminal-file-folder = { $file } is a folder, not a file
terminal-no-folder = there is no folder { $file }
terminal-file-other = { $file } already exists and is not a record of a game: choose another name
terminal-file-binary = { $file } is not a record: it is not text
terminal-file-no-record = { $file } is not a record: its first line is neither `{ $one }` nor `{ $two }`

## Arguments

terminal-option-form = { $text } is not an option: write it as name=value
terminal-bot-form = { $text } is not a bot: write game.name=module:Class
terminal-option-twice = the option { $name } is given twice
terminal-option-value = the option { $name } must be { $values }, not { $value }
terminal-no-seat = there is no seat { $seat }; there are { $names }
terminal-players = { $game } is for { $fewest } to { $most } players, not { $count }
terminal-players-exact = { $game } is for { $fewest } players, not { $count }
terminal-bad-setting = these options do not go together: { $reason }

## Replaying and verifying

terminal-replay-title =
    { $count ->
        [one] { $game }: { $count } move
       *[other] { $game }: { $count } moves
    }
terminal-replay-unfinished = { $game }: unfinished, up to move { $count }
terminal-replay-keys = Enter: next, b: back, a number: go there, q: quit
terminal-replay-start = Move 0 of { $count } (the beginning)
terminal-replay-step = Move { $number } of { $count }
terminal-replay-range = The moves are numbered 0 to { $count }.
terminal-replay-unclear = Press Enter, or type b, a number from 0 to { $count }, or q.
terminal-replay-first = This is the beginning.
terminal-replay-last = That was the last move.
terminal-open-unfinished = this game is not finished: the open view would show what is hidden
terminal-moved = { $who }: `{ $move }`
terminal-chance = Chance
terminal-table = The table
terminal-sound =
    { $draws ->
        [0]
            { $moves ->
                [one] Sound: { $moves } move, no draws of chance; the seed is the one committed to.
               *[other] Sound: { $moves } moves, no draws of chance; the seed is the one committed to.
            }
        [1]
            { $moves ->
                [one] Sound: { $moves } move, 1 draw of chance, and it is from the seed.
               *[other] Sound: { $moves } moves, 1 draw of chance, and it is from the seed.
            }
       *[other]
            { $moves ->
                [one] Sound: { $moves } move, { $draws } draws of chance, all of them from the seed.
               *[other] Sound: { $moves } moves, { $draws } draws of chance, all of them from the seed.
            }
    }
terminal-mixed = Before the deal, the players in these seats each mixed a number into the seed: { $seats }.
terminal-not-sound = { $file } does not verify: { $reason }

## Serving

terminal-serving = Gloaming is at { $address } (press Ctrl-C to stop it)
terminal-backed-up = { $source } was copied to { $target }
terminal-no-file = only a store in a file can be copied this way; for PostgreSQL, use pg_dump
terminal-port-taken = cannot listen at { $host }, port { $port }: { $why }
terminal-data-folder = cannot create the folder { $folder } for tables: { $why }

## Reviewing

terminal-review-title =
    { $game }: { $count ->
        [one] one decision
       *[other] { $count } decisions
    }, reviewed by the bot { $bot }
terminal-review-scale = Values go from { $low } (the worst result) to { $high } (the best). Every value is what a player could expect from what they knew at that moment.
terminal-review-thinking = thinking
terminal-review-written = The review is in { $file }.
terminal-review-line = What each player could expect
terminal-review-line-help = From the first decision to the result, as each player could know it.
terminal-review-accounts = Where each result came from
terminal-review-faults = Moves that cost something
terminal-review-turns = Turning points
terminal-review-shifts = What changed a mind
terminal-review-seat = player
terminal-review-expected = expected
terminal-review-own = own moves
terminal-review-others = opponent’s moves
terminal-review-rest = others and luck
terminal-review-result = result
terminal-review-doubtful = doubtful
terminal-review-mistakes = mistakes
terminal-review-move = move
terminal-review-played = played
terminal-review-better = better
terminal-review-verdict = verdict
terminal-review-verdict-doubtful = doubtful
terminal-review-verdict-mistake = mistake
terminal-review-loss = cost
terminal-review-after = after
terminal-review-before = before
terminal-review-then = then
terminal-review-line-known = as known
terminal-review-line-was = as it was
terminal-review-secrets = Where a secret mattered
terminal-review-decisions = Every decision
terminal-review-beliefs = What { $player } believed
terminal-review-beliefs-help = From left to right over the game; the stronger the colour, the likelier. The table gives per cent at some moments.
terminal-review-as-table = as a table
terminal-review-start = at first
terminal-review-chance = dice and deals
terminal-review-hidden = what was hidden
terminal-review-others-did = others’ moves
terminal-review-would = the bot plays
terminal-review-then-came = what happened then
terminal-review-known = as known
terminal-review-was = as it was
terminal-review-evidence = what happened, and what it changed
terminal-review-worth = worth
terminal-review-share = the bot plays it
terminal-review-verdict-best = best
terminal-review-verdict-fine = fine

## Help

terminal-help = Hidden-information table games: play, study, simulate.
    .usage = usage:
    .arguments = arguments
    .options = options
    .commands = commands
    .help = show this help and exit
    .version = print the version and exit
    .lang = language (default: from the locale)
terminal-help-play = play in the terminal against bots
    .seat = a number from 0, a side’s name, or either
    .bot = bot for the other seats (default: the strongest)
    .players = number of players (default: the minimum)
    .seed = seed of all chance, any text (default: a secret one)
    .option = options of the game
    .record = write the record of the game to a file
    .plain = lines in reading order, without drawings, columns and colours: for screen readers
terminal-help-replay = step through the record of a game
    .file = the record
    .seat = whose view: a number from 0, a side’s name, spectator, or open (finished games)
    .all = print all moves at once
terminal-help-review = judge every move of a finished game by what its player could know
    .file = the record
    .seat = one player only: a number from 0, or a side’s name (default: everybody)
    .bot = bot that judges (default: the strongest)
    .budget = seconds to think about each decision, for each player (default: 0.02)
    .html = write the review to a file, as a page of its own
    .json = print JSON only
terminal-help-verify = check that every draw of a record came from its seed
    .file = the record
terminal-help-rules = read the rules of a game
    .clause = one clause only, for example D7
terminal-help-serve = host tables on this machine for people with browsers
    .host = address to listen on (default: 127.0.0.1)
    .port = port to listen on (default: 8600; 0: any free one)
    .store = where tables are kept (default: a file in your data folder)
    .bus = message bus between several server processes
    .open = open the page in the browser
    .pace = approximate delay before a bot answers, in seconds (default: 0.9)
    .processes = number of processes of the server, which share its port (default: 1)
    .bot = one more bot for the tables; may be repeated
    .workers = number of processes for bots (default: 1)
    .origin = another address of the page, for example https://play.example.org; may be repeated
    .proxy = a trusted proxy, or a network of trusted proxies; may be repeated
    .contact = whom the operators of push services may write to: a mailto: or https: address
    .push-service = another push service that browsers may name, for example https://push.example.org; may be repeated
    .keep-finished = how long to keep tables with a finished game after their last use (default: forever)
    .keep-abandoned = how long to keep other tables after their last use (default: 14)
    .rate = requests per second from one address (default: 50)
    .sockets = open pages from one address (default: 200)
    .log = least severe messages to log
terminal-help-backup = copy the tables of a server, even while it runs
    .file = the copy, a new file that only you can read
    .store = the store to copy (default: a file in your data folder)
terminal-help-restore = make a copy the store of a server again
    .file = the copy that `gloaming backup` wrote
    .store = where the store is to be; it must not exist yet (default: a file in your data folder)
terminal-misused = { $reason } (see: { $command } --help)
terminal-not-positive = '{ $text }' is not a positive whole number
terminal-not-port = '{ $text }' is not a port: 0 to 65535
terminal-not-network = '{ $text }' is not an address or a network
terminal-not-origin = '{ $text }' is not an origin, for example https://play.example.org
terminal-not-contact = { $text } is not an address such as mailto:ann@example.org or https://example.org/contact
terminal-not-days = '{ $text }' is neither a number of days, at least 1, nor forever
terminal-not-seconds = '{ $text }' is not a number of seconds from 0 to 3600

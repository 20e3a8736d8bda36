### What the library refuses, whatever the game.

## Everywhere

core-and = { $first } and { $last }
core-cited = { $reason } ({ $clause })

## Records

core-record-long = a record has at most { $most } characters, this one has { $given }
core-record-heading = not a record: the first line is neither '{ $one }' nor '{ $two }'
core-record-cut = the record was cut short: it does not end with its digest
core-record-changed = the record was changed after it was written: its digest does not match its lines
core-record-surrogate = the record is not text: it contains half a character (a lone surrogate)
core-record-line = line { $line } of the record should start with '{ $name }:'
core-record-number = line { $line } of the record should hold a number
core-record-digits = line { $line } of the record should hold 64 hexadecimal digits or 'bot' for each seat
core-record-options = line { $line } of the record should hold options as name=value
core-record-no-end = the record has no line that starts with 'end: '
core-record-no-move = line { $line } of the record is not a move: a seat, *, or = comes first
core-record-count =
    { $moves ->
        [one] line { $line } of the record counts { $count }, but it holds { $moves } move
       *[other] line { $line } of the record counts { $count }, but it holds { $moves } moves
    }
core-record-winners = line { $line } of the record does not say who won
core-record-rules = the record was made under rules version { $made } of { $game }; this program has version { $current }
core-record-parts = the record was made under rules version { $made } of { $game }, and cannot be followed under version { $current }: { $error }
core-record-start = the record starts from an impossible position: { $error }
core-record-move = move { $number } of the record cannot be played: { $error }
core-record-result = the record's result does not follow from its moves
core-record-other-seed = this is not the seed that the record was committed to
core-record-no-seed = the record holds no seed: it is published once the game is over
core-record-commitment = the seed does not match the commitment: the game was started with another seed
core-record-nonce = the nonce of seat { $seat } does not match its pledge
core-record-draw = move { $number }: the record says chance gave '{ $move }', the seed gives '{ $drawn }'
core-seed = a seed is one line of 1 to { $most } printable characters

## Moves

core-review-unfinished = only a finished game can be reviewed
core-no-action = there is no action { $action }: actions are 0 to { $last }
core-over = the game is over
core-chance = chance is played from the seed
core-no-seat = there is no seat { $seat }: seats are 0 to { $last }
core-not-asked = it is not seat { $seat }'s move: the game waits for { $waits }
core-no-move = cannot read the move '{ $move }': { $hint }
core-refused = { $move }: { $reason }

## Folders for compiled rules

core-folder-unwritable = { $variable } names { $folder }, which cannot be written
core-folder-shared = { $folder } is not private to you: remove it, or name another folder in { $variable }

## Options

core-no-game = there is no game '{ $name }'; there are { $names }
core-unusable-game = the game '{ $name }' of another package cannot be used: { $reason }
core-no-option = { $game } has no option '{ $name }'; it has { $names }
core-no-bot = { $game } has no bot '{ $name }'; it has { $names }
core-unusable-bot = the bot '{ $name }' cannot be used: { $reason }
core-unusable-program = the program '{ $command }' cannot be used: { $reason }
core-no-integer = '{ $given }' is not a whole number
core-no-boolean = '{ $given }' is neither true nor false
# A sentence that is already in words.
core-verbatim = { $text }

## Reviews

core-review-evidence = { $told } { $about }, { $what }: { $before } % to { $after } %.
core-review-evidence-unseen = { $about }, { $what }: { $before } % to { $after } %.
core-review-both = { $first } { $second }
core-review-unseen = { $who_is ->
    [you] You decide in secret.
   *[others] { $who } decides in secret.
}

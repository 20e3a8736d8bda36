### The page around the games.

## Everywhere

page-site-tagline = Board games with secrets, for the hour when the light fades.
page-site-skip = Skip to the content
page-site-brand = Gloaming: home
page-site-home = Home
page-site-rules = Rules
page-site-settings = Settings
page-site-to-dawn = Light theme
page-site-to-dusk = Dark theme
page-site-nowhere = There is nothing here.
page-site-nowhere-help = The address may be incomplete. The games are on the home page.
page-site-unreachable = The server does not answer. Is it running?
page-site-offline = Offline: no connection to Gloaming. Rules and lessons that you have opened before are still here; tables wait until the connection is back.
page-site-again = Try again
page-site-loading = One moment…
page-site-credits = Duel of the Shamans is by Wolfgang Kramer, Shamans by Cédrick Chaboussit, Shadow Hunters by Yasutaka Ikeda. Gloaming is an unofficial table with its own art and words: if you like a game, buy it.

## Buttons and the like

page-kit-hold = Hold to confirm
page-kit-hold-again = Keep holding, or press again
page-kit-peek = hold or tap to look
page-kit-close = Close
page-kit-copy = Copy
page-kit-copied = Copied

## Home

page-home-name = Your name at the table
page-home-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-home-players-range = { $few } to { $most } players
page-home-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-home-minutes-range = { $few } to { $most } minutes
page-home-play-now = Play now
page-home-play-now-of = Play now: { $game }
page-home-setting = Setting the table…
page-home-open-table = Open a table
page-home-open-table-of = Open a table: { $game }
page-home-puzzle = Puzzle of the day
page-home-puzzle-of = Puzzle of the day: { $game }
page-home-learn = Learn by playing
page-home-learn-of = Learn by playing: { $game }
page-home-learn-on = Go on learning
page-home-learn-on-of = Go on learning: { $game }
page-home-learn-minutes =
    { $count ->
        [one] A lesson of one minute
       *[other] A lesson of about { $count } minutes
    }
page-home-rules-of = Rules: { $game }
page-home-open-tables = Open tables
page-home-no-open-tables = No table is looking for players right now. Open one, and tick “{ page-lobby-listed }” there.
page-home-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
page-home-hosted-by = { $name }’s table
page-home-your-tables = Your tables
page-home-waits-for = Waiting for { $names }
page-home-over = Finished
page-home-gathering = Waiting for players
page-home-forget = Forget this table
page-home-join-by-link = Join by link
page-home-link = Link or code of a table
page-home-join = Go to the table
page-home-bad-link = That is not a link to a table or a replay.
page-home-record = Watch a record
page-home-record-help = A game saved as text, from here or from the command line.
page-home-choose-record = Choose a file…

## The connection

page-line-connecting = Connecting…
page-line-lost = Connection lost: trying again…
page-line-waits = Offline: the table waits for the connection.
page-line-restarting = The server is restarting: back in a moment…
page-line-renewed = Gloaming was updated.
page-line-reload = Reload the page
page-line-pending = Sending…

## The table

## The stage
page-stage-watch = See what happens…
page-stage-paused = Paused.
page-stage-pause = Pause
page-stage-go-on = Go on
page-stage-skip = Skip to my next question
page-stage-step = Next
page-stage-speed = How fast things happen
page-stage-speed-help = How long everything that happens stays in sight before you are asked again.
page-stage-speed-slow = Slow
page-stage-speed-normal = Normal
page-stage-speed-fast = Fast
page-stage-speed-instant = At once
page-stage-speed-step = Step by step

page-table-join = Join the table
page-table-join-help =
    { $gives ->
        [seat] You have opened a link to this table. Choose a name, then take a seat.
        [late] You have opened a link to a running game. Choose a name, then take the seat of a bot, or just watch.
        [delayed] You are watching a running game, a minute late, and see only what lies open for everybody. With a name you can chat.
       *[other] You are watching, and see only what lies open for everybody. With a name you can chat.
    }
page-table-late-help = Play on in the place of a bot: you will see what its seat knows.
page-table-late = Take over from { $name }
page-table-watching = You are watching.
page-table-board = The board
page-table-your-turn = Your turn
page-table-moves = What you can do
page-table-all-moves = All moves
page-table-all-moves-help = Type to find a move, press Enter to make it.
page-table-no-moves = There is nothing for you to do right now.
page-table-no-match = No matching move.
page-table-find-move = Find a move
page-table-decline-all = Decline these until I say otherwise
page-table-asked-all = Everybody is asked, so the question gives nobody away.
page-table-declining = You decline such questions without being asked.
page-table-ask-again = Ask me again
page-table-held = Your answer is kept: { $move }. The game goes on when the time is up.
page-table-time = Time left:
page-table-away = { $name } is away. Time until a bot takes over:
page-table-deputy = A bot plays for { $name }.
page-table-position = Games at this table begin at move { $moment } of another game. { $hidden ->
    [same] What was hidden is as it was then, so whoever knows that game knows it.
   *[anew] What its seat could not know then was drawn anew.
}
page-table-you-deputy = A bot plays for you.
page-table-back = Take over again
page-table-leave = Leave the game to a bot
page-table-menu = Table menu
page-table-panels = Beside the board
page-table-cite = Rules { $clauses }
page-table-no-board = The board cannot be drawn. Every move is offered below.
page-table-share = Share the table

## Sound

page-sound-ask = Would you like to hear the game, too?
page-sound-yes = Yes, with sound
page-sound-no = No
page-sound-switch = Sound

## One’s own secrets

page-secrets-cover = Cover my secrets
page-secrets-cover-help = For those who share a screen: your role, your hidden cards and what you alone are told lie face down until you hold them.

## Taking a move back, and reactions

page-table-nudge = Remind them
page-undo = Take back my last move
page-undo-ask = Ask to take back my last move
page-undo-asked = { $name } asks to take back their last move.
page-undo-grant = Agree
page-undo-deny = Do not agree
page-undo-waits = You asked to take back your move. Waiting for { $names }.
page-undo-withdraw = Leave it
page-react = React
page-react-bravo = Bravo!
page-react-laugh = Haha!
page-react-wow = Oh!
page-react-hm = Hm …
page-react-thanks = Thank you!
page-react-oops = Oops!

## Removing somebody

page-removal-people = People at the table
page-removal-unseated = without a seat
page-removal-remove = Remove
page-removal-ask = Remove { $name }
page-removal-help = Their page is closed and their personal link no longer works. In a game, a bot plays on in their seat.
page-removal-ban = Remove and ban
page-removal-ban-help = A ban also keeps everybody else who shares their internet connection from joining this table.

## The panels beside the board

page-panels-log = Log
page-panels-notes = Notes
page-panels-chat = Chat
page-panels-help = Help
page-panels-people = Players
page-panels-log-empty = Nothing has happened yet.
page-panels-secret = For your eyes only
page-panels-moment = Show this moment ({ $number }) in the replay
page-panels-notes-help = Only you can read this, even later in the replay.
page-panels-notes-label = Your notes
page-panels-notes-kept = Saved
page-panels-notes-keeping = Saving…
page-panels-chat-unkept = Earlier messages are no longer kept.
page-panels-chat-empty = Nobody has said anything yet.
page-panels-chat-label = Say something
page-panels-chat-send = Send
page-panels-chat-join = Join the table to chat.
page-panels-keys = Keys
page-panels-key-digits = make the choice with that number
page-panels-key-slash = find a move by typing
page-panels-key-question = explain the selected item, or show this help
page-panels-key-letters = log, notes, chat, players
page-panels-key-escape = close
page-panels-question = The question
page-panels-glossary = Glossary
page-panels-all-rules = All rules
page-panels-you = you
page-panels-host = host
page-panels-bot = bot
page-panels-away-mark = away
page-panels-open = free
page-panels-watchers = Watching: { $names }
page-panels-make-host = Make host
page-panels-take-host = Become host
page-panels-give-to-bot = Give the seat to a bot
page-panels-own-link = Continue on another device
page-panels-own-link-help = This link is your seat: open it on another device, and show it to nobody.
page-panels-fairness = Draws can be verified
page-panels-fairness-help = Every player’s browser mixes a secret number of its own with the server’s before the deal, so nobody can choose the draws, and anyone can check them after the game.
page-panels-fairness-of-seed = The seed was fixed before the game began. After the end it is published, and every draw can be derived again from it.

## Keeping and taking over a seat

page-seat-keep = Keep your seat
page-seat-code = Recovery code
page-seat-code-help = If this browser forgets you, this code brings your seat back, here or on another device. Show it to nobody.
page-seat-code-show = Show my recovery code
page-seat-code-once = It is shown only this once: copy it or write it down.
page-seat-code-kept = I have saved it
page-seat-code-have = You have a recovery code. A new one replaces it.
page-seat-code-again = Show a new code
page-seat-recover = Did you have a seat here?
page-seat-recover-help = Your recovery code brings it back. Pages and links you had before stop working.
page-seat-recover-do = Take my seat back
page-seat-ask-title = Take over a seat
page-seat-ask-help = Everybody else in the game has to agree. Then you play on, and see what the seat knows.
page-seat-ask = Ask for { $name }’s seat
page-seat-ask-name = Name of the player who is gone
page-seat-ask-do = Ask the others
page-seat-ask-waits = You have asked. The table opens here once everybody has agreed.
page-seat-consent = { $name } asks to take over { $owner }’s seat.
page-seat-consent-help = If everybody agrees, { $name } plays on and sees all that this seat knows. Agree only if you know who it is.
page-seat-agree = Agree
page-seat-refuse = Do not agree
page-seat-withdraw = Withdraw the request
page-seat-waits = Still to answer: { $names }.
page-seat-replace = This link is for another seat
page-seat-replace-do = Use the link
page-seat-replace-not = Keep my seat

## The lobby

page-lobby-title = A table of { $game }
page-lobby-seats = Seats
page-lobby-sit-here = Sit here
page-lobby-stand = Stand up
page-lobby-add-bot = Add a bot
page-lobby-bot-in = Bot in seat { $number }
page-lobby-clear = Free seat { $number }
page-lobby-fill = Fill with bots
page-lobby-free = Free
page-lobby-ready = Ready
page-lobby-not-ready = Not ready yet
page-lobby-im-ready = I am ready
page-lobby-start = Start the game
page-lobby-start-waits =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
page-lobby-dealing = Dealing: waiting for { $names }.
page-lobby-host-starts = { $name } starts the game.
page-lobby-invite = Invite
page-lobby-link =
    { $gives ->
        [seat] Send this link to your friends: whoever opens it can take a free seat.
        [late] Whoever opens this link may take the seat of a bot, and then sees what that seat knows.
        [public] Whoever opens this link watches the game, and sees only what lies open for everybody.
        [delayed] Whoever opens this link watches the game, a minute late, and sees only what lies open for everybody.
        [off] This table has no spectators: until the game is over, whoever opens this link sees nothing.
       *[end] Whoever opens this link sees how the game ended.
    }
page-lobby-program = Program
page-lobby-program-invite = Invite a program
page-lobby-program-help = The link is for a program, by whoever wants to bring one: it takes seat { $number }, and works once. Whoever runs the program sees what its seat sees. Everybody has to be ready again when it comes.
page-lobby-program-link = Make a link
page-lobby-bots = How the bots play
page-lobby-bot-level =
    { $level ->
        [easiest] { $title } · very easy
        [easy] { $title } · easy
        [medium] { $title } · medium
        [hard] { $title } · hard
       *[hardest] { $title } · hardest
    }
page-lobby-fact = { $option }: { $chosen }
page-lobby-fact-parts =
    { $standard ->
        [yes] as usual
       *[no] changed
    }
page-lobby-fact-listed =
    { $listed ->
        [yes] Among the open tables
       *[no] Only by invitation
    }
page-lobby-fact-late = late visitors may take a bot’s seat
page-lobby-fact-spectators =
    { $see ->
        [off] No spectators
        [public] Spectators welcome
       *[delayed] Spectators, a minute late
    }
page-lobby-fact-no-clock = No time limit
page-lobby-fact-clock = { $time } for a decision
page-lobby-qr = The invitation as a QR code
page-lobby-players = Players
page-lobby-fewer = One player fewer
page-lobby-more = One player more
page-lobby-options = Options
page-lobby-table = The table
page-lobby-listed = Show among the open tables
page-lobby-spectators = Spectators
page-lobby-spectators-off = see nothing
page-lobby-spectators-public = see what is public
page-lobby-spectators-delayed = see it a minute later
page-lobby-turn = Time for a decision
page-lobby-turn-none = no limit
page-lobby-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
page-lobby-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-lobby-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
page-lobby-days-help = The game goes on whether or not anybody is here: come back whenever you like, nobody is replaced.
page-lobby-window = Time to use a hidden power
page-lobby-window-help = Everybody who might have a power is asked, always for the same time, so the wait gives nothing away.
page-lobby-window-auto = set for this game
page-lobby-late = A late visitor may take a bot’s seat
page-lobby-grace = A bot replaces an absent player after
page-lobby-host-only = Only the host can change these.

## The end of a game

page-end-you-win = You won
page-end-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
page-end-draw = Nobody wins
page-end-rematch = Play again
page-end-stopped = This game stops here
page-end-stopped-why = The rules have been corrected since it began, and it cannot go on under them.
page-end-stopped-board = Below is its last position.
page-end-rematch-waits = Waiting for { $name }
page-end-replay = Look back
page-end-record = Save the record
page-end-verify = Check the draws
page-end-verified =
    { $draws ->
        [0] There were no draws, and the seed is the one fixed before the game.
        [1] The only draw follows from the seed fixed before the game.
       *[other] All { $draws } draws follow from the seed fixed before the game.
    }
page-end-own-number = Your own number was mixed in.
page-end-not-committed = But this record does not match what your browser saw committed before the deal. Do not trust its draws.
page-end-home = Home
page-end-picture = Picture
page-end-picture-file = result
page-end-cast = Who everybody was
page-end-winner = winner
page-end-board = Close and look at the board
page-end-show = Show the result

## Replays

page-replay-title = Replay: { $game }
page-replay-seen-by = Seen by
page-replay-watcher = a spectator
page-replay-no-board = This board can no longer be drawn. The log tells what happened.
page-replay-open = everything revealed
page-replay-moment = Move { $number } of { $last }
page-replay-scrub = Moment of the game
page-replay-first = To the beginning
page-replay-previous = One move back
page-replay-next = One move on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed
page-replay-share = Link to this moment
page-replay-running = The game is still running: only what you may know is shown.
page-replay-position = This game did not begin at its usual start, but at a position.
page-replay-position-of = To move { $moment } of the game that it began from
page-replay-to-table = To the table

## Reviews

page-review-title = Review
page-review-pitch = What could everybody have known? The review shows the chances move by move, which moves were better, and what was luck.
page-review-how-long = The server plays the game again and thinks about every move. This takes a few seconds to a few minutes.
page-review-begin = Review this game
page-review-waiting =
    { $ahead ->
        [0] This review is next.
        [one] One other review comes first.
       *[other] { $ahead } other reviews come first.
    }
page-review-preparing = The server is getting ready to think.
page-review-working = The server is thinking about every move.
page-review-progress = Progress of the review
page-review-stay = You can leave meanwhile. The review is kept with the game.
page-review-of = Review for
page-review-by = Judged by the bot “{ $bot }”, from what { $name } could know at each moment.
page-review-line = Chance to win
page-review-chart = Chance to win over time: arrows move through the game, Page Up and Page Down go to what is marked
page-review-as-table = As a table
page-review-move = Move
page-review-between = between
page-review-turn = turning point
page-review-was = { $name }, as it was
page-review-secret = a secret mattered
page-review-parting = { $name } could expect { $known }. With everything revealed it was { $was }.
page-review-decision = This decision
page-review-no-decision = { $name } decides nothing at this moment.
page-review-earlier = Decision before
page-review-later = Next decision
page-review-verdict-best = Best move
page-review-verdict-fine = Fine
page-review-verdict-doubtful = Doubtful
page-review-verdict-mistake = Mistake
page-review-verdict-none = Not judged
page-review-best-help = No move was worth more.
page-review-even-help = The best move was hardly worth more.
page-review-fine-help = The best move was worth { $loss } more, which is little or within what is uncertain (± { $doubt }).
page-review-cost = It cost { $loss } of the chance to win (± { $doubt }).
page-review-not-weighed = The bot does not weigh these moves. It says only how often it would make them.
page-review-choice = Move
page-review-worth = Chance to win
page-review-share = Bot
page-review-played = played
page-review-best = best
page-review-would = bot
page-review-beliefs = What { $name } could believe
page-review-no-beliefs = There is nothing to believe at this moment: nothing is hidden, or the bot does not say.
page-review-account = Where the result came from
page-review-part-start = Expected at first
page-review-part-chance = Dice, deals and draws
page-review-part-hidden = What was hidden
page-review-part-own = Own moves
page-review-part-others = Moves of others
page-review-part-luck = Luck
page-review-part-rest = Others and luck
page-review-part-result = Result
page-review-costly = Moves that cost something
page-review-turns = Turning points
page-review-secrets = Where a secret mattered
page-review-evidence = What changed minds
page-review-at = Move { $number }
page-review-to = to

## Trying again

page-try-title = Try again from here
page-try-help = A new table begins at move { $number }. You take a seat, bots take the others.
page-try-seat = Your seat
page-try-hidden = What this seat could not know
page-try-same = as it was
page-try-anew = drawn anew
page-try-link = Link to this position, for others to try
page-try-play = Play on

## Rules

page-rules-title = Rules
page-rules-howto = How to play { $game }
page-rules-look-up = Looking something up? All rules, one by one, are below.
page-rules-ruling = Ruling
page-rules-find = Find in the rules
page-rules-none = No clause mentions that.
page-rules-in-english = These rules are in English: nobody has translated them into your language yet.

## Settings

page-settings-title = Settings
page-settings-help = Kept in this browser, and nowhere else.
page-settings-name = Your name
page-settings-lang = Language
page-settings-theme = Theme
page-settings-dusk = Dusk (dark)
page-settings-dawn = Dawn (light)
page-settings-motion = Motion
page-settings-motion-system = as in the system settings
page-settings-motion-on = on
page-settings-motion-off = off
page-settings-sound = Sound
page-settings-sound-on = Soft cues: your turn, cards, dice, the end
page-settings-sound-try = Listen
page-settings-turn = Your turn
page-settings-turn-tell = Tell me when it is my turn, while a table is open in the background
page-settings-turn-call = Tell me when it is my turn, while a table is open in the background or closed
page-settings-turn-refused = Your browser does not allow notifications from this page. You can change that in its settings.

## Lessons

page-lesson-title = Lesson: { $game }
page-lesson-label = The lesson
page-lesson-step = Step { $number } of { $last }
page-lesson-next = Continue
page-lesson-show = Show me
page-lesson-again = Start over
page-lesson-practice = Play a short game

## Puzzles

page-puzzle-title = Puzzle: { $game }
page-puzzle-label = The puzzle
page-puzzle-earlier = Puzzle of the day before
page-puzzle-later = Puzzle of the day after
page-puzzle-find = Find the best move.
page-puzzle-easy = Easy.
page-puzzle-middling = Not so easy.
page-puzzle-hard = Hard.
page-puzzle-missed = Weaker bots miss it in { $share } of tries.
page-puzzle-done = You have solved it already.
page-puzzle-wrong = { $move }: another move is clearly better. Try again.
page-puzzle-right = Yes, that is the best move.
page-puzzle-shown = The best move: { $move }
page-puzzle-solved = Solved: { $solved } of { $count }.
page-puzzle-streak =
    { $count ->
        [one] One day in a row.
       *[other] { $count } days in a row.
    }

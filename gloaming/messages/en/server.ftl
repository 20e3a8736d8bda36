### What the server says by itself.

## Not found

server-no-table = There is no such table. Ask for a new link.
server-no-replay = There is no such game here.
server-no-moment = This game has moments 0 to { $last }.
server-no-viewer = “{ $viewer }” is not a seat, and neither a watcher nor open.
server-no-seat = There is no seat { $seat } at this table.
server-no-person = There is no person { $person } at this table.
server-no-window = There is no window of the kind “{ $question }” in this game.
server-nothing-here = There is nothing at this address.

## Links, codes and seats

server-bad-token = This link is no longer valid. Your recovery code brings your seat back.
server-bad-code = This is not a recovery code of this table, or it was used or replaced.
server-bad-invitation = This invitation of a program is not valid: it was used, replaced or withdrawn.
server-too-many-guesses = Too many recovery codes were tried from here. Try again in a minute.
server-other-person = In this browser you are { $now } at this table. With this link you would be { $other } instead.
server-seated-already = You already have a seat in this game.
server-asked-already = Somebody is already asking for a seat.
server-declined-already = The others have declined. You cannot ask again in this game.
server-nobody-gone = Nobody called “{ $name }” has left this game to a bot.
server-too-few-to-agree = At least two other people have to agree, and there are fewer in this game.
server-cannot-all-agree = Somebody in this game was removed from the table, so not everybody can agree.
server-not-asked-for = Nobody is asking for this seat now.
server-not-your-consent = This is for the other people in this game to decide.
server-agreed-already = You have already agreed.
server-played-already = You have already had a seat in this game.
server-undo-not = Your last move can no longer be taken back.
server-no-rest = No round has just ended that you have still to see.
server-nudge-not = Reminders are for games in which people have days for a decision.
server-nudge-nobody = Nobody else has to decide now.
server-nudged-lately = Somebody was reminded here not long ago. Try again in a few hours.
server-no-push-service = This is not the address of a push service that this server knows.
server-bad-push-keys = The keys of this browser cannot be read.
server-undo-shown = That move, or what followed it, has shown something that was hidden. It stays.
server-undo-not-asked = Nobody asks to take a move back now.

## Said in the chat of a table

server-told-called-off = The start was called off: no answer from { $names }. Everybody has to be ready again.
server-told-host = { $name } is now the host.
server-told-asks = { $name } asks to take over { $owner }’s seat. Everybody else in the game has to agree.
server-told-withdrawn = { $name } no longer asks for { $owner }’s seat.
server-told-declined = { $by } does not agree: { $owner } keeps the seat that { $name } asked for.
server-told-owner-back = { $owner } is back: { $name } no longer asks for the seat.
server-told-taken-over = All others have agreed: { $name } takes over { $owner }’s seat, and sees what it knows.
server-told-late = { $name } takes over from { $bot }, a bot, and sees what that seat knows.
server-told-program = { $name } comes to the table: a program. Whoever runs it sees what its seat sees.
server-told-removed = The host has removed { $name }.
server-told-replaced = The host has removed { $name }. A bot plays on in that seat.
server-told-position = Games at this table begin at move { $moment } of the replay { $replay }.
server-told-nudge = { $name } reminds everybody whose turn it is.
server-told-undo = { $name } has taken back their last move.
server-told-undo-asked = { $name } asks to take back their last move. The other people in the game have to agree.
server-told-undo-denied = { $name } does not agree: the move stays.
server-told-undo-withdrawn = { $name } no longer asks to take a move back.

## Why somebody is not let in

server-removed = The host has removed you from this table.
server-never-came = You joined this table but did not open it. Join it again.
server-banned = The host lets nobody join this table from your address any more.
server-many-of-you = Too many people from your address are at this table without a seat.
server-full-table = The table is full.
server-no-watchers = Nobody may watch at this table.
server-too-many = Too many pages are open here. Close some, or try again later.

## What cannot be done now

server-not-yourself = You cannot remove the host.
server-program-plays = A program only plays: it cannot be the host.
server-join-first = Join the table first.
server-seat-first = Sit down first.
server-host-only = Only the host can do this.
server-lobby-only = The game has begun: this can no longer be changed.
server-not-playing = No game is being played.
server-not-asked = It is not your move.
server-not-over = This is possible only after the end of the game.
server-not-yours = During the game you only see your own side of it.
server-remember = In this game you must rely on your own memory: its moments are shown only after the end.
server-seat-taken = This seat is taken.
server-seats-free = All seats must be taken before the game starts.
server-not-ready = { $name } is not ready yet.
server-not-here = { $name } is away, and must be here when the game starts.
server-no-pledge = Your page has not committed to a number for the draws. Reload it.
server-no-reveal = The table is not waiting for a number from you.
server-wrong-nonce = This is not the number that you committed to.
server-stale = The table had moved on before your move arrived. Look again.
server-your-bot = A bot is playing for you: take your seat back first.
server-held-already = You have already answered.
server-not-gone = Nobody is playing for you.
server-outdated = The rules have been corrected since this game began, and it cannot go on under them. The host can open the lobby again for a new game.
server-not-kept = The rules have been corrected since this game was played, and what was shown of it was not kept.
server-rules-part = The rules have been corrected since this game was recorded, and it cannot be shown: { $reason }
server-position-over = The game is over at this moment: choose an earlier one.
server-position-fixed = This table plays on from a position: its game, players and options stay as they are.
server-position-outdated = The rules have been corrected since this game was played, and it cannot be played on.

## What cannot be read

server-refused = { $reason }
server-unreadable = This could not be read: { $reason }
server-unreadable-move = There is no move “{ $move }” in this game.
server-no-name = A name has 1 to 24 characters.
server-mixed-name = A name must use a single script; this one mixes letters of several.
server-program-name = Names that end in “(bot)” are for programs.
server-no-text = A message has 1 to 500 characters.
server-long-note = Notes have at most 4000 characters.
server-bad-setting = { $name }: { $reason }
server-too-large = This is too large.
server-not-json = This is not JSON, or its content type does not say so.
server-not-understood = This request could not be understood.

## Limits

server-note-slower = Slow down: your notes are saved at most { $count } times in { $seconds } seconds.
server-talk-slower = Slow down: at most { $count } messages in { $seconds } seconds.
server-full-log = Too much has been written at this table. Open a new one.
server-written-enough = You have written too much at this table.
server-stored-enough = Too much has been stored from your address. Try again in a few minutes.
server-made-enough = You have created too many tables; try again in a few minutes.
server-too-many-tables = There are too many tables here already. Try again later.
server-too-fast = Slow down: this was too much at once.
server-much-work = The server is busy with other games. Try again in a moment.
server-long-check = Checking this record takes more than { $seconds } seconds, which is too long.
server-no-review = This game could not be reviewed. Try again later.
server-too-slow = The rest of this request took too long to arrive.

## The server itself

server-unreadable-table = This server cannot read this table: a newer version has written to it. Try again once the server has been updated.
server-store-down = The table cannot be saved just now. Try again in a moment.
server-closing = The server is restarting. You will be back in a moment.
server-our-fault = Something went wrong here. It is not your fault: try again.
server-other-method = Method not allowed at this address.
server-other-page = Another site’s page may not do this.
server-other-name = This server does not answer to the name “{ $name }”. If it should, start it with --origin { $origin }
server-not-for-you = This is only for the operator of the server, with the token in $GLOAMING_METRICS_TOKEN.

### Was der Server von sich aus sagt.

## Was es nicht gibt

server-no-table = Diesen Tisch gibt es nicht. Bitte um einen neuen Link.
server-no-replay = Diese Partie gibt es hier nicht.
server-no-moment = Diese Partie hat die Momente 0 bis { $last }.
server-no-viewer = Man sieht eine Partie von einem Platz aus, als Zuschauer oder offen: „{ $viewer }“ ist nichts davon.
server-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
server-no-person = An diesem Tisch gibt es keine Person { $person }.
server-no-window = In diesem Spiel gibt es keine Frage der Art „{ $question }“.
server-nothing-here = Unter dieser Adresse gibt es nichts.

## Links, Codes und Plätze

server-bad-token = Dieser Link gilt nicht mehr. Mit deinem Wiederherstellungscode bekommst du deinen Platz zurück.
server-bad-code = Das ist kein Wiederherstellungscode dieses Tisches, oder er wurde benutzt oder ersetzt.
server-bad-invitation = Diese Einladung für ein Programm gilt nicht: Sie wurde benutzt, ersetzt oder zurückgezogen.
server-too-many-guesses = Von hier wurden zu viele Wiederherstellungscodes ausprobiert. Versuche es in einer Minute noch einmal.
server-other-person = In diesem Browser bist du an diesem Tisch { $now }. Mit diesem Link wärst du stattdessen { $other }.
server-seated-already = Du hast in dieser Partie einen Platz.
server-asked-already = Es bittet schon jemand um einen Platz.
server-declined-already = Die anderen haben abgelehnt. Du kannst in dieser Partie nicht noch einmal fragen.
server-nobody-gone = Niemand mit dem Namen „{ $name }“ hat diese Partie einem Bot überlassen.
server-too-few-to-agree = Mindestens zwei andere müssen zustimmen, und in dieser Partie sind es weniger.
server-cannot-all-agree = Jemand aus dieser Partie wurde vom Tisch entfernt, also können nicht alle zustimmen.
server-not-asked-for = Gerade bittet niemand um diesen Platz.
server-not-your-consent = Das entscheiden die anderen in dieser Partie.
server-agreed-already = Du hast schon zugestimmt.
server-played-already = Du hattest in dieser Partie schon einen Platz.
server-undo-not = Dein letzter Zug lässt sich nicht mehr zurücknehmen.
server-no-rest = Es ist keine Runde zu Ende, die du noch ansehen müsstest.
server-nudge-not = Erinnern kann man nur in Partien, in denen man Tage für eine Entscheidung hat.
server-nudge-nobody = Gerade muss sonst niemand etwas entscheiden.
server-nudged-lately = Hier wurde vor Kurzem schon erinnert. Versuch es in ein paar Stunden wieder.
server-no-push-service = Das ist keine Adresse eines Push-Dienstes, den dieser Server kennt.
server-bad-push-keys = Die Schlüssel dieses Browsers sind nicht lesbar.
server-undo-shown = Dieser Zug, oder was auf ihn folgte, hat etwas Verborgenes gezeigt. Er bleibt stehen.
server-undo-not-asked = Gerade möchte niemand einen Zug zurücknehmen.

## Im Chat eines Tisches

server-told-called-off = Der Start wurde abgebrochen: keine Antwort von { $names }. Alle müssen noch einmal bereit sein.
server-told-host = { $name } ist jetzt Host.
server-told-asks = { $name } möchte den Platz von { $owner } übernehmen. Alle anderen im Spiel müssen zustimmen.
server-told-withdrawn = { $name } bittet nicht mehr um den Platz von { $owner }.
server-told-declined = { $by } stimmt nicht zu: { $owner } behält den Platz, um den { $name } gebeten hat.
server-told-owner-back = { $owner } ist wieder da: { $name } bittet nicht mehr um den Platz.
server-told-taken-over = Alle anderen haben zugestimmt: { $name } übernimmt den Platz von { $owner } und sieht, was man dort weiß.
server-told-late = { $name } übernimmt den Platz von { $bot }, einem Bot, und sieht, was dieser Platz weiß.
server-told-program = { $name } kommt an den Tisch: ein Programm. Wer es laufen lässt, sieht, was sein Platz sieht.
server-told-removed = Der Host hat { $name } entfernt.
server-told-replaced = Der Host hat { $name } entfernt. Auf diesem Platz spielt ein Bot weiter.
server-told-position = Partien an diesem Tisch beginnen bei Zug { $moment } der Aufzeichnung { $replay }.
server-told-nudge = { $name } erinnert alle, die am Zug sind.
server-told-undo = { $name } hat den letzten Zug zurückgenommen.
server-told-undo-asked = { $name } möchte den letzten Zug zurücknehmen. Die anderen Mitspieler müssen zustimmen.
server-told-undo-denied = { $name } stimmt nicht zu: Der Zug bleibt.
server-told-undo-withdrawn = { $name } möchte den Zug nicht mehr zurücknehmen.

## Warum jemand nicht hereinkommt

server-removed = Der Host hat dich von diesem Tisch entfernt.
server-never-came = Du bist diesem Tisch beigetreten, hast ihn aber nicht geöffnet. Tritt ihm noch einmal bei.
server-banned = Der Host lässt von deiner Adresse niemanden mehr an diesen Tisch.
server-many-of-you = Zu viele Leute von deiner Adresse sind schon ohne Platz an diesem Tisch.
server-full-table = Der Tisch ist voll.
server-no-watchers = An diesem Tisch kann man nicht zuschauen.
server-too-many = Hier sind zu viele Seiten offen. Schließe welche oder versuche es später noch einmal.

## Was gerade nicht geht

server-not-yourself = Der Host kann nicht entfernt werden.
server-program-plays = Ein Programm spielt nur: Es kann nicht Host sein.
server-join-first = Tritt zuerst dem Tisch bei.
server-seat-first = Setz dich zuerst hin.
server-host-only = Das kann nur der Host.
server-lobby-only = Das Spiel hat begonnen: Das lässt sich nicht mehr ändern.
server-not-playing = Gerade läuft kein Spiel.
server-not-asked = Du bist nicht am Zug.
server-not-over = Das geht erst nach dem Ende der Partie.
server-not-yours = Während der Partie siehst du nur deine eigene Seite.
server-remember = In diesem Spiel sollst du dich selbst erinnern: Seine Momente werden nach dem Ende gezeigt.
server-seat-taken = Dieser Platz ist besetzt.
server-seats-free = Vor dem Start müssen alle Plätze besetzt sein.
server-not-ready = { $name } ist noch nicht bereit.
server-not-here = { $name } ist abwesend und muss beim Start des Spiels da sein.
server-no-pledge = Deine Seite hat sich für den Zufall auf keine Zahl festgelegt. Lade sie neu.
server-no-reveal = Von dir wird keine Zahl erwartet.
server-wrong-nonce = Das ist nicht die Zahl, auf die du dich festgelegt hast.
server-stale = Das Spiel war schon weiter, als dein Zug ankam. Sieh noch einmal hin.
server-your-bot = Ein Bot spielt für dich: Nimm zuerst deinen Platz wieder ein.
server-held-already = Du hast schon geantwortet.
server-not-gone = Niemand spielt für dich.
server-outdated = Die Regeln wurden seit dem Beginn dieser Partie korrigiert, und sie kann damit nicht weitergehen. Der Host kann für eine neue Partie wieder in die Lobby wechseln.
server-not-kept = Die Regeln wurden seit dieser Partie korrigiert, und was von ihr zu sehen war, wurde nicht aufbewahrt.
server-rules-part = Die Regeln wurden seit der Aufzeichnung dieser Partie korrigiert, und sie kann nicht gezeigt werden: { $reason }
server-position-over = In diesem Moment ist die Partie zu Ende: Wähle einen früheren.
server-position-fixed = An diesem Tisch geht es von einer Stellung aus weiter: Spiel, Spieler und Optionen bleiben, wie sie sind.
server-position-outdated = Die Regeln wurden seit dieser Partie berichtigt: Sie kann nicht weitergespielt werden.

## Was sich nicht lesen lässt

server-refused = { $reason }
server-unreadable = Das ließ sich nicht lesen: { $reason }
server-unreadable-move = In diesem Spiel gibt es keinen Zug „{ $move }“.
server-no-name = Ein Name hat 1 bis 24 Zeichen.
server-mixed-name = Ein Name wird in einer Schrift geschrieben: Dieser mischt Buchstaben aus mehreren.
server-program-name = Namen, die auf „(bot)“ enden, sind Programmen vorbehalten.
server-no-text = Eine Nachricht hat 1 bis 500 Zeichen.
server-long-note = Notizen haben höchstens 4000 Zeichen.
server-bad-setting = { $name }: { $reason }
server-too-large = Das ist zu groß.
server-not-json = Das ist kein JSON, oder der Inhaltstyp sagt es nicht.
server-not-understood = Diese Anfrage war nicht zu verstehen.

## Grenzen

server-note-slower = Langsamer: Deine Notizen werden höchstens { $count }-mal in { $seconds } Sekunden gespeichert.
server-talk-slower = Langsamer: höchstens { $count } Nachrichten in { $seconds } Sekunden.
server-full-log = An diesem Tisch wurde zu viel geschrieben. Eröffne einen neuen.
server-written-enough = Du hast an diesem Tisch zu viel geschrieben.
server-stored-enough = Von deiner Adresse wurde zu viel gespeichert. Versuche es in ein paar Minuten noch einmal.
server-made-enough = Du hast zu viele Tische eröffnet. Versuche es in ein paar Minuten noch einmal.
server-too-many-tables = Es gibt hier schon zu viele Tische. Versuche es später noch einmal.
server-too-fast = Langsamer: Das war zu viel auf einmal.
server-much-work = Der Server ist mit anderen Partien beschäftigt. Versuche es gleich noch einmal.
server-long-check = Die Prüfung dieser Aufzeichnung dauert länger als { $seconds } Sekunden, das ist zu lang.
server-no-review = Diese Partie konnte nicht analysiert werden. Versuche es später noch einmal.
server-too-slow = Der Rest dieser Anfrage kam zu langsam an.

## Der Server selbst

server-unreadable-table = Dieser Server kann diesen Tisch nicht lesen: Eine neuere Version hat darauf geschrieben. Versuche es noch einmal, wenn der Server aktualisiert ist.
server-store-down = Der Tisch kann gerade nicht gespeichert werden. Versuche es gleich noch einmal.
server-closing = Der Server startet neu. Gleich geht es weiter.
server-our-fault = Hier ist etwas schiefgegangen, und es liegt nicht an dir. Versuche es noch einmal.
server-other-method = Diese Methode ist unter dieser Adresse nicht erlaubt.
server-other-page = Die Seite einer anderen Website darf das nicht.
server-other-name = Dieser Server antwortet nicht auf den Namen „{ $name }“. Wenn er es soll, starte ihn mit --origin { $origin }
server-not-for-you = Das ist für die Person, die den Server betreibt, mit dem Token aus $GLOAMING_METRICS_TOKEN.

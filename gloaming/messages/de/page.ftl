### Die Seite rund um die Spiele.

## Überall

page-site-tagline = Brettspiele mit Geheimnissen, für die Stunde, in der das Licht vergeht.
page-site-skip = Zum Inhalt springen
page-site-brand = Gloaming: Startseite
page-site-home = Startseite
page-site-rules = Regeln
page-site-settings = Einstellungen
page-site-to-dawn = Helles Design
page-site-to-dusk = Dunkles Design
page-site-nowhere = Hier ist nichts.
page-site-nowhere-help = Vielleicht ist die Adresse unvollständig. Die Spiele findest du auf der Startseite.
page-site-unreachable = Der Server antwortet nicht. Läuft er?
page-site-offline = Offline: keine Verbindung zu Gloaming. Regeln und Lektionen, die du schon geöffnet hast, sind weiterhin da; Tische warten, bis die Verbindung wieder steht.
page-site-again = Noch einmal versuchen
page-site-loading = Einen Moment …
page-site-credits = Duell der Schamanen ist von Wolfgang Kramer, Shamans von Cédrick Chaboussit, Shadow Hunters von Yasutaka Ikeda. Gloaming ist ein inoffizieller Spieltisch mit eigenen Bildern und Texten: Wenn dir ein Spiel gefällt, kauf es.

## Knöpfe und Ähnliches

page-kit-hold = Zum Bestätigen gedrückt halten
page-kit-hold-again = Länger halten oder noch einmal drücken
page-kit-peek = zum Ansehen halten oder tippen
page-kit-close = Schließen
page-kit-copy = Kopieren
page-kit-copied = Kopiert

## Startseite

page-home-name = Dein Name am Tisch
page-home-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
page-home-players-range = { $few } bis { $most } Spieler
page-home-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
page-home-minutes-range = { $few } bis { $most } Minuten
page-home-play-now = Jetzt spielen
page-home-play-now-of = Jetzt spielen: { $game }
page-home-setting = Der Tisch wird gedeckt …
page-home-open-table = Tisch eröffnen
page-home-open-table-of = Tisch eröffnen: { $game }
page-home-puzzle = Rätsel des Tages
page-home-puzzle-of = Rätsel des Tages: { $game }
page-home-learn = Beim Spielen lernen
page-home-learn-of = Beim Spielen lernen: { $game }
page-home-learn-on = Weiterlernen
page-home-learn-on-of = Weiterlernen: { $game }
page-home-learn-minutes =
    { $count ->
        [one] Eine Lektion von einer Minute
       *[other] Eine Lektion von etwa { $count } Minuten
    }
page-home-rules-of = Regeln: { $game }
page-home-open-tables = Offene Tische
page-home-no-open-tables = Zurzeit sucht kein Tisch Mitspieler. Eröffne einen und setze dort den Haken bei „{ page-lobby-listed }“.
page-home-free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
page-home-hosted-by = Tisch von { $name }
page-home-your-tables = Deine Tische
page-home-waits-for = Warten auf { $names }
page-home-over = Beendet
page-home-gathering = Warten auf Mitspieler
page-home-forget = Diesen Tisch vergessen
page-home-join-by-link = Per Link beitreten
page-home-link = Link oder Code eines Tisches
page-home-join = Zum Tisch
page-home-bad-link = Das ist kein Link zu einem Tisch oder einer Aufzeichnung.
page-home-record = Aufzeichnung ansehen
page-home-record-help = Eine als Text gespeicherte Partie, von hier oder von der Kommandozeile.
page-home-choose-record = Datei auswählen …

## Die Verbindung

page-line-connecting = Verbindung wird aufgebaut …
page-line-lost = Verbindung verloren: neuer Versuch …
page-line-waits = Offline: Der Tisch wartet auf die Verbindung.
page-line-restarting = Der Server startet neu: Gleich geht es weiter …
page-line-renewed = Gloaming wurde aktualisiert.
page-line-reload = Seite neu laden
page-line-pending = Wird gesendet …

## Der Tisch

## The stage
page-stage-watch = Sieh, was geschieht …
page-stage-paused = Angehalten.
page-stage-pause = Anhalten
page-stage-go-on = Weiter
page-stage-skip = Zu meiner nächsten Frage springen
page-stage-step = Weiter
page-stage-speed = Tempo
page-stage-speed-help = Wie lange zu sehen ist, was geschieht, bevor du wieder gefragt wirst.
page-stage-speed-slow = Langsam
page-stage-speed-normal = Normal
page-stage-speed-fast = Schnell
page-stage-speed-instant = Sofort
page-stage-speed-step = Schritt für Schritt

page-table-join = Dem Tisch beitreten
page-table-join-help =
    { $gives ->
        [seat] Dieser Link führt an diesen Tisch. Wähle einen Namen und nimm dann Platz.
        [late] Dieser Link führt zu einer laufenden Partie. Wähle einen Namen und löse einen Bot ab, oder schau einfach zu.
        [delayed] Du schaust einer laufenden Partie eine Minute später zu und siehst nur, was für alle offen liegt. Mit einem Namen kannst du mitreden.
       *[other] Du schaust zu und siehst nur, was für alle offen liegt. Mit einem Namen kannst du mitreden.
    }
page-table-late-help = Spiel für einen Bot weiter: Du siehst dann, was sein Platz weiß.
page-table-late = { $name } ablösen
page-table-watching = Du siehst zu.
page-table-board = Der Spielplan
page-table-your-turn = Du bist dran
page-table-moves = Was du tun kannst
page-table-all-moves = Alle Züge
page-table-all-moves-help = Tippe, um einen Zug zu finden, und drücke die Eingabetaste, um ihn zu machen.
page-table-no-moves = Du hast gerade nichts zu tun.
page-table-no-match = Kein passender Zug.
page-table-find-move = Zug suchen
page-table-decline-all = Bis auf Weiteres immer ablehnen
page-table-asked-all = Alle werden gefragt, damit die Frage niemanden verrät.
page-table-declining = Solche Fragen lehnst du ab, ohne gefragt zu werden.
page-table-ask-again = Wieder fragen
page-table-held = Deine Antwort ist gespeichert: { $move }. Das Spiel geht weiter, wenn die Zeit um ist.
page-table-time = Verbleibende Zeit:
page-table-away = { $name } ist nicht da. Zeit, bis ein Bot übernimmt:
page-table-deputy = Ein Bot spielt für { $name }.
page-table-position = Partien an diesem Tisch beginnen bei Zug { $moment } einer anderen Partie. { $hidden ->
    [same] Verdecktes liegt wie damals: Wer jene Partie kennt, kennt es.
   *[anew] Was der Platz, für den die Stellung gewählt wurde, nicht wissen konnte, ist neu gezogen.
}
page-table-you-deputy = Ein Bot spielt für dich.
page-table-back = Wieder selbst spielen
page-table-leave = Das Spiel einem Bot überlassen
page-table-menu = Tischmenü
page-table-panels = Neben dem Spielplan
page-table-cite = Regeln { $clauses }
page-table-no-board = Der Spielplan kann nicht gezeichnet werden. Alle Züge stehen unten zur Wahl.
page-table-share = Tisch teilen

## Ton

page-sound-ask = Möchtest du das Spiel auch hören?
page-sound-yes = Ja, mit Ton
page-sound-no = Nein
page-sound-switch = Ton

## Die eigenen Geheimnisse

page-secrets-cover = Meine Geheimnisse verdecken
page-secrets-cover-help = Für alle, die sich einen Bildschirm teilen: Deine Rolle, deine verdeckten Karten und was nur du erfährst liegen verdeckt, bis du sie gedrückt hältst.

## Einen Zug zurücknehmen, reagieren

page-table-nudge = Erinnern
page-undo = Meinen letzten Zug zurücknehmen
page-undo-ask = Bitten, meinen letzten Zug zurückzunehmen
page-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
page-undo-grant = Einverstanden
page-undo-deny = Nicht einverstanden
page-undo-waits = Du möchtest deinen Zug zurücknehmen. Es fehlt noch: { $names }.
page-undo-withdraw = Zug stehen lassen
page-react = Reagieren
page-react-bravo = Bravo!
page-react-laugh = Haha!
page-react-wow = Oh!
page-react-hm = Hm …
page-react-thanks = Danke!
page-react-oops = Hoppla!

## Jemanden entfernen

page-removal-people = Leute am Tisch
page-removal-unseated = ohne Platz
page-removal-remove = Entfernen
page-removal-ask = { $name } entfernen
page-removal-help = Die Seite dieser Person wird geschlossen, und ihr persönlicher Link funktioniert nicht mehr. In einer laufenden Partie spielt auf ihrem Platz ein Bot weiter.
page-removal-ban = Entfernen und sperren
page-removal-ban-help = Eine Sperre hindert auch alle anderen, die denselben Internetanschluss nutzen, an diesem Tisch teilzunehmen.

## Neben dem Spielplan

page-panels-log = Verlauf
page-panels-notes = Notizen
page-panels-chat = Chat
page-panels-help = Hilfe
page-panels-people = Spieler
page-panels-log-empty = Noch ist nichts geschehen.
page-panels-secret = Nur für deine Augen
page-panels-moment = Diesen Moment ({ $number }) in der Aufzeichnung zeigen
page-panels-notes-help = Nur du kannst das lesen, auch später in der Aufzeichnung.
page-panels-notes-label = Deine Notizen
page-panels-notes-kept = Gespeichert
page-panels-notes-keeping = Wird gespeichert …
page-panels-chat-unkept = Frühere Nachrichten werden nicht mehr aufbewahrt.
page-panels-chat-empty = Noch hat niemand etwas gesagt.
page-panels-chat-label = Schreib etwas
page-panels-chat-send = Senden
page-panels-chat-join = Tritt dem Tisch bei, um zu chatten.
page-panels-keys = Tasten
page-panels-key-digits = die Möglichkeit mit dieser Nummer wählen
page-panels-key-slash = einen Zug durch Tippen suchen
page-panels-key-question = das ausgewählte Element erklären oder dies hier zeigen
page-panels-key-letters = Verlauf, Notizen, Chat, Spieler
page-panels-key-escape = schließen
page-panels-question = Was gefragt ist
page-panels-glossary = Was ist was?
page-panels-all-rules = Alle Regeln
page-panels-you = du
page-panels-host = Host
page-panels-bot = Bot
page-panels-away-mark = abwesend
page-panels-open = frei
page-panels-watchers = Es sehen zu: { $names }
page-panels-make-host = Zum Host machen
page-panels-take-host = Host werden
page-panels-give-to-bot = Platz einem Bot geben
page-panels-own-link = Auf einem anderen Gerät weiterspielen
page-panels-own-link-help = Dieser Link ist dein Platz: Öffne ihn auf einem anderen Gerät und zeige ihn niemandem.
page-panels-fairness = Überprüfbarer Zufall
page-panels-fairness-help = Vor dem Austeilen mischt der Browser jedes Spielers eine eigene geheime Zahl zu der des Servers. So kann niemand den Zufall lenken, und alle können ihn nach der Partie überprüfen.
page-panels-fairness-of-seed = Der Startwert wurde vor Spielbeginn festgelegt. Nach dem Ende wird er veröffentlicht, und jedes Zufallsergebnis lässt sich daraus neu berechnen.

## Einen Platz behalten und übernehmen

page-seat-keep = Deinen Platz behalten
page-seat-code = Wiederherstellungscode
page-seat-code-help = Wenn dieser Browser dich vergisst, bekommst du mit diesem Code deinen Platz zurück, hier oder auf einem anderen Gerät. Zeige ihn niemandem.
page-seat-code-show = Meinen Code zeigen
page-seat-code-once = Er wird nur dieses eine Mal gezeigt: Kopiere ihn oder schreibe ihn auf.
page-seat-code-kept = Ich habe ihn notiert
page-seat-code-have = Du hast einen Wiederherstellungscode. Ein neuer ersetzt ihn.
page-seat-code-again = Neuen Code zeigen
page-seat-recover = Hattest du hier einen Platz?
page-seat-recover-help = Mit deinem Wiederherstellungscode bekommst du ihn zurück. Deine bisherigen Seiten und Links funktionieren dann nicht mehr.
page-seat-recover-do = Meinen Platz zurückholen
page-seat-ask-title = Einen Platz übernehmen
page-seat-ask-help = Alle anderen im Spiel müssen zustimmen. Dann spielst du weiter und siehst, was man auf diesem Platz weiß.
page-seat-ask = Um den Platz von { $name } bitten
page-seat-ask-name = Name der Person, die weg ist
page-seat-ask-do = Die anderen fragen
page-seat-ask-waits = Du hast gefragt. Der Tisch öffnet sich hier, sobald alle zugestimmt haben.
page-seat-consent = { $name } möchte den Platz von { $owner } übernehmen.
page-seat-consent-help = Wenn alle zustimmen, spielt { $name } weiter und sieht alles, was man auf diesem Platz weiß. Stimme nur zu, wenn du weißt, wer das ist.
page-seat-agree = Zustimmen
page-seat-refuse = Nicht zustimmen
page-seat-withdraw = Bitte zurückziehen
page-seat-waits = Es fehlt noch die Antwort von { $names }.
page-seat-replace = Dieser Link gehört zu einem anderen Platz
page-seat-replace-do = Den Link benutzen
page-seat-replace-not = Meinen Platz behalten

## Vor dem Spiel

page-lobby-title = Ein Tisch für { $game }
page-lobby-seats = Plätze
page-lobby-sit-here = Hier hinsetzen
page-lobby-stand = Aufstehen
page-lobby-add-bot = Bot hinzufügen
page-lobby-bot-in = Bot auf Platz { $number }
page-lobby-clear = Platz { $number } freimachen
page-lobby-fill = Mit Bots auffüllen
page-lobby-free = Frei
page-lobby-ready = Bereit
page-lobby-not-ready = Noch nicht bereit
page-lobby-im-ready = Ich bin bereit
page-lobby-start = Spiel starten
page-lobby-start-waits =
    { $count ->
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
page-lobby-dealing = Es wird ausgeteilt: warten auf { $names }.
page-lobby-host-starts = { $name } startet das Spiel.
page-lobby-invite = Einladen
page-lobby-link =
    { $gives ->
        [seat] Schick diesen Link deinen Freunden: Wer ihn öffnet, kann einen freien Platz nehmen.
        [late] Wer diesen Link öffnet, darf den Platz eines Bots übernehmen und sieht dann, was dieser Platz weiß.
        [public] Wer diesen Link öffnet, schaut der Partie zu und sieht nur, was für alle offen liegt.
        [delayed] Wer diesen Link öffnet, schaut der Partie eine Minute später zu und sieht nur, was für alle offen liegt.
        [off] An diesem Tisch gibt es keine Zuschauer: Bis zum Ende der Partie zeigt dieser Link nichts.
       *[end] Wer diesen Link öffnet, sieht, wie die Partie ausgegangen ist.
    }
page-lobby-program = Programm
page-lobby-program-invite = Ein Programm einladen
page-lobby-program-help = Der Link ist für ein Programm, wer immer es mitbringt: Es nimmt Platz { $number } ein, und der Link gilt einmal. Wer das Programm laufen lässt, sieht, was sein Platz sieht. Wenn es kommt, müssen alle noch einmal bereit sein.
page-lobby-program-link = Link erstellen
page-lobby-bots = So spielen die Bots
page-lobby-bot-level =
    { $level ->
        [easiest] { $title } · sehr leicht
        [easy] { $title } · leicht
        [medium] { $title } · mittel
        [hard] { $title } · stark
       *[hardest] { $title } · am stärksten
    }
page-lobby-fact = { $option }: { $chosen }
page-lobby-fact-parts =
    { $standard ->
        [yes] wie üblich
       *[no] geändert
    }
page-lobby-fact-listed =
    { $listed ->
        [yes] Unter den offenen Tischen
       *[no] Nur mit Einladung
    }
page-lobby-fact-late = wer später kommt, darf einen Bot ablösen
page-lobby-fact-spectators =
    { $see ->
        [off] Keine Zuschauer
        [public] Zuschauer willkommen
       *[delayed] Zuschauer, eine Minute später
    }
page-lobby-fact-no-clock = Ohne Zeitlimit
page-lobby-fact-clock = { $time } je Entscheidung
page-lobby-qr = Die Einladung als QR-Code
page-lobby-players = Spieler
page-lobby-fewer = Ein Spieler weniger
page-lobby-more = Ein Spieler mehr
page-lobby-options = Optionen
page-lobby-table = Der Tisch
page-lobby-listed = Unter den offenen Tischen zeigen
page-lobby-spectators = Zuschauer
page-lobby-spectators-off = sehen nichts
page-lobby-spectators-public = sehen, was öffentlich ist
page-lobby-spectators-delayed = sehen es eine Minute später
page-lobby-turn = Zeit für eine Entscheidung
page-lobby-turn-none = unbegrenzt
page-lobby-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
page-lobby-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
page-lobby-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
page-lobby-days-help = Die Partie geht weiter, ob jemand da ist oder nicht: Komm wieder, wann du magst, niemand wird ersetzt.
page-lobby-window = Zeit für verborgene Fähigkeiten
page-lobby-window-help = Gefragt werden alle, die eine Fähigkeit haben könnten, und immer gleich lange: So verrät das Warten nichts.
page-lobby-window-auto = passend zum Spiel
page-lobby-late = Wer später kommt, darf den Platz eines Bots übernehmen
page-lobby-grace = Ein Bot ersetzt Abwesende nach
page-lobby-host-only = Das entscheidet der Host.

## Das Ende einer Partie

page-end-you-win = Du hast gewonnen
page-end-wins =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
page-end-draw = Niemand gewinnt
page-end-rematch = Noch einmal
page-end-stopped = Diese Partie endet hier
page-end-stopped-why = Die Regeln wurden seit ihrem Beginn korrigiert, und sie kann damit nicht weitergehen.
page-end-stopped-board = Unten ist ihre letzte Stellung zu sehen.
page-end-rematch-waits = Warten auf { $name }
page-end-replay = Rückblick
page-end-record = Aufzeichnung speichern
page-end-verify = Zufall überprüfen
page-end-verified =
    { $draws ->
        [0] Es gab keinen Zufall, und der Startwert ist der vor der Partie festgelegte.
        [1] Das einzige Zufallsergebnis folgt aus dem vor der Partie festgelegten Startwert.
       *[other] Alle { $draws } Zufallsergebnisse folgen aus dem vor der Partie festgelegten Startwert.
    }
page-end-own-number = Deine eigene Zahl wurde eingemischt.
page-end-not-committed = Aber diese Aufzeichnung passt nicht zu dem, was dein Browser vor dem Austeilen gesehen hat: Traue ihren Zufallsergebnissen nicht.
page-end-home = Startseite
page-end-picture = Bild
page-end-picture-file = ergebnis
page-end-cast = Wer wer war
page-end-winner = gewinnt
page-end-board = Schließen und das Brett ansehen
page-end-show = Ergebnis zeigen

## Aufzeichnungen

page-replay-title = Aufzeichnung: { $game }
page-replay-seen-by = Gesehen von
page-replay-watcher = Zuschauern
page-replay-no-board = Dieser Spielplan kann nicht mehr gezeichnet werden. Der Verlauf erzählt die Partie.
page-replay-open = alles aufgedeckt
page-replay-moment = Zug { $number } von { $last }
page-replay-scrub = Moment der Partie
page-replay-first = Zum Anfang
page-replay-previous = Einen Zug zurück
page-replay-next = Einen Zug weiter
page-replay-last = Zum Ende
page-replay-play = Abspielen
page-replay-pause = Pause
page-replay-speed = Tempo
page-replay-share = Link zu diesem Moment
page-replay-running = Die Partie läuft noch: Gezeigt wird nur, was du wissen darfst.
page-replay-position = Diese Partie begann nicht mit dem üblichen Aufbau, sondern mit einer Stellung.
page-replay-position-of = Zu Zug { $moment } der Partie, aus der sie stammt
page-replay-to-table = Zum Tisch

## Analysen

page-review-title = Analyse
page-review-pitch = Was hätten alle wissen können? Die Analyse zeigt Zug um Zug die Chancen, welche Züge besser waren und was Glück war.
page-review-how-long = Der Server spielt die Partie noch einmal und denkt über jeden Zug nach. Das dauert einige Sekunden bis einige Minuten.
page-review-begin = Diese Partie analysieren
page-review-waiting =
    { $ahead ->
        [0] Diese Analyse ist die nächste.
        [one] Eine andere Analyse kommt zuerst.
       *[other] { $ahead } andere Analysen kommen zuerst.
    }
page-review-preparing = Der Server macht sich zum Nachdenken bereit.
page-review-working = Der Server denkt über jeden Zug nach.
page-review-progress = Fortschritt der Analyse
page-review-stay = Du kannst inzwischen gehen: Die Analyse bleibt bei der Partie.
page-review-of = Analyse für
page-review-by = Beurteilt vom Bot „{ $bot }“, nach dem, was { $name } jeweils wissen konnte.
page-review-line = Gewinnchance
page-review-chart = Gewinnchance im Lauf der Partie: Pfeile gehen durch die Partie, Bild auf und Bild ab zu den Marken
page-review-as-table = Als Tabelle
page-review-move = Zug
page-review-between = zwischen
page-review-turn = Wendepunkt
page-review-was = { $name }, wie es wirklich war
page-review-secret = ein Geheimnis zählte
page-review-parting = { $name } konnte { $known } erwarten. Mit allem Verborgenen waren es { $was }.
page-review-decision = Diese Entscheidung
page-review-no-decision = { $name } entscheidet in diesem Moment nichts.
page-review-earlier = Entscheidung davor
page-review-later = Nächste Entscheidung
page-review-verdict-best = Bester Zug
page-review-verdict-fine = Guter Zug
page-review-verdict-doubtful = Zweifelhaft
page-review-verdict-mistake = Fehler
page-review-verdict-none = Nicht beurteilt
page-review-best-help = Kein Zug war mehr wert.
page-review-even-help = Der beste Zug war kaum mehr wert.
page-review-fine-help = Der beste Zug war { $loss } mehr wert: wenig, oder im Bereich der Unsicherheit (± { $doubt }).
page-review-cost = Das hat { $loss } Gewinnchance gekostet (± { $doubt }).
page-review-not-weighed = Der Bot bewertet diese Züge nicht. Er sagt nur, wie oft er sie machen würde.
page-review-choice = Zug
page-review-worth = Gewinnchance
page-review-share = Bot
page-review-played = gespielt
page-review-best = bester
page-review-would = Bot
page-review-beliefs = Was { $name } glauben konnte
page-review-no-beliefs = In diesem Moment gibt es nichts zu vermuten: Nichts ist verborgen, oder der Bot sagt nichts dazu.
page-review-account = Woher das Ergebnis kam
page-review-part-start = Anfangs erwartet
page-review-part-chance = Würfel, Karten und Ziehen
page-review-part-hidden = Verborgenes
page-review-part-own = Eigene Züge
page-review-part-others = Züge der anderen
page-review-part-luck = Glück
page-review-part-rest = Andere und Glück
page-review-part-result = Ergebnis
page-review-costly = Züge, die etwas gekostet haben
page-review-turns = Wendepunkte
page-review-secrets = Wo ein Geheimnis zählte
page-review-evidence = Was die Meinung geändert hat
page-review-at = Zug { $number }
page-review-to = auf

## Noch einmal versuchen

page-try-title = Von hier aus weiterspielen
page-try-help = Ein neuer Tisch beginnt bei Zug { $number }. Du nimmst einen Platz, Bots nehmen die anderen.
page-try-seat = Dein Platz
page-try-hidden = Was man auf diesem Platz nicht wissen konnte
page-try-same = wie es war
page-try-anew = neu ausgelost
page-try-link = Link zu dieser Stellung, damit andere sie versuchen
page-try-play = Weiterspielen

## Regeln

page-rules-title = Regeln
page-rules-howto = { $game }: So wird gespielt
page-rules-look-up = Du willst etwas nachschlagen? Weiter unten stehen alle Regeln einzeln.
page-rules-ruling = Festlegung
page-rules-find = In den Regeln suchen
page-rules-none = Keine Regel spricht davon.
page-rules-in-english = Diese Regeln sind auf Englisch: Bisher hat sie niemand in deine Sprache übersetzt.

## Einstellungen

page-settings-title = Einstellungen
page-settings-help = Nur in diesem Browser gespeichert, sonst nirgends.
page-settings-name = Dein Name
page-settings-lang = Sprache
page-settings-theme = Design
page-settings-dusk = Abenddämmerung (dunkel)
page-settings-dawn = Morgendämmerung (hell)
page-settings-motion = Bewegung
page-settings-motion-system = wie im System eingestellt
page-settings-motion-on = an
page-settings-motion-off = aus
page-settings-sound = Ton
page-settings-sound-on = Leise Hinweise: du bist dran, Karten, Würfel, das Ende
page-settings-sound-try = Anhören
page-settings-turn = Wenn du dran bist
page-settings-turn-tell = Sag mir Bescheid, wenn ich dran bin und ein Tisch im Hintergrund offen ist
page-settings-turn-call = Sag mir Bescheid, wenn ich dran bin, auch wenn der Tisch im Hintergrund oder geschlossen ist
page-settings-turn-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.

## Lektionen

page-lesson-title = Lektion: { $game }
page-lesson-label = Die Lektion
page-lesson-step = Schritt { $number } von { $last }
page-lesson-next = Weiter
page-lesson-show = Zeig es mir
page-lesson-again = Von vorn beginnen
page-lesson-practice = Ein kurzes Spiel

## Rätsel

page-puzzle-title = Rätsel: { $game }
page-puzzle-label = Das Rätsel
page-puzzle-earlier = Rätsel vom Tag davor
page-puzzle-later = Rätsel vom Tag danach
page-puzzle-find = Finde den besten Zug.
page-puzzle-easy = Leicht.
page-puzzle-middling = Nicht ganz leicht.
page-puzzle-hard = Schwer.
page-puzzle-missed = Schwächere Bots verfehlen ihn in { $share } der Versuche.
page-puzzle-done = Du hast es schon gelöst.
page-puzzle-wrong = { $move }: Ein anderer Zug ist deutlich besser. Versuch es noch einmal.
page-puzzle-right = Ja, das ist der beste Zug.
page-puzzle-shown = Der beste Zug: { $move }
page-puzzle-solved = Gelöst: { $solved } von { $count }.
page-puzzle-streak =
    { $count ->
        [one] Ein Tag in Folge.
       *[other] { $count } Tage in Folge.
    }

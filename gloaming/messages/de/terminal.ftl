### Die Kommandozeile.

## Am Tisch

terminal-welcome =
    { $count ->
        [one] Du bist { $you }. Der Bot { $bot } spielt { $others }.
       *[other] Du bist { $you }. Der Bot { $bot } spielt alle anderen.
    }
terminal-drawn-side = Die Seiten wurden ausgelost.
terminal-hint = Tippe einen Zug ein oder `?` für Hilfe.
terminal-you-won = Du gewinnst.
terminal-you-lost = Du verlierst.
terminal-you-drew = Unentschieden.
terminal-goodbye = Auf Wiedersehen.
terminal-after = Eine Revanche? `ja`, `save DATEI` oder die Eingabetaste zum Beenden.
terminal-after-sides = Eine Revanche mit vertauschten Seiten? `ja`, `save DATEI` oder die Eingabetaste zum Beenden.
terminal-yes = j ja y yes
terminal-no = n nein no quit
terminal-after-unclear = Tippe `ja`, `save DATEI` oder nur die Eingabetaste.

## Züge

terminal-value = WERT
terminal-cell = FELD
terminal-pawn = STEIN
terminal-word = WORT
terminal-some-moves =
    { $count ->
        [one] { $count } Zug; `moves` zeigt die Liste
       *[other] { $count } Züge; `moves` zeigt die Liste
    }
terminal-type = Tippe zum Beispiel { $examples }.
terminal-unreadable = „{ $text }“ ist kein Zug. Tippe zum Beispiel `{ $example }`; `moves` zeigt alle.
terminal-ambiguous = „{ $text }“ kann { $moves } bedeuten. Tippe eins davon.
terminal-refused = { $move }: { $reason }.

## Befehle

terminal-about = erklärt, was gefragt ist; `?{ $clause }` zeigt eine einzelne Regel
terminal-about-moves = zeigt alle Züge, die du machen kannst
terminal-about-enter = zeigt den Spielplan noch einmal
terminal-about-rules = die ganzen Regeln
terminal-about-undo = nimmt deinen letzten Zug zurück, solange er keine Folgen hatte
terminal-about-save = schreibt die Aufzeichnung der Partie in eine Datei
terminal-about-scene = die Stellung als eine Zeile Text
terminal-about-quit = verlässt das Spiel
terminal-enter = Eingabe
terminal-file = DATEI
terminal-no-clause = In diesen Regeln gibt es keine Regel { $clause }: Sie gehen von { $first } bis { $last }.
terminal-undone = Zurückgenommen: { $move }.
terminal-undo-nothing = Du hast keinen Zug, den du zurücknehmen kannst.
terminal-undo-final = `{ $move }` bleibt: Nach den Regeln ist dieser Zug endgültig ({ $clause }).
terminal-undo-chance = `{ $move }` bleibt: Seitdem hat der Zufall entschieden.
terminal-undo-other = `{ $move }` bleibt: { $who } hat seitdem gezogen.
terminal-undo-shown = `{ $move }` bleibt: Dadurch wurde etwas gezeigt.
terminal-save-where = Sag, wohin: `save DATEI`.
terminal-saved = In { $file } gespeichert.
terminal-scene-hidden = Die Stellung enthält, was du jetzt nicht sehen darfst. Du bekommst diese Zeile, wenn die Partie vorbei ist.
terminal-recorded = Die Aufzeichnung ist in { $file }. Zum Nachspielen: gloaming replay { $file }
terminal-checkable = Um jedes Zufallsergebnis zu überprüfen: gloaming verify { $file }

## Dateien

terminal-file-missing = die Datei { $file } gibt es nicht
terminal-file-unread = { $file } kann nicht gelesen werden: { $why }
terminal-file-unwritten = { $file } kann nicht geschrieben werden: { $why }
terminal-file-folder = { $file } ist ein Ordner, keine Datei
terminal-no-folder = den Ordner { $file } gibt es nicht
terminal-file-other = { $file } gibt es schon und ist keine Aufzeichnung einer Partie: Wähle einen anderen Namen
terminal-file-binary = { $file } ist keine Aufzeichnung: Es ist kein Text
terminal-file-no-record = { $file } ist keine Aufzeichnung: Die erste Zeile ist weder `{ $one }` noch `{ $two }`

## Argumente

terminal-option-form = { $text } ist keine Option: Schreibe sie als Name=Wert
terminal-bot-form = { $text } ist kein Bot: Schreibe Spiel.Name=Modul:Klasse
terminal-option-twice = die Option { $name } ist zweimal angegeben
terminal-option-value = die Option { $name } ist { $values }, nicht { $value }
terminal-no-seat = es gibt keinen Platz { $seat }; es gibt { $names }
terminal-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $count }
terminal-players-exact = { $game } ist für { $fewest } Spieler, nicht für { $count }
terminal-bad-setting = diese Optionen passen nicht zusammen: { $reason }

## Nachspielen und überprüfen

terminal-replay-title =
    { $count ->
        [one] { $game }: { $count } Zug
       *[other] { $game }: { $count } Züge
    }
terminal-replay-unfinished = { $game }: nicht beendet, bis Zug { $count }
terminal-replay-keys = Eingabe: weiter, b: zurück, eine Zahl: dorthin, q: beenden
terminal-replay-start = Zug 0 von { $count } (der Anfang)
terminal-replay-step = Zug { $number } von { $count }
terminal-replay-range = Die Züge haben die Nummern 0 bis { $count }.
terminal-replay-unclear = Drücke die Eingabetaste oder tippe b, eine Zahl von 0 bis { $count } oder q.
terminal-replay-first = Das ist der Anfang.
terminal-replay-last = Das war der letzte Zug.
terminal-open-unfinished = diese Partie ist nicht beendet: Die offene Ansicht würde zeigen, was verborgen ist
terminal-moved = { $who }: `{ $move }`
terminal-chance = Der Zufall
terminal-table = Der Tisch
terminal-sound =
    { $draws ->
        [0]
            { $moves ->
                [one] In Ordnung: { $moves } Zug, kein Zufall; der Startwert ist der festgelegte.
               *[other] In Ordnung: { $moves } Züge, kein Zufall; der Startwert ist der festgelegte.
            }
        [1]
            { $moves ->
                [one] In Ordnung: { $moves } Zug, 1 Zufallsergebnis, und es folgt aus dem Startwert.
               *[other] In Ordnung: { $moves } Züge, 1 Zufallsergebnis, und es folgt aus dem Startwert.
            }
       *[other]
            { $moves ->
                [one] In Ordnung: { $moves } Zug, { $draws } Zufallsergebnisse, die alle aus dem Startwert folgen.
               *[other] In Ordnung: { $moves } Züge, { $draws } Zufallsergebnisse, die alle aus dem Startwert folgen.
            }
    }
terminal-mixed = Vor dem Austeilen in den Startwert gemischt: je eine Zahl der Spieler auf diesen Plätzen: { $seats }.
terminal-not-sound = { $file } lässt sich nicht bestätigen: { $reason }

## Server

terminal-serving = Gloaming läuft unter { $address } (Strg-C beendet es)
terminal-backed-up = { $source } wurde nach { $target } kopiert
terminal-no-file = so lässt sich nur eine Datenbank in einer Datei kopieren; für PostgreSQL gibt es pg_dump
terminal-port-taken = auf { $host }, Port { $port }, kann nicht gelauscht werden: { $why }
terminal-data-folder = der Ordner { $folder } für die Tische kann nicht angelegt werden: { $why }

## Beurteilen

terminal-review-title =
    { $game }: { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    }, beurteilt vom Bot { $bot }
terminal-review-scale = Die Werte reichen von { $low } (schlechtestes Ergebnis) bis { $high } (bestes). Jeder Wert ist das, was jemand nach dem eigenen Wissen in diesem Moment erwarten konnte.
terminal-review-thinking = denkt nach
terminal-review-written = Die Analyse steht in { $file }.
terminal-review-line = Was alle erwarten konnten
terminal-review-line-help = Von der ersten Entscheidung bis zum Ergebnis, so wie es alle jeweils wissen konnten.
terminal-review-accounts = Woher jedes Ergebnis kommt
terminal-review-faults = Züge, die etwas gekostet haben
terminal-review-turns = Wendepunkte
terminal-review-shifts = Was die Meinung geändert hat
terminal-review-seat = Platz
terminal-review-expected = erwartet
terminal-review-own = eigene Züge
terminal-review-others = gegnerische Züge
terminal-review-rest = die anderen und Glück
terminal-review-result = Ergebnis
terminal-review-doubtful = fraglich
terminal-review-mistakes = Fehler
terminal-review-move = Zug
terminal-review-played = gespielt
terminal-review-better = besser
terminal-review-verdict = Urteil
terminal-review-verdict-doubtful = fraglich
terminal-review-verdict-mistake = Fehler
terminal-review-loss = Kosten
terminal-review-after = nach
terminal-review-before = vorher
terminal-review-then = danach
terminal-review-line-known = nach eigenem Wissen
terminal-review-line-was = wie es war
terminal-review-secrets = Wo ein Geheimnis zählte
terminal-review-decisions = Alle Entscheidungen
terminal-review-beliefs = Was { $player } geglaubt hat
terminal-review-beliefs-help = Von links nach rechts im Lauf des Spiels; je kräftiger die Farbe, desto wahrscheinlicher. Die Tabelle nennt Prozente zu einigen Zeitpunkten.
terminal-review-as-table = als Tabelle
terminal-review-start = anfangs
terminal-review-chance = Würfel und Karten
terminal-review-hidden = Verborgenes
terminal-review-others-did = Züge der anderen
terminal-review-would = der Bot spielt
terminal-review-then-came = was dann geschah
terminal-review-known = nach eigenem Wissen
terminal-review-was = wie es war
terminal-review-evidence = was geschah und was es geändert hat
terminal-review-worth = Wert
terminal-review-share = der Bot spielt ihn
terminal-review-verdict-best = bester
terminal-review-verdict-fine = gut

## Hilfe

terminal-help = Gesellschaftsspiele mit verdeckter Information: spielen, erforschen, simulieren.
    .usage = Aufruf:
    .arguments = Argumente
    .options = Optionen
    .commands = Befehle
    .help = diese Hilfe anzeigen
    .version = die Version anzeigen
    .lang = Sprache (sonst die des Systems)
terminal-help-play = im Terminal gegen Bots spielen
    .seat = eine Nummer ab 0, der Name einer Seite oder either (eine von beiden)
    .bot = wer die anderen Plätze spielt (sonst der stärkste)
    .players = Zahl der Spieler (sonst die kleinste)
    .seed = den Zufall aus diesem Text ziehen (sonst aus einem neuen Geheimnis)
    .option = Optionen des Spiels
    .record = die Aufzeichnung der Partie in eine Datei schreiben
    .plain = Zeilen in Lesereihenfolge, ohne Zeichnungen, Spalten und Farben: für Screenreader
terminal-help-replay = eine aufgezeichnete Partie Zug um Zug ansehen
    .file = die Aufzeichnung
    .seat = wessen Sicht: eine Nummer ab 0, der Name einer Seite, spectator (Zuschauer) oder open (alles, wenn die Partie beendet ist)
    .all = alle Züge auf einmal ausgeben
terminal-help-review = jeden Zug einer beendeten Partie danach beurteilen, was man wissen konnte
    .file = die Aufzeichnung
    .seat = nur ein Platz: eine Zahl ab 0 oder der Name einer Seite (Vorgabe: alle)
    .bot = Bot, der urteilt (Vorgabe: der stärkste)
    .budget = Sekunden Bedenkzeit je Entscheidung und Platz (Vorgabe: 0.02)
    .html = die Analyse als eigene Seite in eine Datei schreiben
    .json = nur JSON ausgeben
terminal-help-verify = prüfen, ob jedes Zufallsergebnis einer Aufzeichnung aus ihrem Startwert folgt
    .file = die Aufzeichnung
terminal-help-rules = die Regeln eines Spiels lesen
    .clause = nur ein Absatz, zum Beispiel D7
terminal-help-serve = andere im Browser spielen lassen, an Tischen auf diesem Rechner
    .host = die Adresse des Servers (sonst 127.0.0.1)
    .port = der Port (sonst 8600); 0 nimmt irgendeinen freien
    .store = wo die Tische aufbewahrt werden (sonst in einer Datei in deinem Datenordner)
    .bus = Nachrichtenbus zwischen mehreren Prozessen des Servers
    .open = die Seite im Browser öffnen
    .pace = ungefähre Zeit, bis ein Bot antwortet, in Sekunden (sonst 0.9)
    .processes = Prozesse des Servers, die sich den Port teilen (sonst 1)
    .bot = ein weiterer Bot für die Tische; kann wiederholt werden
    .workers = Prozesse für Bots (sonst 1)
    .origin = eine weitere Adresse der Seite, zum Beispiel https://play.example.org; auch mehrmals
    .proxy = ein vertrauenswürdiger Proxy oder ein Netz davon; auch mehrmals
    .contact = an wen Betreiber von Push-Diensten schreiben können: eine Adresse mit mailto: oder https:
    .push-service = ein weiterer Push-Dienst, den Browser nennen dürfen, zum Beispiel https://push.example.org; auch mehrmals
    .keep-finished = wie viele Tage Tische mit einer beendeten Partie bleiben, wenn niemand sie mehr nutzt (sonst forever: immer)
    .keep-abandoned = wie viele Tage andere Tische bleiben, wenn niemand sie mehr nutzt (sonst 14)
    .rate = Anfragen je Sekunde von einer Adresse (sonst 50)
    .sockets = offene Seiten von einer Adresse (sonst 200)
    .log = ab welcher Schwere Meldungen protokolliert werden
terminal-help-backup = die Tische eines Servers kopieren, auch im laufenden Betrieb
    .file = die Kopie, die nur du lesen kannst; es darf sie noch nicht geben
    .store = was kopiert wird (sonst die Datei in deinem Datenordner)
terminal-help-restore = eine Kopie wieder zur Datenbank eines Servers machen
    .file = die Kopie, die „gloaming backup“ geschrieben hat
    .store = wo die Datenbank liegen soll; es darf sie noch nicht geben (sonst die Datei in deinem Datenordner)
terminal-misused = { $reason } (siehe: { $command } --help)
terminal-not-positive = „{ $text }“ ist keine ganze Zahl ab 1
terminal-not-port = „{ $text }“ ist kein Port: 0 bis 65535
terminal-not-network = „{ $text }“ ist weder eine Adresse noch ein Netz
terminal-not-origin = „{ $text }“ ist keine Herkunft, zum Beispiel https://play.example.org
terminal-not-contact = { $text } ist keine Adresse wie mailto:anna@example.org oder https://example.org/kontakt
terminal-not-days = „{ $text }“ ist weder eine Zahl von Tagen ab 1 noch forever
terminal-not-seconds = „{ $text }“ ist keine Zahl von Sekunden von 0 bis 3600

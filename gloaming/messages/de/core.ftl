### Was die Bibliothek ablehnt, bei welchem Spiel auch immer.

## Überall

core-and = { $first } und { $last }
core-cited = { $reason } ({ $clause })

## Aufzeichnungen

core-record-long = eine Aufzeichnung hat höchstens { $most } Zeichen, diese hat { $given }
core-record-heading = das ist keine Aufzeichnung: Die erste Zeile ist weder „{ $one }“ noch „{ $two }“
core-record-cut = die Aufzeichnung ist abgeschnitten: Sie endet nicht mit ihrer Prüfsumme
core-record-changed = die Aufzeichnung wurde nachträglich geändert: Ihre Prüfsumme passt nicht zu ihren Zeilen
core-record-surrogate = die Aufzeichnung ist kein Text: Sie enthält ein halbes Zeichen (ein einzelnes Surrogat)
core-record-line = Zeile { $line } der Aufzeichnung müsste mit „{ $name }:“ beginnen
core-record-number = in Zeile { $line } der Aufzeichnung müsste eine Zahl stehen
core-record-digits = in Zeile { $line } der Aufzeichnung müssten für jeden Platz 64 hexadezimale Ziffern oder „bot“ stehen
core-record-options = in Zeile { $line } der Aufzeichnung müssten Optionen als Name=Wert stehen
core-record-no-end = keine Zeile der Aufzeichnung beginnt mit „end: “
core-record-no-move = Zeile { $line } der Aufzeichnung ist kein Zug: Am Anfang steht ein Platz, * oder =
core-record-count =
    { $moves ->
        [one] Zeile { $line } der Aufzeichnung nennt { $count }, es ist aber { $moves } Zug
       *[other] Zeile { $line } der Aufzeichnung nennt { $count }, es sind aber { $moves } Züge
    }
core-record-winners = Zeile { $line } der Aufzeichnung sagt nicht, wer gewonnen hat
core-record-rules = die Aufzeichnung folgt Version { $made } der Regeln von { $game }; dieses Programm hat Version { $current }
core-record-parts = die Aufzeichnung folgt Version { $made } der Regeln von { $game } und weicht von Version { $current } ab: { $error }
core-record-start = die Aufzeichnung beginnt mit einer unmöglichen Stellung; auf Englisch: { $error }
core-record-move = Zug { $number } der Aufzeichnung kann nicht gespielt werden: { $error }
core-record-result = das Ergebnis der Aufzeichnung ist nicht das, zu dem ihre Züge führen
core-record-other-seed = das ist nicht der Startwert, auf den die Aufzeichnung festgelegt wurde
core-record-no-seed = die Aufzeichnung enthält keinen Startwert: Er wird veröffentlicht, wenn die Partie vorbei ist
core-record-commitment = der Startwert passt nicht zur Festlegung: Es ist nicht der, mit dem die Partie begonnen hat
core-record-nonce = die Zahl von Platz { $seat } passt nicht zu dessen Festlegung: Es ist eine andere
core-record-draw = Zug { $number }: Laut Aufzeichnung ergab der Zufall „{ $move }“, der Startwert ergibt „{ $drawn }“
core-seed = ein Startwert ist eine Zeile aus 1 bis { $most } druckbaren Zeichen

## Züge

core-review-unfinished = nur eine beendete Partie kann analysiert werden
core-no-action = es gibt keine Aktion { $action }: Aktionen gehen von 0 bis { $last }
core-over = das Spiel ist vorbei
core-chance = der Zufall folgt aus dem Startwert
core-no-seat = es gibt keinen Platz { $seat }: Plätze gehen von 0 bis { $last }
core-not-asked = Platz { $seat } ist nicht am Zug
core-no-move = „{ $move }“ ist kein Zug
core-refused = { $move }: { $reason }

## Ordner für übersetzte Regeln

core-folder-unwritable = { $variable } nennt { $folder }, wo nicht geschrieben werden kann
core-folder-shared = { $folder } ist kein Ordner, der nur dir gehört: Lösche ihn oder nenne in { $variable } einen anderen

## Optionen

core-no-game = es gibt kein Spiel „{ $name }“; es gibt { $names }
core-unusable-game = das Spiel „{ $name }“ eines anderen Pakets ist nicht benutzbar: { $reason }
core-no-option = { $game } hat keine Option „{ $name }“; es gibt { $names }
core-no-bot = { $game } hat keinen Bot „{ $name }“; es gibt { $names }
core-unusable-bot = der Bot „{ $name }“ ist nicht zu gebrauchen: { $reason }
core-unusable-program = das Programm „{ $command }“ ist nicht zu gebrauchen: { $reason }
core-no-integer = „{ $given }“ ist keine ganze Zahl
core-no-boolean = „{ $given }“ ist weder true noch false
# A sentence that is there already.
core-verbatim = { $text }

## Analysen

core-review-evidence = { $told } { $about }, { $what }: von { $before } % auf { $after } %.
core-review-evidence-unseen = { $about }, { $what }: von { $before } % auf { $after } %.
core-review-both = { $first } { $second }
core-review-unseen = { $who_is ->
    [you] Du entscheidest verdeckt.
   *[others] { $who } entscheidet verdeckt.
}

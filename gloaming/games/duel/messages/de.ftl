### Duell der Schamanen

title = Duell der Schamanen
pitch = Bison und Wolf stehen sich auf neun Feldern gegenüber, und zwei gleichzeitig aufgedeckte Masken entscheiden, wo sie aufeinandertreffen. Durchschaue dein Gegenüber, gewinne die Muscheln und verändere nach jedem Duell das Brett ein wenig.
seat =
    { $number ->
        [0] Bison
       *[1] Wolf
    }

## Dinge

side-bison = Bison
side-wolf = Wolf
mask = Maske
pawn = die { $value } des { $side }s

## Was gefragt ist

over = Das Spiel ist zu Ende.
ask-place =
    { $variant ->
        [professional] Setze einen Stein einer beliebigen Seite: noch { $left } in diesem Zug.
       *[other] Setze einen Stein: noch { $left } in diesem Zug.
    }
ask-masks =
    { $side ->
        [bison] Wähle verdeckt eine Maske: Sie bestimmt die Zeile des Duells.
       *[wolf] Wähle verdeckt eine Maske: Sie bestimmt die Spalte des Duells.
    }
ask-confirm = Sieh genau hin: Sobald du bestätigst, werden die beiden Steine umgedreht.
ask-swap =
    { $variant ->
        [professional] Vertausche zwei beliebige Steine auf verschiedenen Feldern, gleich wem sie gehören.
       *[other] Vertausche zwei deiner Steine.
    }
wait-place = { $who } setzt.
wait-masks = Es fehlt noch die Maske von { $who }.
wait-lapse = Die Zeit ist um: Die fehlenden Masken werden ausgelost.
wait-confirm =
    { $who_count ->
        [one] { $who } sieht sich die Steine noch an.
       *[other] { $who } sehen sich die Steine noch an.
    }
wait-swap = { $who } tauscht.
help-over =
    { $how ->
        [all] Eine Seite hat alle { $shells } Muscheln.
        [more] Die Partie ist zu Ende, und { $shells } Muscheln sind mehr, als die andere Seite hat.
       *[draw] Die Partie ist zu Ende, und beide Seiten haben neun Muscheln.
    }
help-place =
    { $variant ->
        [memory] Dein Stein liegt sofort verdeckt: Merke ihn dir, du siehst ihn erst in einem Duell wieder. Zwei gleiche Werte dürfen auf einem Feld liegen.
        [professional] Du darfst Steine beider Seiten setzen; auf jedes Feld kommt ein Stein jeder Seite, auch zwei gleiche Werte.
       *[base] Jede Seite hat höchstens einen Stein auf einem Feld, und zwei gleiche Werte liegen nie auf demselben Feld. Ein Stein darf nicht so gesetzt werden, dass sich das Brett nicht mehr füllen lässt.
    }
help-masks = Die Maske des Bisons bestimmt eine Zeile, die des Wolfs eine Spalte. Beide werden gleichzeitig aufgedeckt; auf dem Feld, auf dem sie sich kreuzen, zahlt die Seite mit dem schwächeren Stein die Differenz in Muscheln. Eine gewählte Maske bleibt gewählt.
help-lapse = Die Zeit ist abgelaufen: Jede fehlende Maske wird ausgelost, alle drei mit gleicher Chance.
help-confirm = Beide Seiten sehen die zwei Steine des Feldes. Sie werden wieder umgedreht, sobald du bestätigst.
help-swap =
    { $variant ->
        [memory] Deine beiden Steine tauschen verdeckt die Felder. Du musst tauschen.
        [professional] Zwei beliebige Steine auf verschiedenen Feldern tauschen die Plätze. Du musst tauschen.
       *[base] Zwei deiner Steine tauschen die Felder. Du musst tauschen, und nie dürfen dadurch zwei gleiche Werte auf ein Feld kommen.
    }

## Züge und was sie bringen

move-place = setze { $pawn } auf { $cell }
move-mask =
    { $side ->
        [bison] wähle Zeile { $line }
       *[wolf] wähle Spalte { $line }
    }
move-swap = tausche { $first } und { $second }
move-confirm = drehe die Steine um
move-hurry = die Zeit für diese Frage ist um
move-time = die Zeit für das Spiel ist um
effect-place = Ein Duell auf { $cell } brächte dir { $gain }.
effect-mask = Was sie dir bringen kann: { $first }, { $second }, { $third }.
effect-duel =
    { $end ->
        [lost] { $line } { $gain } (du würdest das Spiel verlieren)
        [won] { $line } { $gain } (du würdest das Spiel gewinnen)
       *[none] { $line } { $gain }
    }
effect-swap = { $first }; { $second }
effect-cell = { $cell }: { $before } → { $after }

## Was geschah

event-placed =
    { $known ->
        [yes]
            { $whose ->
                [own]
                    { $who_is ->
                        [you] Du setzt die { $value } auf { $cell }.
                       *[others] { $who } setzt die { $value } auf { $cell }.
                    }
               *[other]
                    { $who_is ->
                        [you] Du setzt die { $value } des { $side }s auf { $cell }.
                       *[others] { $who } setzt die { $value } des { $side }s auf { $cell }.
                    }
            }
       *[no] { $who } setzt einen Stein verdeckt auf { $cell }.
    }
event-chose =
    { $who_is ->
        [you] Du hast die Maske { $line } gewählt.
       *[others] { $who } hat eine Maske gewählt.
    }
event-hurried = Die Zeit ist um.
event-duel = Duell { $number } findet auf { $column }{ $row } statt.
event-shown = Auf { $cell } hat der Bison { $bison }, der Wolf { $wolf }.
event-paid =
    { $shells ->
        [one]
            { $who_is ->
                [you] Du verlierst auf { $cell } und zahlst 1 Muschel.
               *[others] { $who } verliert auf { $cell } und zahlt 1 Muschel.
            }
       *[other]
            { $who_is ->
                [you] Du verlierst auf { $cell } und zahlst { $shells } Muscheln.
               *[others] { $who } verliert auf { $cell } und zahlt { $shells } Muscheln.
            }
    }
event-tied = Gleichstand: Keine Muschel wechselt die Seite.
event-swapped =
    { $who_is ->
        [you] Du tauschst { $first } und { $second }.
       *[others] { $who } tauscht { $first } und { $second }.
    }
event-exchanged =
    { $who_is ->
        [you] Du tauschst { $pawn } und { $other }.
       *[others] { $who } tauscht { $pawn } und { $other }.
    }
event-ended =
    { $ending ->
        [all-shells] Alle Muscheln liegen auf einer Seite.
        [limit] Das letzte Duell ist ausgetragen.
       *[time] Die Zeit für das Spiel ist um.
    } { $winner_is ->
        [nobody] Neun Muscheln auf jeder Seite: unentschieden.
        [you] Du gewinnst.
       *[others] { $winner } gewinnt.
    }

## Warum ein Zug nicht erlaubt ist

refuse-clock = im Augenblick läuft keine Uhr
refuse-hurry = für diese Frage gibt es keine Frist
refuse-placing = im Augenblick werden keine Steine gesetzt
refuse-choosing = im Augenblick werden keine Masken gewählt
refuse-masks = die Masken des Bisons sind die Zeilen 1 bis 3, die des Wolfs die Spalten a bis c
refuse-question = danach ist jetzt nicht gefragt
refuse-unnamed-side = sag, wessen Stein: bison-7 oder wolf-7
refuse-named-side = du setzt eigene Steine, und dafür genügt ihr Wert
refuse-placed = dieser Stein liegt schon auf dem Brett
refuse-taken = diese Seite hat schon einen Stein auf diesem Feld
refuse-equal = zwei gleiche Werte liegen nie auf demselben Feld
refuse-dead-end = danach ließe sich das Brett nicht mehr füllen
refuse-cells = nenne die beiden Steine, zum Beispiel bison-3 wolf-7
refuse-pawns = nenne die beiden Felder, zum Beispiel a1 b2
refuse-same-cell = die beiden Steine liegen auf demselben Feld
refuse-swap-equal = durch den Tausch kämen zwei gleiche Werte auf ein Feld
refuse-players = das Duell der Schamanen ist für 2 Spieler, nicht für { $given }
refuse-variant = die Variante des Duells ist eine von { $names }, nicht { $given }
refuse-limit = die Grenze des Duells ist eine gerade Anzahl von Duellen von 2 bis { $most } oder none (keine), nicht { $given }
refuse-memory-aid = die Gedächtnisstütze des Duells ist true oder false, und true nur im Merkspiel, nicht { $given }

## Was am Tisch gewählt wird

option-variant = Variante
    .help = Grundspiel: Alle Steine liegen offen. Merkspiel: Gesetzte Steine liegen verdeckt, nur Duelle zeigen sie. Profispiel: Du darfst Steine beider Seiten setzen und vertauschen, und zwei Steine einer Seite dürfen auf einem Feld liegen.
    .values = base (Grundspiel), memory (Merkspiel) oder professional (Profispiel)
option-variant-base = Grundspiel
option-variant-memory = Merkspiel
option-variant-professional = Profispiel
option-limit = Letztes Duell
    .help = Das Spiel endet, wenn eine Seite alle 18 Muscheln hat, oder nach so vielen Duellen: Dann gewinnen mehr Muscheln.
    .values = none (keines) oder eine gerade Zahl von Duellen von 2 bis 400
option-limit-none = Ohne Grenze
option-limit-12 = Nach 12 Duellen
option-limit-24 = Nach 24 Duellen
option-limit-40 = Nach 40 Duellen
option-memory-aid = Gedächtnisstütze
    .help = Nur für das Merkspiel: Der Tisch zeigt dir weiterhin, was du gesehen hast.
    .values = true (ja) oder false (nein)
option-memory-aid-false = Aus: selbst merken
option-memory-aid-true = An
bot-random = Blatt im Wind
    .help = Macht irgendeinen erlaubten Zug, alle gleich oft.
bot-matrix = Alter Schamane
    .help = Wägt jedes Duell genau ab und mischt seine Masken, damit ihn niemand durchschaut.
bot-master = Großer Schamane
    .help = Sieht Duelle und Tausche voraus und mischt seine Masken, damit ihn niemand durchschaut.

## Vermutungen in einer Analyse

belief-masks = Die Maske der Gegenseite
belief-pawns = Verdeckte Steine

## Die Dinge auf dem Brett, erklärt

term-board = Das Brett
    .text = Neun Felder, Zeilen 1 bis 3 und Spalten a bis c, für beide Seiten gleich herum.
term-bison = Bison
    .text = Die Masken des Bisons bestimmen Zeilen. Der Bison setzt zuerst und tauscht nach jedem ungeraden Duell.
term-wolf = Wolf
    .text = Die Masken des Wolfs bestimmen Spalten. Der Wolf tauscht nach jedem geraden Duell.
term-pawn = Stein
    .text = Jede Seite hat neun, je einen der Werte 1 bis 9. Auf einem Feld gewinnt der höhere Wert das Duell.
term-hidden = Verdeckter Stein
    .text = Man kennt die Seite; den Wert muss man sich merken, bis ein Duell ihn zeigt.
term-reserve = Vorrat
    .text = Steine, die noch zu setzen sind. Erst wird einer gesetzt, dann je Zug zwei, zuletzt wieder einer.
term-difference = Die Differenz
    .text = Was ein Duell auf diesem Feld dir brächte oder dich kosten würde: Wer verliert, zahlt die Differenz in Muscheln.
term-mask = Maske
    .text = Beide wählen verdeckt eine; die Zeile und die Spalte kreuzen sich auf dem Feld des Duells.
term-shells = Muscheln
    .text = Es gibt 18, zu Beginn neun auf jeder Seite. Wer alle hat, gewinnt sofort.
term-swap = Tausch
    .text = Nach einem Duell vertauscht eine Seite zwei Steine: der Bison nach dem ersten, der Wolf nach dem zweiten und so weiter.
term-duels = Ausgetragene Duelle
    .text = Hat der Tisch eine Grenze, so gewinnen nach dem letzten Duell mehr Muscheln.

## Das Brett im Terminal

text-none = keine
text-mark-bison = B
text-mark-wolf = W
text-stock =
    { $shells ->
        [one] { $side }: 1 Muschel, noch zu setzen: { $reserve }
       *[other] { $side }: { $shells } Muscheln, noch zu setzen: { $reserve }
    }
text-hidden = { $count } verdeckt
text-duels = Ausgetragene Duelle: { $duels } von { $limit }
text-duels-endless = Ausgetragene Duelle: { $duels }

## Das Brett auf der Seite

board-name = Das Brett
board-row = Zeile { $line }
board-column = Spalte { $line }
board-mask-of = Maske des { $side }s: { $line }
board-pawn = { $side } { $value }
board-hidden = { $side }, verdeckt
board-for-you = { $gain } für dich
board-for-side = { $gain } für den { $side }
board-empty = leer
board-here = hier war das letzte Duell
board-shells = Muscheln: Bison { $bison }, Wolf { $wolf }
board-end-shells =
    { $count ->
        [one] 1 Muschel
       *[other] { $count } Muscheln
    }
board-reserve = Noch zu setzen
board-in-reserve = { $count } verdeckt
board-chosen = Maske gewählt
board-choosing = bei der Maskenwahl
board-placing = beim Setzen
board-swapping = beim Tauschen
board-looking = sieht hin
board-you = du
board-choose-pawn = Wähle unten einen deiner Steine, dann ein Feld.
board-choose-cell = Wohin mit { $value }? Die leuchtenden Felder sind frei dafür.
board-goal = Einen Stein auf { $cell } setzen
board-choose-pawn-for = Welcher Stein kommt auf { $cell }? Wähle ihn unten.
board-choose-mask = Wähle eine Maske am Rand des Bretts.
board-choose-first = Wähle zwei Steine, die die Plätze tauschen.
board-choose-second = Und der zweite?
board-locked = Gewählt: { $line }. Aufgedeckt wird, wenn beide gewählt haben.
board-clear = Neu wählen
board-pays = { $name } zahlt { $count }
board-tie = Gleichstand

## Die Lektion

lesson-welcome = Zwei Schamanen, neun Muscheln für jeden. Jedes Duell bewegt einige davon, und wer alle achtzehn hat, gewinnt. Du bist der Bison, Fenn ist der Wolf.
lesson-place = Zuerst füllt sich das Brett: Am Ende liegt auf jedem Feld ein Stein von dir und einer des Wolfs. Fang in der Mitte an: Nimm deine 5 und setze sie auf b2.
    .wrong = In einem echten Spiel ginge das. Hier nimm deine 5, dann das Feld in der Mitte, b2.
lesson-cheap = Fenn hat die 4 auf a1 und die 8 auf c3 gesetzt. Im Duell gewinnt der höhere Stein die Differenz. Gewinne a1 so sparsam wie möglich: Welcher deiner Steine reicht gerade?
    .low = Das ist weniger als 4: Du würdest auf a1 verlieren. Nimm den kleinsten deiner Steine, der höher ist.
    .high = Er würde gewinnen, aber ein kleinerer reicht. Heb dir diesen für einen stärkeren Gegner auf.
    .wrong = Es geht um a1, wo die 4 des Wolfs liegt. Welcher deiner Steine schlägt sie am knappsten?
lesson-equal = In einem Zug setzt du zwei Steine: noch einen. Gleiche Werte liegen nie auf demselben Feld, also darf deine 8 nicht zur 8 des Wolfs auf c3. Nur einer deiner Steine schlägt sie. Setze ihn dorthin.
    .low = Dieser Stein verliert gegen die 8. Welcher ist höher?
    .wrong = Es geht um c3, wo die 8 des Wolfs liegt. Setze den Stein dorthin, der sie schlägt.
    .right = Deine 9 hält c3, um 1. Die übrigen Steine finden ebenso ihren Platz: Gehen wir zum vollen Brett.
lesson-masks = Jetzt die Duelle. Verdeckt wählst du eine Zeile und der Wolf eine Spalte; wo sie sich kreuzen, kämpfen zwei Steine. Eine deiner Zeilen gewinnt in jeder Spalte: Wähle ihre Maske.
    .first = Nennt der Wolf die Spalte b, kostet dich Zeile 1 drei Muscheln. Eine Zeile gewinnt in allen drei Spalten.
    .wrong = In den Spalten a und b kostet dich Zeile 3 fünf Muscheln. Eine Zeile gewinnt in allen drei Spalten.
lesson-swap = Fenn hat es geahnt und c genannt, wo es nur 1 kostet. Diese Muschel gehört dir. Nun musst du zwei deiner Steine vertauschen. Auf a3 verliert deine 1: Tausche sie gegen den Stein, der die 6 am knappsten schlägt.
    .dear = Das gewinnt a3, aber deine 1 müsste gegen eine 7 oder 8 teuer bezahlen. Auf a3 reicht ein kleinerer Stein.
    .wrong = Auf a3 brauchst du mehr als die 6 des Wolfs. Wähle die 1 dort und den Stein, der gerade reicht.
lesson-guess = Nun gewinnt keine Zeile mehr überall, und das sieht auch Fenn. Welche erwartet man nicht von dir? Hier gibt es kein Richtig: Rate.
    .right = Mal durchschaust du dein Gegenüber, mal wirst du durchschaut: Das ist das ganze Spiel. Nach dem zweiten Duell tauscht der Wolf, nach dem dritten wieder du. Einige Duelle später …
lesson-last = Der Wolf hat noch 3 Muscheln. Wer mehr schuldet, als er hat, zahlt alle, und mit allen achtzehn gewinnt man sofort. Welche Zeile beendet es, welche Spalte auch kommt?
    .wrong = Diese Zeile verliert in einer Spalte. Such die, die überall mindestens 3 gewinnt.
lesson-end = Achtzehn Muscheln: Du hast gewonnen! Der Wolf schuldete 5 und hatte 3. Jetzt ein echtes Spiel: zwölf Duelle gegen einen leichten Gegner, dann gewinnen mehr Muscheln.

## So wird gespielt

howto-goal = Gewinne die Muscheln
    .text = Bison und Wolf beginnen mit je neun Muscheln. Jedes Duell bringt dem Sieger einige davon. Wer alle achtzehn hat, gewinnt sofort.
howto-place = Setze deine Steine
    .text = Jede Seite hat neun Steine mit den Werten 1 bis 9. Ihr setzt sie abwechselnd auf die neun Felder, von jeder Seite einen auf jedes Feld, und gleiche Werte treffen sich nie. Setze große Steine dorthin, wo sie knapp gewinnen, und opfere kleine gegen Riesen.
howto-masks = Wähle heimlich eine Maske
    .text = Die Maske des Bisons nennt eine Zeile, die des Wolfs eine Spalte. Beide werden gleichzeitig gezeigt, und das Duell findet auf dem Feld statt, auf dem sie sich kreuzen.
howto-duel = Der höhere Stein gewinnt
    .text = Auf diesem Feld zahlt der Verlierer den Unterschied in Muscheln: 7 gegen 4 kostet drei.
howto-swap = Verschiebe das Gleichgewicht
    .text = Nach jedem Duell tauscht eine Seite zwei ihrer eigenen Steine: der Bison nach dem ersten, der Wolf nach dem zweiten und so weiter. Der Tausch ist Pflicht, und alle sehen ihn.
howto-end = Das Ende
    .text = Das Spiel ist aus, wenn eine Seite alle Muscheln hat. Ihr könnt ein letztes Duell vereinbaren: Dann gewinnen mehr Muscheln. Im Merkspiel liegen die Steine verdeckt; im Profispiel darfst du Steine beider Seiten setzen und tauschen.

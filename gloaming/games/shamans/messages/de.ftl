### Shamans auf Deutsch.

## Das Spiel

title = Shamans
pitch = Jeder spielt eine Karte, niemand muss bedienen, und jede verirrte Karte bringt den Schatten dem Mond einen Schritt näher. Einige von euch wollen genau das: Findet heraus, wer, bevor die Nacht ihnen gehört.
seat = Spieler { $shown }

## Welten und ihre Karten

world-purple = Lila
    .title = Lila
world-blue = Blau
    .title = Blau
world-green = Grün
    .title = Grün
world-yellow = Gelb
    .title = Gelb
world-silver = Silber
    .title = Silber
world-brown = Braun
    .title = Braun
world-red = Rot
    .title = Rot
card = { $world } { $value }

## Rollen

role-shaman = Schamane
    .a = ein Schamane
role-shadow = Schatten
    .a = ein Schatten

## Artefakte (.a im Akkusativ)

tile-dagger = Ritualdolch
    .a = einen Ritualdolch
tile-portal = Portal
    .a = ein Portal
tile-shard = Mondsplitter
    .a = einen Mondsplitter
tile-mask = Maske der Wahrheit
    .a = eine Maske der Wahrheit

## Rituale

ritual-illumination = Erleuchtung
    .the = die Erleuchtung
ritual-stabilization = Stabilisierung
    .the = die Stabilisierung
ritual-permutation = Vertauschung
    .the = die Vertauschung
ritual-neutralization = Neutralisation
    .the = die Neutralisation

## Seiten und Richtungen

side-left = links
side-right = rechts
direction-forward = vor
direction-back = zurück

## Was geschieht

event-first = { $who_is ->
    [you] Du bekommst den Startspielermarker.
   *[others] { $who } bekommt den Startspielermarker.
}
event-round = { $who_is ->
    [you] Durchgang { $round } beginnt; du hast den Startspielermarker.
   *[others] Durchgang { $round } beginnt; { $who } hat den Startspielermarker.
}
event-slot = { $side ->
    [left] Der linke Platz zeigt jetzt { $tile_a }.
   *[right] Der rechte Platz zeigt jetzt { $tile_a }.
}
event-role = { $who_is ->
    [you] Du bist { $role_a }.
   *[others] { $known ->
        [yes] { $who } bekommt eine Rolle: { $role }.
       *[no] { $who } bekommt eine Rolle.
    }
}
event-dealt = { $who_is ->
    [you] Du bekommst { $card }.
   *[others] { $known ->
        [yes] { $who } bekommt { $card }.
       *[no] { $who } bekommt eine Karte.
    }
}
event-left-over = { $card } bleibt übrig und wird angelegt.
event-turn = { $who_is ->
    [you] Runde { $turn }: Du bist der Anführer.
   *[others] Runde { $turn }: { $who } ist der Anführer.
}
event-played = { $who_is ->
    [you] Du spielst { $card }.
   *[others] { $who } spielt { $card }.
}
event-moved = { $steps ->
    [0] Die Figur bleibt auf Feld { $space }.
   *[other] Die Figur zieht von Feld { $origin } auf Feld { $space }.
}
event-placed = { $card } wird an die passende Welt angelegt.
event-gathered = { $who_is ->
    [you] Du legst { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } an { $world } an.
    [nobody] { $cards ->
        [one] Von denen im Spiel hat niemand bedient: 1 Karte wird an { $world } angelegt.
       *[other] Von denen im Spiel hat niemand bedient: { $cards } Karten werden an { $world } angelegt.
    }
   *[others] { $who } legt { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } an { $world } an.
}
event-completed = { $who_is ->
    [you] { $world } ist vollständig: Du vollziehst { $ritual_the }.
    [nobody] { $world } ist vollständig, aber niemand hat die letzte Karte angelegt: kein Ritual.
   *[others] { $world } ist vollständig: { $who } vollzieht { $ritual_the }.
}
event-taken = { $who_is ->
    [you] Du nimmst { $tile_a }.
   *[others] { $who } nimmt { $tile_a }.
}
event-drawn = { $who_is ->
    [you] Du ziehst { $tile_a } vom Stapel.
   *[others] { $known ->
        [yes] { $who } zieht { $tile_a } vom Stapel.
       *[no] { $who } zieht ein Plättchen vom Stapel.
    }
}
event-kept = { $who_is ->
    [you] Du behältst das Plättchen verdeckt.
   *[others] { $who } behält das Plättchen verdeckt.
}
event-turned-up = { $who_is ->
    [you] Du deckst { $tile_a } auf.
   *[others] { $who } deckt { $tile_a } auf.
}
event-role-shown = { $who_is ->
    [you] Deine Rolle wird aufgedeckt: Du bist { $role_a }.
   *[others] { $who } ist { $role_a }.
}
event-eclipse = { $side ->
    [left] Die Finsternis! Alle geben eine Karte nach links.
   *[right] Die Finsternis! Alle geben eine Karte nach rechts.
}
event-chose = { $who_is ->
    [you] Du hast { $card } ausgewählt.
   *[others] { $known ->
        [yes] { $who } hat { $card } ausgewählt.
       *[no] { $who } hat eine Karte ausgewählt.
    }
}
event-passed = { $who_is ->
    [you] Du gibst { $card } an { $receiver }.
   *[others] { $receiver_is ->
        [you] { $who } gibt dir { $card }.
       *[others] { $known ->
            [yes] { $who } gibt { $card } an { $receiver }.
           *[no] { $who } gibt eine Karte an { $receiver }.
        }
    }
}
event-portal = { $direction ->
    [forward] { $who_is ->
        [you] Du setzt ein Portal ein: Die Figur zieht 1 Feld vor.
       *[others] { $who } setzt ein Portal ein: Die Figur zieht 1 Feld vor.
    }
   *[back] { $who_is ->
        [you] Du setzt ein Portal ein: Die Figur zieht 1 Feld zurück.
       *[others] { $who } setzt ein Portal ein: Die Figur zieht 1 Feld zurück.
    }
}
event-declined = { $who_is ->
    [you] Du verzichtest.
   *[others] { $who } verzichtet.
}
event-point = { $who_is ->
    [you] Du bekommst 1 Siegpunkt.
   *[others] { $who } bekommt 1 Siegpunkt.
}
event-exchanged = { $who_is ->
    [you] Du tauschst die Rollenkarte mit { $other }.
   *[others] { $other_is ->
        [you] { $who } tauscht die Rollenkarte mit dir.
       *[others] { $who } tauscht die Rollenkarte mit { $other }.
    }
}
event-role-seen = { $who_is ->
    [you] Du bist jetzt { $role_a }.
   *[others] { $known ->
        [yes] { $who } ist jetzt { $role_a }.
       *[no] { $who } sieht sich die neue Rolle an.
    }
}
event-dagger = { $who_is ->
    [you] Du legst einen Ritualdolch gegen { $victim } ab.
   *[others] { $victim_is ->
        [you] { $who } legt einen Ritualdolch gegen dich ab.
       *[others] { $who } legt einen Ritualdolch gegen { $victim } ab.
    }
}
event-eliminated = { $who_is ->
    [you] { $lost ->
        [0] Du scheidest aus.
       *[other] Du scheidest aus. Ungesehen verlorene Plättchen: { $lost }.
    }
   *[others] { $lost ->
        [0] { $who } scheidet aus.
       *[other] { $who } scheidet aus. Ungesehen verlorene Plättchen: { $lost }.
    }
}
event-set-aside = { $who_is ->
    [you] { $cards ->
        [one] Du hattest 1 Karte auf der Hand; sie kommt ungesehen beiseite, und die Figur zieht 1 Feld vor.
       *[other] Du hattest { $cards } Karten auf der Hand; sie kommen ungesehen beiseite, und die Figur zieht { $cards } Felder vor.
    }
   *[others] { $cards ->
        [one] { $who } hatte 1 Karte auf der Hand; sie kommt ungesehen beiseite, und die Figur zieht 1 Feld vor.
       *[other] { $who } hatte { $cards } Karten auf der Hand; sie kommen ungesehen beiseite, und die Figur zieht { $cards } Felder vor.
    }
}
event-named = { $who_is ->
    [you] Du bestimmst { $guide } zum nächsten Anführer.
   *[others] { $guide_is ->
        [you] { $who } bestimmt dich zum nächsten Anführer.
       *[others] { $who } bestimmt { $guide } zum nächsten Anführer.
    }
}
event-round-won = { $why ->
    [moon] Die Figur steht auf dem Mond: Die Schatten gewinnen den Durchgang.
    [no_cards] Niemand hat mehr Karten: Die Schamanen gewinnen den Durchgang.
   *[last_shadow] Der letzte Schatten ist ausgeschieden: Die Schamanen gewinnen den Durchgang.
}
event-tile-shown = { $who_is ->
    [you] { $count ->
        [1] Du hattest verdeckt { $tile_a }.
       *[other] Du hattest verdeckt { $count }-mal { $tile_a }.
    }
   *[others] { $count ->
        [1] { $who } hatte verdeckt { $tile_a }.
       *[other] { $who } hatte verdeckt { $count }-mal { $tile_a }.
    }
}
event-scored = { $who_is ->
    [you] Du bekommst { $gained } und hast { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
   *[others] { $who } bekommt { $gained } und hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
event-ended = { $winners_is ->
    [you] Du gewinnst die Partie mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
    [with_you] Du teilst dir den Sieg mit { $winners }, mit je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
   *[others] { $winners_count ->
        [1] { $winners } gewinnt die Partie mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $winners } teilen sich den Sieg mit je { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.
    }
}

## Was du gefragt wirst

over = Die Partie ist zu Ende.
ask-play = Spiel eine beliebige Karte: { $world } bleibt vor dir liegen, jede andere zieht die Figur 1 Feld zum Mond.
ask-play-lead = Spiel eine Karte aus: Ihre Welt ist das Ziel.
ask-take = Nimm ein Artefakt: eines der beiden offenen oder das oberste vom Stapel.
ask-keep = Behalte { $tile_a } verdeckt oder deck das Plättchen auf.
ask-eclipse = { $side ->
    [left] Finsternis: Wähle geheim eine Karte, die nach links geht; die Wahl ist endgültig.
   *[right] Finsternis: Wähle geheim eine Karte, die nach rechts geht; die Wahl ist endgültig.
}
ask-stabilize = Stabilisierung: Zieh die Figur 2 Felder zurück oder nimm ein Artefakt.
ask-permute = Vertauschung: Wähle, mit wem du die Rollenkarte tauschst.
ask-neutralize = Neutralisation: Leg einen Ritualdolch ab und schalte einen anderen Spieler aus.
ask-neutralize-may = Neutralisation: Mit einem verdeckten Ritualdolch darfst du einen Spieler ausschalten oder verzichten.
ask-eliminate = Du scheidest gleich aus: Setz jetzt ein Portal ein oder verzichte.
ask-chain = Wähle, welches Ritual du als Nächstes vollziehst.
ask-advance = Die Figur erreicht gleich den Mond: Setz jetzt ein Portal ein oder verzichte.
ask-name = Du bist ausgeschieden und niemand hat bedient: Bestimme den nächsten Anführer.
ask-closing = Niemand hat mehr Karten und die Schamanen gewinnen gleich: Setz jetzt ein Portal ein oder verzichte.

## Was andere gefragt werden

wait-first = Der Startspielermarker wird ausgelost.
wait-slot = Ein Plättchen wird aufgedeckt.
wait-role = Die Rollen werden ausgeteilt.
wait-deal = Die Karten werden ausgeteilt.
wait-play = { $who } muss eine Karte spielen.
wait-take = { $who } nimmt ein Artefakt.
wait-draw = { $who_is ->
    [you] Du ziehst vom Stapel.
   *[others] { $who } zieht vom Stapel.
}
wait-keep = { $who } behält ein Plättchen verdeckt oder deckt es auf.
wait-surface = Liegt die Finsternis oben auf dem Stapel?
wait-eclipse = { $who_count ->
    [1] Finsternis: Es fehlt noch die Karte von { $who }.
   *[other] Finsternis: Es fehlen noch die Karten von { $who }.
}
wait-stabilize = { $who } vollzieht die Stabilisierung.
wait-permute = { $who } vollzieht die Vertauschung.
wait-neutralize = { $who } vollzieht die Neutralisation.
wait-eliminate = { $who } scheidet gleich aus und darf ein Portal einsetzen.
wait-chain = { $who } wählt das nächste Ritual.
wait-advance = Die Figur erreicht gleich den Mond: { $who } darf ein Portal einsetzen.
wait-name = { $who } bestimmt den nächsten Anführer.
wait-closing = Der Durchgang endet gleich: { $who } darf ein Portal einsetzen.

## Was eine Frage bedeutet

help-over = Die meisten Punkte gewinnen, wenn es mindestens 8 sind und niemand gleichauf liegt; nach 40 Durchgängen teilen sich die Führenden den Sieg.
help-first = Wer den Startspielermarker hat, ist der erste Anführer; der Platz wird ausgelost.
help-slot = Ein Plättchen vom Stapel füllt einen leeren Platz; alle übrigen sind gleich wahrscheinlich.
help-role = Jeder bekommt verdeckt eine Rolle und darf sie jederzeit ansehen.
help-deal = Die Handkarten werden einzeln ausgeteilt; übrige Karten werden an ihre Welten angelegt.
help-play = Die Karte des Anführers bestimmt das Ziel. Jede Karte ist erlaubt: Eine Karte des Ziels bleibt vor dir liegen; jede andere zieht die Figur 1 Feld zum Mond und wird an ihre Welt angelegt. Ist sie die letzte dieser Welt, vollziehst du sofort deren Ritual.
help-take = Ein offenes Plättchen nimmst du offen, und sein Platz wird aufgefüllt; das oberste vom Stapel darfst du verdeckt behalten. Eine Maske der Wahrheit wird aufgedeckt, und du musst deine Rolle zeigen.
help-draw = Das oberste Plättchen des Stapels; alle übrigen sind gleich wahrscheinlich.
help-keep = Behältst du das Plättchen, liegt es verdeckt: Die anderen sehen nur, dass du es hast und seit wann. Du kannst es später bei jeder eigenen Entscheidung noch aufdecken.
help-surface = Jedes der übrigen Plättchen liegt gleich wahrscheinlich oben. Ist es die Finsternis, geben alle eine Karte weiter.
help-eclipse = Alle, die Karten haben, wählen geheim eine; haben alle gewählt, gehen die Karten in Pfeilrichtung an den nächsten Spieler mit Karten. Nur wer gibt und wer bekommt, kennt die Karte.
help-stabilize = Die Figur zieht 2 Felder zurück, höchstens bis zum ersten; oder du nimmst stattdessen ein Plättchen.
help-permute = Du tauschst die Rollenkarte mit einem Spieler, der noch im Spiel ist, und ihr wechselt damit die Seiten; beide sehen sich ihre neue Karte an.
help-neutralize = Mit einem offenen Ritualdolch musst du jemanden ausschalten, mit einem verdeckten darfst du es. Ein ausgeschalteter Schamane zieht die Figur 1 Feld je Handkarte vor; die Hand eines ausgeschalteten Schattens wird angelegt, und du vollziehst die Rituale, die das auslöst.
help-eliminate = Ein Portal zieht die Figur um 1 Feld, bevor du ausscheidest; verzichtest du, scheidest du aus. Du wirst gefragt, sobald du ein offenes Portal oder irgendein verdecktes Plättchen hast.
help-chain = Die eben angelegte Hand hat mehrere Welten vollständig gemacht: Du vollziehst ihre Rituale in beliebiger Reihenfolge.
help-advance = Ein Portal zieht die Figur erst um ein Feld zurück, dann folgt der Schritt; verzichtest du, zieht sie weiter. Gefragt werden der Reihe nach alle mit einem offenen Portal oder irgendeinem verdeckten Plättchen.
help-name = Bestimme einen Spieler, der noch im Spiel ist und Karten hat. Keine Karte des Ziels gehört jemandem, der noch im Spiel ist; darum bestimmst du den nächsten Anführer, obwohl du ausgeschieden bist.
help-closing = Das ist der letzte Augenblick für ein Portal; haben alle verzichtet, gewinnen die Schamanen den Durchgang. Gefragt werden der Reihe nach alle mit einem offenen Portal oder irgendeinem verdeckten Plättchen.

## Züge

move-play = { $card } spielen
move-pass = { $card } weitergeben
move-take = { $source ->
    [left] links { $tile_a } nehmen
    [right] rechts { $tile_a } nehmen
   *[pile] das oberste Plättchen vom Stapel ziehen
}
move-keep = verdeckt behalten
move-show = aufdecken
move-back = die Figur 2 Felder zurückziehen
move-artifact = ein Artefakt nehmen
move-exchange = die Rolle mit { $who } tauschen
move-eliminate = { $who } ausschalten
move-decline = verzichten
move-ritual = das Ritual von { $world } vollziehen: { $ritual_the }
move-guide = { $who } zum nächsten Anführer bestimmen
move-portal = { $direction ->
    [forward] ein Portal einsetzen: Figur 1 Feld vor
   *[back] ein Portal einsetzen: Figur 1 Feld zurück
}
move-turn-up = { $tile_a } aufdecken
move-first = { $who_is ->
    [you] Startspieler: du
   *[others] Startspieler: { $who }
}
move-tile = Plättchen: { $tile }
move-role = Rolle: { $role }
move-deal = { $card } austeilen
move-eclipse = { $side ->
    [left] die Finsternis liegt oben, Pfeil nach links
    [right] die Finsternis liegt oben, Pfeil nach rechts
   *[below] die Finsternis liegt nicht oben
}

## Was ein Zug bringt

effect-lead = Das Ziel ist { $world }; davon schon angelegt: { $placed } von { $all }.
effect-forward = Die Figur zieht einen Schritt zum Mond, auf Feld { $space } von { $moon }.
effect-back = Die Figur zieht zurück auf Feld { $space } von { $moon }.
effect-moon = Die Figur erreicht den Mond und die Schatten gewinnen den Durchgang, wenn kein Portal sie aufhält.
effect-completes = Macht { $world } vollständig: Du vollziehst sofort { $ritual_the }.
effect-completes-later = Damit ist { $world } vollständig: Wer die Karten anlegt, vollzieht { $ritual_the }.
effect-lowest = Niedrigste: Du nimmst ein Artefakt.
effect-lowest-so-far = Bisher die niedrigste: Du nimmst ein Artefakt, wenn niemand darunter bleibt.
effect-highest = Höchste: Du legst die Karten an und spielst in der nächsten Runde aus.
effect-highest-so-far = Bisher die höchste: Du legst die Karten an und spielst in der nächsten Runde aus, wenn niemand darüber geht.
effect-between = Weder die niedrigste noch die höchste.
effect-pass = Sie geht an { $who }; nur ihr beide werdet sie kennen.
effect-pile = { $count ->
    [one] Das letzte Plättchen; du darfst es verdeckt behalten.
   *[other] Eines von { $count } Plättchen; du darfst es verdeckt behalten.
}
effect-eclipse = { $count ->
    [1] Danach kommt die Finsternis.
   *[other] Danach liegt die Finsternis in einem von { $count } Fällen oben.
}
effect-keep = Nur du kennst es; die anderen sehen ein Plättchen aus Runde { $turn }.
effect-tile-dagger = Offen muss er bei deiner nächsten Neutralisation eingesetzt werden.
effect-tile-portal = Es zieht die Figur um ein Feld, vor oder zurück, wann du willst.
effect-tile-shard = Zwei davon bringen am Ende des Durchgangs 2 Punkte.
effect-tile-mask = Du musst allen deine Rolle zeigen.
effect-shards = Du hast { $count }: 2 Punkte für dich, wenn du am Ende des Durchgangs noch im Spiel bist.
effect-exchange = Du gibst deine Rolle ({ $given }) an { $who } und bekommst eine, die du nicht gesehen hast.
effect-exchange-known = Du wirst { $got_a }, { $who } wird { $given_a }.
effect-if-shaman = { $count ->
    [one] Ein Schamane: Die eine Handkarte zöge die Figur auf Feld { $space } von { $moon }.
   *[other] Ein Schamane: Die { $count } Handkarten zögen die Figur auf Feld { $space } von { $moon }.
}
effect-if-moon = { $count ->
    [one] Ein Schamane: Die eine Handkarte zöge die Figur auf den Mond.
   *[other] Ein Schamane: Die { $count } Handkarten zögen die Figur auf den Mond.
}
effect-if-shadow = { $count ->
    [one] Ein Schatten: Die eine Handkarte würde angelegt, und du vollziehst jedes Ritual, das sie auslöst.
   *[other] Ein Schatten: Die { $count } Handkarten würden angelegt, und du vollziehst jedes Ritual, das sie auslösen.
}
effect-if-last-shadow = Ist { $who } der Schatten, gewinnen die Schamanen den Durchgang.
effect-is-shaman = { $count ->
    [one] { $who } ist ein Schamane: 1 Handkarte zieht die Figur auf Feld { $space } von { $moon }.
   *[other] { $who } ist ein Schamane: { $count } Handkarten ziehen die Figur auf Feld { $space } von { $moon }.
}
effect-is-moon = { $count ->
    [one] { $who } ist ein Schamane: 1 Handkarte zieht die Figur auf den Mond, und die Schatten gewinnen.
   *[other] { $who } ist ein Schamane: { $count } Handkarten ziehen die Figur auf den Mond, und die Schatten gewinnen.
}
effect-is-shadow = { $count ->
    [one] { $who } ist ein Schatten: 1 Handkarte wird angelegt, und du vollziehst jedes Ritual, das sie auslöst.
   *[other] { $who } ist ein Schatten: { $count } Handkarten werden angelegt, und du vollziehst jedes Ritual, das sie auslösen.
}
effect-is-last-shadow = { $who } ist der letzte Schatten: Die Schamanen gewinnen den Durchgang.
effect-decline-advance = Setzt niemand ein Portal ein, gewinnen die Schatten den Durchgang.
effect-decline-closing = Setzt niemand ein Portal ein, gewinnen die Schamanen den Durchgang.
effect-decline-eliminate = Du scheidest aus diesem Durchgang aus.
effect-decline-neutralize = Niemand scheidet aus.
effect-ritual-illumination = 1 Siegpunkt für dich, für immer.
effect-ritual-stabilization = Die Figur 2 Felder zurück oder ein Artefakt.
effect-ritual-permutation = Du tauschst die Rolle mit einem anderen Spieler.
effect-ritual-neutralization = Mit einem Ritualdolch schaltest du einen anderen Spieler aus.
effect-guide = { $who } spielt in der nächsten Runde aus; Handkarten: { $count }.
effect-hold = { $count ->
    [0] Die Figur zieht vor ihrem Schritt ein Feld zurück: Sie bleibt auf Feld { $space } von { $moon }.
   *[other] Die Figur zieht ein Feld zurück, bevor es weitergeht; Schritte, die ab Feld { $space } noch folgen: { $count }.
}

## Warum ein Zug nicht erlaubt ist

refuse-not-asked = danach wird jetzt nicht gefragt
refuse-not-your-turn = du bist nicht gefragt; nur ein Portal darf außer der Reihe eingesetzt werden
refuse-chance-only = darüber entscheidet der Zufall
refuse-no-card = diese Karte hast du nicht
refuse-not-playing = gerade wird keine Karte gespielt
refuse-not-passing = gerade wird keine Karte weitergegeben, oder du hast schon gewählt
refuse-empty-slot = dort liegt kein Plättchen
refuse-no-tile = es gibt kein Plättchen zu nehmen
refuse-not-in = dieser Spieler ist nicht mehr im Spiel
refuse-yourself = wähle einen anderen Spieler
refuse-no-such-seat = dort sitzt niemand
refuse-no-cards = dieser Spieler hat keine Karten
refuse-must-eliminate = mit einem offenen Ritualdolch musst du jemanden ausschalten
refuse-no-dagger = du hast keinen Ritualdolch
refuse-no-portal = du hast kein Portal
refuse-first-space = die Figur steht schon auf dem ersten Feld
refuse-out = du bist aus diesem Durchgang ausgeschieden
refuse-chance-draws = kein Portal, während der Zufall entscheidet
refuse-none-down = so ein Plättchen hast du nicht verdeckt
refuse-ritual-done = dieses Ritual ist jetzt nicht zu vollziehen
refuse-only-own = Plättchen deckst du nur bei einer eigenen Entscheidung auf

## Warum ein Tisch sich nicht so einrichten lässt

refuse-players = Shamans spielt man zu { $fewest } bis { $most }, nicht zu { $given }
refuse-first = der erste Anführer ist ein Platz von 0 bis { $last } oder none (ausgelost), nicht { $given }
refuse-rounds = eine Partie Shamans hat 1 bis { $most } Durchgänge, nicht { $given }
refuse-track = der Pfad hat { $least } bis { $most } Felder, das letzte ist der Mond, nicht { $given }
refuse-start = der Start ist ein Feld des Pfads, von 1 an, nicht { $given }
refuse-start-moon = der Start liegt vor dem Mond, das ist Feld { $moon } dieses Pfads, nicht { $given }
refuse-rituals = die Rituale sind sieben Namen, durch Kommas getrennt, nicht { $given }
refuse-rituals-few = { $world } bleibt ohne Ritual: Nötig sind sieben, für { $names }
refuse-rituals-many = es gibt { $worlds } Welten, angegeben sind { $given } Rituale
refuse-ritual = { $given } ist kein Ritual für { $world }: Es gibt { $names }

## Einstellungen eines Tischs

option-track = Länge des Schattenpfads
    .help = Wie viele Felder der Pfad hat; das letzte ist der Mond. Voreingestellt sind 16, 22 und 48 für 3, 4 und 5 Spieler, damit beide Seiten etwa gleich oft gewinnen.
    .values = none oder 3 bis 99 Felder, das letzte davon der Mond
option-track-none = Wie empfohlen
option-track-12 = 12 Felder
option-track-16 = 16 Felder
option-track-22 = 22 Felder
option-track-30 = 30 Felder
option-track-36 = 36 Felder
option-track-48 = 48 Felder
option-track-60 = 60 Felder
option-start = Start der Figur
    .help = Die Nummer des Felds, auf dem die Figur in jedem Durchgang startet; es liegt vor dem Mond. Ohne Angabe startet sie in der Mitte.
    .values = none oder das Feld, auf dem die Figur startet
option-start-none = In der Mitte
option-rituals = Rituale der Welten
    .help = Was vollzieht, wer die letzte Karte einer Welt anlegt. Braun kommt ab 4 Spielern dazu, Rot bei 5.
    .values = illumination | stabilization | permutation | neutralization, je eines für purple, blue, green, yellow, silver, brown, red, durch Kommas getrennt
option-rituals-illumination = { ritual-illumination }
option-rituals-stabilization = { ritual-stabilization }
option-rituals-permutation = { ritual-permutation }
option-rituals-neutralization = { ritual-neutralization }
option-first = Erster Anführer
    .help = Wer im ersten Durchgang den Startspielermarker hat.
    .values = none oder der Platz des ersten Anführers
option-first-none = Ausgelost
option-first-0 = Platz 1
option-first-1 = Platz 2
option-first-2 = Platz 3
option-first-3 = Platz 4
option-first-4 = Platz 5

## Gegner

bot-random = Blatt im Wind
    .help = Spielt irgendeine Karte, jede gleich wahrscheinlich.
bot-beginner = Lehrling
    .help = Achtet auf die eigenen Karten und die Figur.
bot-casual = Wanderer
    .help = Bemerkt, was andere tun, und behält die Hälfte davon.
bot-heuristic = Alter Schamane
    .help = Berechnet, was jede Karte wert ist, und zieht Schlüsse aus deinen.
bot-strong = Weiser Schamane
    .help = Erwägt alle Möglichkeiten, wie die verdeckten Karten verteilt sein können.
bot-master = Großer Schamane
    .help = Spielt jeden Zug in allen Welten, die er für möglich hält, bis zum Ende der Runde weiter.

## Vermutungen in einer Analyse

belief-roles = Wer wer ist
belief-holds = Wer noch Karten einer Welt hat

## Dinge auf dem Plan

term-purple = Lila, die Mondsichel
    .text = Eine Welt von Karten. Ihr Ritual wartet auf ihre letzte Karte.
term-blue = Blau, die Welle
    .text = Eine Welt von Karten. Ihr Ritual wartet auf ihre letzte Karte.
term-green = Grün, das Blatt
    .text = Eine Welt von Karten. Ihr Ritual wartet auf ihre letzte Karte.
term-yellow = Gelb, die Sonne
    .text = Eine Welt von Karten. Ihr Ritual wartet auf ihre letzte Karte.
term-silver = Silber, die Feder
    .text = Eine Welt von Karten. Ihr Ritual wartet auf ihre letzte Karte.
term-brown = Braun, der Berg
    .text = Eine Welt, die ab 4 Spielern dazukommt.
term-red = Rot, die Flamme
    .text = Eine Welt, die bei 5 Spielern dazukommt.
term-hand = Deine Hand
    .text = Jede Karte darf jederzeit gespielt werden: Niemand muss bedienen.
term-destination = Ziel
    .text = Die Welt der Karte des Anführers. Ihre Karten bleiben vor den Spielern liegen; jede andere Karte zieht die Figur einen Schritt zum Mond.
term-guide = Anführer
    .text = Spielt zuerst aus: eine beliebige Karte, deren Welt das Ziel ist.
term-lowest = Niedrigste
    .text = Haben alle gespielt, bringt die niedrigste Karte des Ziels ein Artefakt.
term-highest = Höchste
    .text = Wer die höchste Karte des Ziels gespielt hat, legt alle Karten an, vollzieht das Ritual, wenn das die Welt vollständig macht, und spielt in der nächsten Runde aus.
term-worlds = Angelegte Karten
    .text = Karten an ihren Welten, für alle sichtbar. Wer die letzte Karte einer Welt anlegt, vollzieht ihr Ritual.
term-track = Schattenpfad
    .text = Der Weg der Figur zum Mond. Kommt sie an, gewinnen die Schatten sofort den Durchgang.
term-moon = Der Mond
    .text = Das letzte Feld des Pfads: Steht die Figur darauf, gewinnen die Schatten den Durchgang.
term-pawn = Der Schatten
    .text = Die Figur macht für jede Karte, die nicht zum Ziel gehört, einen Schritt.
term-shaman = Schamane
    .text = Die Schamanen gewinnen den Durchgang, wenn niemand mehr Karten hat oder der letzte Schatten ausgeschieden ist: je 2 Punkte.
term-shadow = Schatten
    .text = Die Schatten gewinnen den Durchgang, wenn die Figur den Mond erreicht: je 3 Punkte.
term-role = Rolle
    .text = In jedem Durchgang verdeckt ausgeteilt. Wer sie hat, darf sie jederzeit ansehen; es zählt die Rolle am Ende.
term-dagger = Ritualdolch
    .text = Für die Neutralisation: Leg ihn ab und schalte einen anderen Spieler aus. Liegt er offen, musst du es.
term-portal = Portal
    .text = Leg es jederzeit ab, auch außer der Reihe, um die Figur ein Feld vor oder zurück zu ziehen.
term-shard = Mondsplitter
    .text = Zwei oder drei davon bringen am Ende des Durchgangs 2 Punkte.
term-mask = Maske der Wahrheit
    .text = Wer sie nimmt, zeigt sofort allen die eigene Rolle.
term-down = Verdecktes Artefakt
    .text = Vom Stapel gezogen; nur wer es hat, kennt es. Es kann später eingesetzt oder aufgedeckt werden.
term-slots = Offene Artefakte
    .text = Die niedrigste Karte darf eines davon nehmen; sein Platz wird sofort aufgefüllt.
term-pile = Der Stapel
    .text = Sein oberstes Plättchen darf man ungesehen ziehen und verdeckt behalten, außer einer Maske der Wahrheit.
term-eclipse = Finsternis
    .text = Irgendwo im Stapel. Kommt sie nach oben, geben alle eine Karte an den Nachbarn in Pfeilrichtung.
term-passed = Weitergegebene Karte
    .text = Wer gibt und wer bekommt, kennt sie, solange sie auf der Hand ist; sonst niemand.
term-illumination = Erleuchtung
    .text = Ein Ritual: 1 Siegpunkt nehmen, für immer.
term-stabilization = Stabilisierung
    .text = Ein Ritual: die Figur 2 Felder zurückziehen oder ein Artefakt nehmen.
term-permutation = Vertauschung
    .text = Ein Ritual: die Rollenkarte mit einem anderen Spieler tauschen. Die Seiten wechseln mit.
term-neutralization = Neutralisation
    .text = Ein Ritual: mit einem Ritualdolch einen anderen Spieler aus dem Durchgang werfen.
term-eliminated = Ausgeschieden
    .text = Ein ausgeschiedener Schamane zieht die Figur um seine Handkarten vor; die Hand eines ausgeschiedenen Schattens wird angelegt.
term-points = Siegpunkte
    .text = Wer am Ende eines Durchgangs mindestens 8 hat und allein vorn liegt, gewinnt.
term-cards = Handkarten
    .text = Hat niemand im Spiel mehr Karten, gewinnen die Schamanen den Durchgang.
term-marker = Startspielermarker
    .text = Wer ihn hat, ist der erste Anführer; in jedem Durchgang geht er einen Platz nach links.
term-round = Durchgang
    .text = Rollen, Karten und Artefakte werden neu verteilt; nur die Punkte bleiben.

## Der Plan im Terminal

text-none = keins
text-destination-none = noch keins
text-round = Durchgang { $round }, Runde { $turn }. Anführer: { $guide }. Ziel: { $destination }.
text-setup = Durchgang { $round }, vor der ersten Runde.
text-track = Figur: Feld { $pawn } von { $track }, noch { $left } bis zum Mond.
text-tiles = { $eclipse ->
    [yes] Offen: { $left }, { $right }. Stapel: { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }, darunter die Finsternis.
   *[no] Offen: { $left }, { $right }. Stapel: { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }, die Finsternis ist vorbei.
}
text-head-player = Spieler
text-head-points = Punkte
text-head-cards = Karten
text-head-front = davor
text-head-role = Rolle
text-head-up = offen
text-head-down = verdeckt
text-out = raus
text-since = { $tile } (Runde { $turn })
text-hand = Deine Hand: { $cards }.
text-hand-empty = Deine Hand: leer.
text-role = Du bist { $role_a }.
text-gave = Du hast { $card } an { $who } gegeben, wo sie noch ist.
text-got = Du hast { $card } von { $who }.
text-chosen = Du hast { $card } für die Finsternis ausgewählt.

## Der Plan auf der Seite

board-round = Durchgang { $round } · Runde { $turn }
board-track = Der Schatten steht auf Feld { $pawn } von { $length }
board-steps = { $left ->
    [one] Schritt bis zum Mond
   *[other] Schritte bis zum Mond
}
board-short-purple = Li
board-short-blue = Bl
board-short-green = Gr
board-short-yellow = Ge
board-short-silver = Si
board-short-brown = Br
board-short-red = Ro
board-destination = Ziel:
board-destination-none = noch offen
board-trick = Die Spieler und ihre Karten
board-guide = Anführer
board-lowest = niedrigste
board-highest = höchste
board-alone = einzige
board-stray = +1 Schritt
board-nothing = keine Karte ausgespielt
board-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
board-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-out = raus
board-marker = Startspieler
board-chosen = hat gewählt
board-face-down = verdecktes Artefakt aus Runde { $turn }
board-gave = du hast { $card } weitergegeben
board-got = von { $name }
board-worlds = Welten und angelegte Karten
board-placed = angelegt
board-lies = vor einem Spieler
board-in-hand = auf deiner Hand
board-tiles = Artefakte
board-slot-empty = leerer Platz
board-pile = { $count ->
    [one] 1 Plättchen im Stapel
   *[other] { $count } Plättchen im Stapel
}
board-eclipse-in = darunter die Finsternis
board-eclipse-out = die Finsternis ist vorbei
board-hand = Deine Hand
board-hand-empty = Keine Karten mehr.
board-goal-shaman = Halte die Figur vom Mond fern, bis die Karten ausgehen, oder schalte die Schatten aus.
board-goal-shadow = Bring die Figur auf den Mond.
board-role = Deine Rolle
board-role-known = { $who_count ->
    [1] { $who } kennt sie auch.
   *[other] { $who } kennen sie auch.
}
board-role-known-all = Allen bekannt.
board-role-known-nobody = Nur du kennst sie.
board-eclipse = { $side ->
    [left] Finsternis: Die Karten gehen nach links
   *[right] Finsternis: Die Karten gehen nach rechts
}
board-choose-card = Wähle eine Karte: Bevor du sie spielst, erfährst du, was sie bringt.
board-choose-player = Wähle jemanden aus.
board-choose-tile = Wähle eines der Artefakte.
board-locked = Ausgewählt: { $card }. Weitergegeben wird, wenn alle gewählt haben.
board-last-round = Der vorige Durchgang
board-round-over = Durchgang { $round } ist vorbei
board-won = { $role ->
    [shaman] Die Schamanen gewinnen den Durchgang
   *[shadow] Die Schatten gewinnen den Durchgang
}
board-why = { $why ->
    [moon] Der Schatten hat den Mond erreicht.
    [no_cards] Niemand hat mehr Karten, und der Mond ist nicht erreicht.
   *[last_shadow] Der letzte Schatten ist ausgeschieden.
}
board-next = Weiter zu Durchgang { $round }
board-others-look = Noch nicht so weit: { $names }.
board-new-round = Neue Rollen, neue Karten, neue Artefakte. Nur die Punkte bleiben.
board-close = Schließen

## So wird gespielt

howto-roles = Zwei Seiten, und niemand weiß, wer wer ist
    .text = In jedem Durchgang bekommst du eine geheime Rolle. Die Schamanen schützen die Welten; der Schatten will seine Figur auf den Mond bringen.
howto-lead = Ausspielen, und bedienen, wer mag
    .text = Der Anführer spielt eine Karte: Ihre Welt ist das Ziel. Dann spielen alle eine Karte, irgendeine. Eine Karte des Ziels bleibt vor dir liegen.
howto-stray = Eine fremde Karte hilft dem Schatten
    .text = Jede andere Karte rückt die Figur einen Schritt zum Mond und kommt neben ihre eigene Welt. Ging es nicht anders, oder war es Absicht?
howto-resolve = Die niedrigste und die höchste
    .text = Von den Karten des Ziels nimmt die niedrigste ein Artefakt; die höchste legt die Karten zur Welt und wird der nächste Anführer. Dolche schalten aus, Portale bewegen die Figur, eine Maske der Wahrheit zeigt deine Rolle, und zwei Mondsplitter zählen 2 Punkte.
howto-rituals = Rituale
    .text = Wer die letzte Karte einer Welt ablegt, vollzieht ihr Ritual: einen Punkt nehmen, die Figur zurückdrängen, Rollen tauschen oder mit einem Dolch jemanden ausschalten.
howto-round = Das Ende eines Durchgangs
    .text = Erreicht die Figur den Mond, gewinnen die Schatten den Durchgang: je 3 Punkte. Sind alle Karten gespielt oder ist der letzte Schatten ausgeschaltet, gewinnen die Schamanen: je 2 Punkte. Punkte bekommt nur, wer noch dabei ist.
howto-win = Das Spiel gewinnen
    .text = Rollen werden in jedem Durchgang neu verteilt, nur die Punkte bleiben. Hab 8 oder mehr und liege allein vorn.

## Die Lektion

lesson-role = Halte diese Karte gedrückt, um zu sehen, wer du bist: ein Schamane. Eine Person von euch dreien ist der Schatten, und niemand weiß, wer. Schamanen hüten die Welten; der Schatten will zum Mond.
lesson-track = Das ist der Schattenpfad. Erreicht die Figur den Mond, gewinnen die Schatten den Durchgang. Sind vorher alle Karten gespielt, gewinnen die Schamanen.
lesson-lead = Du bist der Anführer: Die Welt deiner Karte wird das Ziel. Dann spielen die anderen je eine Karte, welche sie wollen. Spiel deine lila 2 aus.
    .wrong = Erlaubt ist jede Karte. Aber die niedrigste Karte des Ziels bringt ein Artefakt, und das wird deine lila 2 sein. Spiel sie aus.
lesson-take = Ada hat bedient, Brin nicht: Der Schatten machte einen Schritt. Kein Lila, oder keine Lust? Deine 2 ist die niedrigste des Ziels: Nimm ein Artefakt. Nimm den Dolch, du wirst ihn brauchen.
    .shard = Zwei Mondsplitter sind am Ende des Durchgangs 2 Punkte wert, einer allein nichts. Nimm diesmal den Dolch.
    .wrong = Beim Stapel weißt du nicht, was kommt. Nimm den Dolch, der offen liegt.
lesson-follow = Adas 5 war die höchste und machte Lila vollständig: Erleuchtung, ein Punkt für sie. Jetzt spielt sie Blau aus. Du musst nicht bedienen, aber eine Karte einer anderen Welt hilft dem Schatten. Was spielt ein Schamane?
    .wrong = Das ist kein Blau: Die Figur würde einen Schritt zum Mond machen. Du hast eine blaue Karte. Bediene damit.
lesson-ritual = Brins 1 war die niedrigste und zog eine Maske der Wahrheit, die eine Rolle zeigt: der Schatten! Deine 6 war die höchste und machte Blau vollständig. Das Ritual: zwei Felder zurück oder ein Artefakt. Was hilft den Schamanen mehr?
    .wrong = Ein Artefakt lockt, aber für den Schatten zählt jedes Feld. Zieh die Figur zurück.
lesson-dagger = Wieder spielst du aus. Silber fehlen nur zwei Karten. Wer die letzte anlegt, vollzieht die Neutralisation und muss mit einem Dolch jemanden ausschalten. Du hast den Dolch und die höchste silberne Karte.
    .wrong = Das macht Silber nicht vollständig. Spiel deine silberne 6 aus: Als höchste gibt sie dir das letzte Wort.
lesson-strike = Silber ist vollständig, und dein Dolch liegt offen: Du musst jemanden ausschalten. Ein ausgeschiedener Schamane zieht die Figur um jede seiner Handkarten vor. Wen wählst du?
    .wrong = Ada hat jedes Mal bedient, und Brin hat die Karte des Schattens gezeigt. Wähle Brin.
    .right = Der letzte Schatten ist ausgeschieden: Die Schamanen gewinnen den Durchgang, 2 Punkte für alle, die noch dabei sind. Auf dem Mond hätte der Schatten 3 bekommen. Dann wird neu verteilt; nur Punkte bleiben.
lesson-last = Einige Durchgänge später: Du hast 6 Punkte und bist wieder Schamane. Ada spielt Silber aus. Brin hatte keins und musste fremd spielen: Die Figur steht einen Schritt vor dem Mond. Wähle gut.
    .wrong = Noch eine Karte einer anderen Welt, und die Figur ist auf dem Mond. Bediene mit Silber.
lesson-end = Alle Karten sind gespielt, und der Mond ist leer: Die Schamanen gewinnen den Durchgang, und mit 8 Punkten, mehr als alle, gewinnst du das Spiel. Jetzt ein echtes, gegen zwei Anfänger!

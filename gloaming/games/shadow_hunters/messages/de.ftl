### Shadow Hunters, auf Deutsch. `.the` ist eine Karte im Akkusativ oder eine Figur im Nominativ, mit Artikel; `.of` der Genitiv, `.to` der Ort, zu dem man geht, `.card` eine Karte eines Stapels.

## Das Spiel
title = Shadow Hunters
pitch = Jäger und Schatten belauern einander im Nebel, und niemand weiß, wer wer ist. Frage mit Visionen, schlage zu mit allem, was du findest, und hüte dich vor denen, die keiner Seite den Sieg gönnen.
seat = Spieler { $shown }
# Mehrere Dinge, von denen eines gemeint ist; bei dreien ist das zweite wieder ein Paar
either = { $one } oder { $other }
    .the = { $one_the } oder { $other_the }

## Lager, Stapel, Orte
camp-hunter = Jäger
camp-shadow = Schatten
camp-neutral = Neutraler
deck-light = Licht
    .card = Lichtkarte
deck-darkness = Finsternis
    .card = Finsterniskarte
deck-vision = Vision
    .card = Visionskarte
place-nowhere = nicht auf dem Spielplan
place-cabin = Einsiedlerhütte
    .to = zur Einsiedlerhütte
    .power = Dort zieht man eine Vision.
    .rule = Würfelsumme 2 oder 3. Du darfst eine Vision ziehen, sie heimlich lesen und einem anderen Spieler geben.
place-gate = Tor zur Unterwelt
    .to = zum Tor zur Unterwelt
    .power = Dort zieht man eine Karte von einem beliebigen Stapel.
    .rule = Würfelsumme 4 oder 5. Du darfst eine Karte von einem Stapel deiner Wahl ziehen.
place-church = Kirche
    .to = zur Kirche
    .power = Dort zieht man eine Lichtkarte.
    .rule = Würfelsumme 6. Du darfst eine Lichtkarte ziehen.
place-cemetery = Friedhof
    .to = zum Friedhof
    .power = Dort zieht man eine Finsterniskarte.
    .rule = Würfelsumme 8. Du darfst eine Finsterniskarte ziehen.
place-woods = Unheimlicher Wald
    .to = in den Unheimlichen Wald
    .power = Dort fügt man jemandem 2 Wunden zu oder heilt 1.
    .rule = Würfelsumme 9. Du darfst einem beliebigen Spieler, auch dir selbst, 2 Wunden zufügen oder 1 Wunde heilen.
place-altar = Uralter Altar
    .to = zum Uralten Altar
    .power = Dort stiehlt man eine Ausrüstung.
    .rule = Würfelsumme 10. Du darfst einem anderen Spieler eine Ausrüstung deiner Wahl stehlen.

## Charaktere
character-emi = Emi
    .the = Emi
    .of = von Emi
    .rule = statt für deine Bewegung zu würfeln, darfst du auf einen benachbarten Ort gehen
character-franklin = Franklin
    .the = Franklin
    .of = von Franklin
    .rule = einmal, zu Beginn deines Zuges, erleidet ein anderer Spieler so viele Wunden, wie der W6 zeigt
character-george = George
    .the = George
    .of = von George
    .rule = einmal, zu Beginn deines Zuges, erleidet ein anderer Spieler so viele Wunden, wie der W4 zeigt
character-unknown = Unbekannter
    .the = der Unbekannte
    .of = des Unbekannten
    .rule = auf eine Vision mit Bedingung darfst du antworten, wie du willst, und musst dich dafür nicht aufdecken
character-vampire = Vampir
    .the = der Vampir
    .of = des Vampirs
    .rule = wenn dein Angriff Wunden zufügt, heilst du 2
character-werewolf = Werwolf
    .the = der Werwolf
    .of = des Werwolfs
    .rule = nach einem Angriff auf dich darfst du den Angreifer sofort mit bloßen Händen angreifen
character-allie = Allie
    .the = Allie
    .of = von Allie
    .rule = einmal, jederzeit, heilst du alle deine Wunden; du gewinnst, wenn du bei Spielende lebst
character-bob = Bob
    .the = Bob
    .of = von Bob
    .rule = statt 2 oder mehr Wunden zuzufügen, darfst du eine Ausrüstung nehmen; mit 5 Ausrüstungen gewinnst du
character-charles = Charles
    .the = Charles
    .of = von Charles
    .rule = nach deinem Angriff darfst du 2 Wunden erleiden, um erneut anzugreifen; du gewinnst, wenn du tötest und 3 oder mehr tot sind
character-daniel = Daniel
    .the = Daniel
    .of = von Daniel
    .rule = du gewinnst, wenn du als Erster stirbst oder lebst, wenn alle Schatten tot sind; du deckst dich nur auf, wenn ein anderer stirbt
character-ellen = Ellen
    .the = Ellen
    .of = von Ellen
    .rule = einmal, zu Beginn deines Zuges, nimmst du einem Spieler für das ganze Spiel seine Fähigkeit
character-fu-ka = Fu-ka
    .the = Fu-ka
    .of = von Fu-ka
    .rule = einmal, zu Beginn deines Zuges, setzt du die Wunden eines Spielers auf 7
character-gregor = Gregor
    .the = Gregor
    .of = von Gregor
    .rule = einmal, am Ende deines Zuges: Bis zu deinem nächsten Zug erleidest du keinerlei Wunden
character-ultra-soul = Ultra Soul
    .the = Ultra Soul
    .of = von Ultra Soul
    .rule = zu Beginn jedes deiner Züge 3 Wunden für einen Spieler am Tor
character-valkyrie = Walküre
    .the = die Walküre
    .of = der Walküre
    .rule = aufgedeckt greifst du nur mit dem W4 an
character-wight = Wiedergänger
    .the = der Wiedergänger
    .of = des Wiedergängers
    .rule = einmal, am Ende deines Zuges, so viele Extrazüge, wie es Tote gibt
character-agnes = Agnes
    .the = Agnes
    .of = von Agnes
    .rule = du gewinnst, wenn dein rechter Nachbar gewinnt; einmal darfst du stattdessen den linken wählen
character-bryan = Bryan
    .the = Bryan
    .of = von Bryan
    .rule = du gewinnst, wenn du bei einem Angriff jemanden mit 13 oder mehr Lebenspunkten tötest oder bei Spielende am Altar stehst
character-catherine = Catherine
    .the = Catherine
    .of = von Catherine
    .rule = du gewinnst, wenn du als Erste stirbst oder zu den letzten beiden Lebenden gehörst; aufgedeckt heilst du in jedem Zug 1
character-david = David
    .the = David
    .of = von David
    .rule = mit drei von Rosenkranz, Talisman, Speer und Gewand gewinnst du; einmal nimmst du eine Ausrüstung vom Ablagestapel

## Lichtkarten
card-advent = Ankunft
    .the = die Ankunft
    .rule = ein Jäger darf sich aufdecken; aufgedeckt heilt er alle Wunden
card-blessing = Segen
    .the = den Segen
    .rule = ein anderer Spieler deiner Wahl heilt so viele Wunden, wie der W6 zeigt
card-chocolate = Schokolade
    .the = die Schokolade
    .rule = Allie, Emi oder der Unbekannte, mit der Erweiterung auch Agnes, Ellen oder Ultra Soul, darf sich aufdecken und heilt aufgedeckt alle Wunden
card-concealed-knowledge = Verborgenes Wissen
    .the = das Verborgene Wissen
    .rule = nach diesem Zug ein weiterer ganzer Zug
card-disenchant-mirror = Spiegel der Entzauberung
    .the = den Spiegel der Entzauberung
    .rule = ein Schatten außer dem Unbekannten deckt sich sofort auf
card-first-aid = Erste Hilfe
    .the = die Erste Hilfe
    .rule = ein beliebiger Spieler hat danach genau 7 Wunden
card-flare-of-judgement = Flammendes Gericht
    .the = das Flammende Gericht
    .rule = jeder andere Charakter erleidet 2 Wunden
card-guardian-angel = Schutzengel
    .the = den Schutzengel
    .rule = Angriffe fügen dir bis zu deinem nächsten Zug nichts zu
card-holy-water = Weihwasser
    .the = das Weihwasser
    .rule = du heilst 2
card-brooch = Glücksbrosche
    .the = die Glücksbrosche
    .rule = der Wald kann dich nicht verwunden
card-robe = Heiliges Gewand
    .the = das Heilige Gewand
    .rule = deine Angriffe und die Angriffe auf dich fügen 1 Wunde weniger zu
card-compass = Mystischer Kompass
    .the = den Mystischen Kompass
    .rule = für deine Bewegung darfst du zweimal würfeln und wählen
card-rosary = Silberner Rosenkranz
    .the = den Silbernen Rosenkranz
    .rule = tötest du bei einem Angriff, nimmst du die ganze Ausrüstung des Opfers
card-spear = Speer des Longinus
    .the = den Speer des Longinus
    .rule = die Angriffe eines aufgedeckten Jägers fügen 2 Wunden mehr zu
card-talisman = Talisman
    .the = den Talisman
    .rule = keine Wunden durch Spinne, Fledermaus oder Dynamit

## Finsterniskarten
card-spider = Blutdürstige Spinne
    .the = die Blutdürstige Spinne
    .rule = ein anderer Spieler erleidet 2 Wunden, danach erleidest du 2
card-bat = Vampirfledermaus
    .the = die Vampirfledermaus
    .rule = ein anderer Spieler erleidet 2 Wunden, danach heilst du 1
card-dynamite = Dynamit
    .the = das Dynamit
    .rule = alle auf dem gewürfelten Ort erleiden 3 Wunden; bei einer 7 niemand
card-banana-peel = Bananenschale
    .the = die Bananenschale
    .rule = gib eine deiner Ausrüstungen ab; hast du keine, 1 Wunde
card-spiritual-doll = Verhexte Puppe
    .the = die Verhexte Puppe
    .rule = wähle einen anderen Spieler: Bei 1 bis 4 erleidet er 3 Wunden, bei 5 oder 6 erleidest du sie
card-diabolic-ritual = Teuflisches Ritual
    .the = das Teuflische Ritual
    .rule = ein Schatten darf sich aufdecken; aufgedeckt heilt er alle Wunden
card-moody-goblin = Launischer Kobold
    .the = den Launischen Kobold
    .rule = stiehl einem anderen Spieler eine Ausrüstung
card-axe = Rostige Breitaxt
    .the = die Rostige Breitaxt
    .rule = deine Angriffe fügen 1 Wunde mehr zu
card-knife = Schlachtermesser
    .the = das Schlachtermesser
    .rule = deine Angriffe fügen 1 Wunde mehr zu
card-chainsaw = Kettensäge
    .the = die Kettensäge
    .rule = deine Angriffe fügen 1 Wunde mehr zu
card-machine-gun = Maschinengewehr
    .the = das Maschinengewehr
    .rule = dein Angriff trifft alle in Reichweite
card-handgun = Handfeuerwaffe
    .the = die Handfeuerwaffe
    .rule = du erreichst die beiden anderen Gebiete, aber nicht mehr dein eigenes
card-masamune = Verfluchtes Schwert Masamune
    .the = das Verfluchte Schwert Masamune
    .rule = du musst angreifen, wenn du kannst, nur mit dem W4, und verfehlst nie

## Visionskarten
card-aid = Beistand
    .the = den Beistand
    .rule = ein Jäger heilt 1 oder erleidet unverwundet 1
card-huddle = Schulterschluss
    .the = den Schulterschluss
    .rule = ein Schatten heilt 1 oder erleidet unverwundet 1
card-nurturance = Fürsorge
    .the = die Fürsorge
    .rule = ein Neutraler heilt 1 oder erleidet unverwundet 1
card-anger = Zorn
    .the = den Zorn
    .rule = ein Jäger oder Schatten gibt dem, von dem die Karte kommt, eine Ausrüstung oder erleidet 1 Wunde
card-blackmail = Erpressung
    .the = die Erpressung
    .rule = ein Neutraler oder Jäger gibt dem, von dem die Karte kommt, eine Ausrüstung oder erleidet 1 Wunde
card-greed = Habgier
    .the = die Habgier
    .rule = ein Neutraler oder Schatten gibt dem, von dem die Karte kommt, eine Ausrüstung oder erleidet 1 Wunde
card-slap = Ohrfeige
    .the = die Ohrfeige
    .rule = ein Jäger erleidet 1 Wunde
card-spell = Zauberspruch
    .the = den Zauberspruch
    .rule = ein Schatten erleidet 1 Wunde
card-exorcism = Exorzismus
    .the = den Exorzismus
    .rule = ein Schatten erleidet 2 Wunden
card-bully = Schikane
    .the = die Schikane
    .rule = ein Charakter mit 11 oder weniger Lebenspunkten erleidet 1 Wunde
card-tough-lesson = Harte Lektion
    .the = die Harte Lektion
    .rule = ein Charakter mit 12 oder mehr Lebenspunkten erleidet 2 Wunden
card-prediction = Weissagung
    .the = die Weissagung
    .rule = wer sie erhält, zeigt seinen Charakter dem, von dem die Karte kommt, und sonst niemandem

## Fragen
ask-start = Du bist am Zug: Wie bewegst du dich?
ask-go = Wähle den Ort, zu dem du gehst.
ask-use = { $place }: Nutze die Kraft des Ortes oder verzichte.
ask-attack = Greife jemanden in Reichweite an oder verzichte.
ask-attack-must = Das Masamune verlangt einen Angriff: Wähle.
ask-target = { $card }: Wähle einen Spieler ({ $card_rule }).
ask-give = Bananenschale: Gib einem anderen Spieler eine deiner Ausrüstungen.
ask-steal = Stiehl einem anderen Spieler eine Ausrüstung.
ask-give-vision = Du hast { $card_the } gezogen ({ $card_rule }). Gib die Karte einem anderen Spieler.
ask-answer = { $other } gibt dir { $card_the }: { CAPITAL($card_rule) }. Antworte.
ask-salve = { $card }: { CAPITAL($card_rule) }. Decke dich auf oder verzichte.
ask-spear = Dein Angriff trifft: Ein Jäger darf sich jetzt aufdecken, für 2 Wunden mehr durch den Speer.
ask-rob = { CAPITAL($characters_the) } darf { $other } eine Ausrüstung nehmen, statt { $hit } Wunden zuzufügen.
ask-loot = { $other } ist tot: Nimm eine Ausrüstung.
ask-bite = Dein Angriff hat verwundet: { CAPITAL($characters_the) } darf sich jetzt aufdecken und { $amount } heilen.
ask-counter = { $other } hat dich angegriffen: { CAPITAL($characters_the) } darf zurückschlagen.
ask-feast = { CAPITAL($characters_the) } darf { $amount } Wunden erleiden, um erneut anzugreifen.
ask-end = Das Ende deines Zuges: { CAPITAL($characters_the) } darf jetzt die eigene Kraft nutzen.
wait = Warten auf { $who }.
wait-chance = Der Zufall entscheidet.
over = Das Spiel ist zu Ende.

## Fragen, erklärt
help-over =
    { $why ->
        [both] Alle Jäger und alle Schatten sind tot: Beide Lager gewinnen.
        [shadows] Alle Schatten sind tot: Die Jäger gewinnen.
        [hunters] Alle Jäger sind tot: Die Schatten gewinnen.
        [neutrals] Drei Neutrale sind tot: Die Schatten gewinnen.
       *[turns] Tausend Züge sind vorbei.
    }
help-over-goal =
    { $characters_count ->
        [one] { $characters } hat das eigene Ziel erreicht.
       *[other] { $characters } haben ihre eigenen Ziele erreicht.
    }
help-over-both = { $first } { $second }
help-start = Würfle: Deine Figur geht zu dem Ort, den die Würfel nennen. Mit dem Kompass darfst du zweimal würfeln und wählen; { $characters_the } darf stattdessen auf einen benachbarten Ort gehen. Kräfte, die zu Beginn eines Zuges wirken, kommen vor der Bewegung.
help-go = Du musst den Ort verlassen, an dem du stehst.
help-use = Ziehe eine Karte, verwunde oder heile im Wald, stiehl am Altar; oder verzichte auf die Kraft des Ortes.
help-attack = Die Wunden sind die Differenz von W6 und W4; gleiche Würfel verfehlen. Das Maschinengewehr trifft alle in Reichweite.
help-target = Die Karte wirkt auf den, den du wählst.
help-give = Wen du wählst, der behält sie und damit ihre Wirkung.
help-steal = Sie gehört von nun an dir und damit ihre Wirkung.
help-give-vision = Nur du und wer sie erhält, ihr seht die Karte jemals.
help-answer = Alle sehen, was geschieht, aber die Karte kennt nur ihr beide. Du lügst nicht, es sei denn, du bist { $characters_the }. Auch wenn es nur eine Antwort gibt, drückst du selbst auf den Knopf.
help-salve = Wer sich aufdeckt, zeigt allen, wer er ist, und kann es nicht zurücknehmen. Nennt die Karte dich, heilst du alle Wunden.
help-spear = Aufdecken bringt 2 Wunden mehr, wenn du ein Jäger bist. Gefragt wird jeder Verdeckte, der den Speer hat.
help-rob = { CAPITAL($characters_the) } nimmt eine Ausrüstung und deckt sich auf. Gefragt wird jeder, der { $characters_the } sein könnte.
help-loot = Du musst eine nehmen; der Rest wird abgelegt.
help-bite = Aufdecken heilt { $amount }, wenn du { $characters_the } bist. Gefragt wird jeder, der { $characters_the } sein könnte.
help-counter = { CAPITAL($characters_the) } darf zurückschlagen, über jede Entfernung und ohne Ausrüstung. Gefragt wird jeder, der { $characters_the } sein könnte, und die Antworten werden gemeinsam aufgedeckt.
help-feast = { CAPITAL($characters_the) } erleidet { $amount } Wunden und greift erneut an. Gefragt wird jeder, der { $characters_the } sein könnte.
help-end = Wer eine Kraft für das Ende des Zuges hat, darf sie jetzt nutzen. Gefragt wird jeder, der { $characters_the } sein könnte.
help-chance = Der Zufall legt, teilt aus, zieht und würfelt; nach dem Spiel lässt sich alles nachprüfen.

## Züge
move-dice = die Würfel zeigen { $d6 } und { $d4 }
move-d6 = der W6 zeigt { $d6 }
move-d4 = der W4 zeigt { $d4 }
move-place = { $place } wird gelegt
move-character = { $character } wird ausgeteilt
move-first =
    { $target_is ->
        [you] du beginnst
       *[others] { $target } beginnt
    }
move-card = { $card } wird gezogen
move-roll = würfeln und gehen
move-roll-twice = zweimal würfeln und wählen (Kompass)
move-step =
    { $side ->
        [left] zum Ort vor deinem gehen (Teleport)
       *[right] zum Ort nach deinem gehen (Teleport)
    }
move-lightning = { $target } mit dem Blitz treffen (W6 Wunden)
move-demolition = { $target } mit der Zerstörung treffen (W4 Wunden)
move-seal = { $target } die Fähigkeit nehmen
move-nurse =
    { $target_is ->
        [you] genau { $amount } Wunden für dich
       *[others] genau { $amount } Wunden für { $target }
    }
move-ray = { $target } am Tor mit { $amount } Wunden treffen
move-turn = von nun an nach links schauen
move-dig = { $gear_the } vom Ablagestapel nehmen
move-go = { $place_to } gehen
move-draw = eine { $deck_card } ziehen
move-woods =
    { $what ->
        [wound] { $target_is ->
            [you] 2 Wunden für dich
           *[others] 2 Wunden für { $target }
        }
       *[heal] { $target_is ->
            [you] 1 Wunde bei dir heilen
           *[others] 1 Wunde bei { $target } heilen
        }
    }
move-steal = { $target } { $gear_the } stehlen
move-attack = { $target } angreifen
move-attack-all = alle in Reichweite angreifen (Maschinengewehr)
move-choose =
    { $target_is ->
        [you] dich selbst wählen
       *[others] { $target } wählen
    }
move-give = { $target } { $gear_the } geben
move-loot = { $gear_the } nehmen
move-rob = { $gear_the } nehmen statt der Wunden
move-counterattack = sich aufdecken und zurückschlagen ({ $characters })
move-feast = { $amount } Wunden erleiden und erneut angreifen ({ $characters })
move-barrier = keine Wunden bis zu deinem nächsten Zug ({ $characters })
move-multiply = so viele Extrazüge, wie es Tote gibt ({ $characters })
move-give-vision = { $target } die Vision geben
move-answer =
    { $what ->
        [nothing] nichts geschieht
        [wound] die Wunden erleiden
        [heal] heilen
       *[show] den eigenen Charakter zeigen, nur dem, von dem die Karte kommt
    }
move-hand = { $gear_the } hergeben
move-skip = verzichten
move-decline = ablehnen
move-reveal = dich aufdecken
move-heal = alle deine Wunden heilen ({ $characters })

## Was ein Zug bringt
effect-wounds =
    { $who_is ->
        [you] Du: Wunden von { $now } auf { $low }.
       *[others] { $who }: Wunden von { $now } auf { $low }.
    }
effect-wounds-between =
    { $who_is ->
        [you] Du: Wunden von { $now } auf { $low } bis { $high }.
       *[others] { $who }: Wunden von { $now } auf { $low } bis { $high }.
    }
effect-spared =
    { $who_is ->
        [you] Du: keine Wunde.
       *[others] { $who }: keine Wunde.
    }
effect-doll-wounds =
    { $who_is ->
        [you] { $hits } von 6, du: Wunden von { $now } auf { $low }.
       *[others] { $hits } von 6, { $who }: Wunden von { $now } auf { $low }.
    }
effect-doll-spared =
    { $who_is ->
        [you] { $hits } von 6, du: keine Wunde.
       *[others] { $hits } von 6, { $who }: keine Wunde.
    }
effect-unwounded =
    { $who_is ->
        [you] Du: keine Wunden zu heilen.
       *[others] { $who }: keine Wunden zu heilen.
    }
effect-dies = Das ist tödlich.
effect-may-die = Chancen zu töten: { $kills } von { $rolls }.
effect-deadly = Tödlich, falls es { $characters_the } ist.
effect-misses = Chancen zu verfehlen: 1 von 6.
effect-never-misses = Verfehlt nie.
effect-spear = 2 mehr, wenn du dich für den Speer aufdeckst.
effect-spear-now = 2 Wunden mehr durch den Speer.
effect-reveals = Zeigt allen, wer du bist.
effect-reveal = Alle erfahren, wer du bist, und das bleibt so.
effect-gains-nothing = Hier bringt es dir nichts.
effect-roll = Die Würfel nennen einen anderen Ort als deinen; bei einer 7 wählst du ihn.
effect-roll-first = Die Würfel nennen den Ort; bei einer 7 wählst du ihn.
effect-step = { $place }.
effect-place = { $place_power }
effect-range =
    { $who_is ->
        [nobody] Dort ist niemand in Reichweite.
       *[others] Dort in Reichweite: { $who }.
    }
effect-cards-left = Karten im Stapel: { $count }.
effect-new-deck = Der Stapel ist leer: Zuerst wird sein Ablagestapel gemischt.
effect-turn = Von nun an gewinnst du mit { $who }.
effect-robbed = Keine Wunden für { $who }.
effect-turns = Extrazüge: { $count }.
effect-applies = { $who }: Nach allem, was du weißt, trifft die Karte zu.
effect-applies-not = { $who }: Nach allem, was du weißt, trifft die Karte nicht zu.
effect-may-apply = { $who }: Die Karte trifft auf { $count } der { $all } möglichen Charaktere zu.
effect-shown = Nur { $who } erfährt, wer du bist.
effect-gear = { $gear }: { CAPITAL($gear_rule) }.
effect-handed = Geht an { $who }.

## Was geschehen ist
event-laid = { $place } liegt auf Feld { $slot }.
event-dealt =
    { $who_is ->
        [you] Du bist { $character_the }.
       *[others] { $who } erhält einen Charakter.
    }
event-first =
    { $who_is ->
        [you] Du beginnst.
       *[others] { $who } beginnt.
    }
event-turn =
    { $who_is ->
        [you] Zug { $turn }: Du bist dran.
       *[others] Zug { $turn }: { $who }.
    }
event-rolled =
    { $who_is ->
        [you] { $d6 ->
            [0] Du würfelst { $d4 }.
           *[other] { $d4 ->
                [0] Du würfelst { $d6 }.
               *[other] Du würfelst { $d6 } und { $d4 }.
            }
        }
       *[others] { $d6 ->
            [0] { $who } würfelt { $d4 }.
           *[other] { $d4 ->
                [0] { $who } würfelt { $d6 }.
               *[other] { $who } würfelt { $d6 } und { $d4 }.
            }
        }
    }
event-moved =
    { $who_is ->
        [you] Du gehst { $place_to }.
       *[others] { $who } geht { $place_to }.
    }
event-skipped =
    { $question ->
        [use] { $who_is ->
            [you] Du verzichtest auf die Kraft des Ortes.
           *[others] { $who } verzichtet auf die Kraft des Ortes.
        }
       *[attack] { $who_is ->
            [you] Du greifst nicht an.
           *[others] { $who } greift nicht an.
        }
    }
event-drew =
    { $known ->
        [no] { $who } zieht eine Vision.
       *[yes] { $who_is ->
            [you] Du ziehst { $card_the }: { CAPITAL($card_rule) }.
           *[others] { $who } zieht { $card_the }: { CAPITAL($card_rule) }.
        }
    }
event-shuffled = Der Ablagestapel { $deck } wird zu einem neuen Stapel gemischt.
event-equipped =
    { $who_is ->
        [you] Du behältst { $gear_the }.
       *[others] { $who } behält { $gear_the }.
    }
event-chose =
    { $who_is ->
        [you] { $target_is ->
            [you] Du wählst dich selbst.
           *[others] Du wählst { $target }.
        }
       *[others] { $target_is ->
            [you] { $who } wählt dich.
            [self] { $who } wählt sich selbst.
           *[others] { $who } wählt { $target }.
        }
    }
event-healed =
    { $who_is ->
        [you] { $wounds ->
            [one] Du heilst { $amount }: { $wounds } Wunde.
           *[other] Du heilst { $amount }: { $wounds } Wunden.
        }
       *[others] { $wounds ->
            [one] { $who } heilt { $amount }: { $wounds } Wunde.
           *[other] { $who } heilt { $amount }: { $wounds } Wunden.
        }
    }
event-set =
    { $who_is ->
        [you] Deine Wunden werden auf { $wounds } gesetzt.
       *[others] { $who } hat jetzt { $wounds } Wunden.
    }
event-wounded =
    { $who_is ->
        [you] { $wounds ->
            [one] Du erleidest { $amount }: { $wounds } Wunde.
           *[other] Du erleidest { $amount }: { $wounds } Wunden.
        }
       *[others] { $wounds ->
            [one] { $who } erleidet { $amount }: { $wounds } Wunde.
           *[other] { $who } erleidet { $amount }: { $wounds } Wunden.
        }
    }
event-spared =
    { $who_is ->
        [you] Du erleidest nichts.
       *[others] { $who } erleidet nichts.
    }
event-revealed =
    { $who_is ->
        [you] Du deckst dich auf: { $character }.
       *[others] { $who } deckt sich auf: { $character }.
    }
event-died =
    { $who_is ->
        [you] Du stirbst: { $character }.
       *[others] { $who } stirbt: { $character }.
    }
event-took =
    { $how ->
        [stolen] { $who_is ->
            [you] Du stiehlst { $owner } { $gear_the }.
           *[others] { $owner_is ->
                [you] { $who } stiehlt dir { $gear_the }.
               *[others] { $who } stiehlt { $owner } { $gear_the }.
            }
        }
        [looted] { $who_is ->
            [you] Du erbeutest { $gear_the } von { $owner }.
           *[others] { $owner_is ->
                [you] { $who } erbeutet { $gear_the } von dir.
               *[others] { $who } erbeutet { $gear_the } von { $owner }.
            }
        }
        [robbed] { $who_is ->
            [you] Du nimmst { $owner } { $gear_the }, statt Wunden zuzufügen.
           *[others] { $owner_is ->
                [you] { $who } nimmt dir { $gear_the }, statt Wunden zuzufügen.
               *[others] { $who } nimmt { $owner } { $gear_the }, statt Wunden zuzufügen.
            }
        }
        [given] { $who_is ->
            [you] { $owner } gibt dir { $gear_the }.
           *[others] { $owner_is ->
                [you] Du gibst { $who } { $gear_the }.
               *[others] { $owner } gibt { $who } { $gear_the }.
            }
        }
       *[dug] { $who_is ->
            [you] Du nimmst { $gear_the } vom Ablagestapel.
           *[others] { $who } nimmt { $gear_the } vom Ablagestapel.
        }
    }
event-discarded =
    { $who_is ->
        [you] Du legst { $gear_the } ab.
       *[others] { $who } legt { $gear_the } ab.
    }
event-guarded =
    { $who_is ->
        [you] Der Schutzengel wacht über dich.
       *[others] Der Schutzengel wacht über { $who }.
    }
event-again =
    { $who_is ->
        [you] { $turns ->
            [one] Du hast noch { $turns } Extrazug.
           *[other] Du hast noch { $turns } Extrazüge.
        }
       *[others] { $turns ->
            [one] { $who } hat noch { $turns } Extrazug.
           *[other] { $who } hat noch { $turns } Extrazüge.
        }
    }
event-attacked =
    { $back ->
        [0] { $who_is ->
            [you] Du greifst { $targets } an.
           *[others] { $targets_is ->
                [you] { $who } greift dich an.
                [with_you] { $targets_count ->
                    [2] { $who } greift dich und { $targets } an.
                   *[other] { $who } greift dich, { $targets } an.
                }
               *[others] { $who } greift { $targets } an.
            }
        }
       *[1] { $who_is ->
            [you] Du schlägst gegen { $targets } zurück.
           *[others] { $targets_is ->
                [you] { $who } schlägt gegen dich zurück.
               *[others] { $who } schlägt gegen { $targets } zurück.
            }
        }
    }
event-missed =
    { $who_is ->
        [you] Du verfehlst.
       *[others] { $who } verfehlt.
    }
event-replied =
    { $who_is ->
        [you] Du hast geantwortet.
       *[others] { $who } hat geantwortet.
    }
event-feasted =
    { $who_is ->
        [you] Du erleidest 2 Wunden, um erneut anzugreifen.
       *[others] { $who } erleidet 2 Wunden, um erneut anzugreifen.
    }
event-power =
    { $who_is ->
        [you] { $target_is ->
            [nobody] Du nutzt die Kraft { $character_of }.
            [you] Du nutzt die Kraft { $character_of } gegen dich selbst.
           *[others] Du nutzt die Kraft { $character_of } gegen { $target }.
        }
       *[others] { $target_is ->
            [nobody] { $who } nutzt die Kraft { $character_of }.
            [you] { $who } nutzt die Kraft { $character_of } gegen dich.
            [self] { $who } nutzt die Kraft { $character_of } gegen sich selbst.
           *[others] { $who } nutzt die Kraft { $character_of } gegen { $target }.
        }
    }
event-gave-vision =
    { $who_is ->
        [you] Du gibst { $receiver } { $card_the }.
       *[others] { $known ->
            [no] { $who } gibt { $receiver } eine Vision.
           *[yes] { $receiver_is ->
                [you] { $who } gibt dir { $card_the }.
               *[others] { $who } gibt { $receiver } { $card_the }.
            }
        }
    }
event-answered =
    { $who_is ->
        [you] { $outcome ->
            [nothing] Du befolgst { $card_the }: Nichts geschieht.
            [wound] Du befolgst { $card_the }: eine Wunde.
            [heal] Du befolgst { $card_the }: eine Heilung.
            [shown] Du befolgst { $card_the }: Der Charakter wird gezeigt.
           *[equipment] Du befolgst { $card_the }: Eine Ausrüstung wechselt den Besitzer.
        }
       *[others] { $known ->
            [no] { $outcome ->
                [nothing] { $who } befolgt die Vision: Nichts geschieht.
                [wound] { $who } befolgt die Vision: eine Wunde.
                [heal] { $who } befolgt die Vision: eine Heilung.
                [shown] { $who } befolgt die Vision: Der Charakter wird gezeigt.
               *[equipment] { $who } befolgt die Vision: Eine Ausrüstung wechselt den Besitzer.
            }
           *[yes] { $outcome ->
                [nothing] { $who } befolgt { $card_the }: Nichts geschieht.
                [wound] { $who } befolgt { $card_the }: eine Wunde.
                [heal] { $who } befolgt { $card_the }: eine Heilung.
                [shown] { $who } befolgt { $card_the }: Der Charakter wird gezeigt.
               *[equipment] { $who } befolgt { $card_the }: Eine Ausrüstung wechselt den Besitzer.
            }
        }
    }
event-showed =
    { $who_is ->
        [you] Du zeigst { $receiver } deinen Charakter: { $character }.
       *[others] { $known ->
            [no] { $who } zeigt { $receiver } den eigenen Charakter.
           *[yes] { $receiver_is ->
                [you] { $who } zeigt dir den eigenen Charakter: { $character }.
               *[others] { $who } zeigt { $receiver } den eigenen Charakter: { $character }.
            }
        }
    }
event-declined =
    { $who_is ->
        [you] Du lehnst ab.
       *[others] { $who } lehnt ab.
    }
event-ended =
    { $ending ->
        [turns] { $winners_is ->
            [nobody] Tausend Züge sind gespielt, das Spiel ist zu Ende. Niemand gewinnt.
           *[others] Tausend Züge sind gespielt, das Spiel ist zu Ende. Es gewinnen: { $winners }.
        }
       *[won] { $winners_is ->
            [nobody] Das Spiel ist zu Ende. Niemand gewinnt.
            [you] Das Spiel ist zu Ende. Du gewinnst.
            [with_you] { $winners_count ->
                [2] Das Spiel ist zu Ende. Es gewinnen: du und { $winners }.
               *[other] Das Spiel ist zu Ende. Es gewinnen: du, { $winners }.
            }
           *[others] { $winners_count ->
                [one] Das Spiel ist zu Ende. Es gewinnt: { $winners }.
               *[other] Das Spiel ist zu Ende. Es gewinnen: { $winners }.
            }
        }
    }
event-twice =
    { $who_is ->
        [you] Du wirst zweimal würfeln.
       *[others] { $who } wird zweimal würfeln.
    }
event-named =
    { $who_is ->
        [you] Du nennst den Stapel: { $deck }.
       *[others] { $who } nennt den Stapel: { $deck }.
    }

## Was nicht geht
refuse-dead = du bist tot
refuse-chance = das tut nur der Zufall
refuse-daniel = Daniel deckt sich auf, wenn ein anderer Charakter stirbt, und sonst nie
refuse-revealed = du bist schon aufgedeckt
refuse-moment = zwischen dem Wurf und den Wunden darf nur der Angreifer handeln
refuse-waiting = niemand handelt, während der Zufall entscheidet
refuse-not-asked = danach wird jetzt nicht gefragt
refuse-compass = zweimal würfeln geht nur mit dem Mystischen Kompass
refuse-power = das darf nur { $characters_the }
refuse-abilities = an diesem Tisch wird ohne besondere Fähigkeiten gespielt
refuse-sealed = deine Fähigkeit wurde dir genommen
refuse-spent = du hast diese Kraft schon genutzt
refuse-nobody-dead = noch ist niemand tot
refuse-off-board = deine Figur steht nicht auf dem Spielplan
refuse-target = das Ziel ist ein anderer lebender Spieler
refuse-living = das Ziel ist ein lebender Spieler
refuse-gate = das Ziel ist ein anderer Spieler am Tor zur Unterwelt
refuse-place = die Würfel führen nicht dorthin
refuse-use = das bietet dieser Ort nicht
refuse-brooch = die Glücksbrosche hält die Wunden des Waldes fern
refuse-steal = diese Ausrüstung hat der Spieler nicht
refuse-range = der Spieler ist außer Reichweite
refuse-gun = das Maschinengewehr greift alle in Reichweite an
refuse-no-gun = alle anzugreifen geht nur mit dem Maschinengewehr
refuse-masamune = mit dem Masamune muss man angreifen
refuse-gear = diese Ausrüstung ist hier nicht zu haben
refuse-answer = die Karte und dein Charakter lassen diese Antwort nicht zu
refuse-window = du hast diese Kraft nicht: Du kannst nur ablehnen
refuse-must = darauf kannst du nicht verzichten
refuse-players = Shadow Hunters ist für { $fewest } bis { $most } Spieler, nicht für { $given }
refuse-first = first ist bei Shadow Hunters ein Platz von 0 bis { $last } oder none, nicht { $given }
refuse-edition = edition ist bei Shadow Hunters eine von { $names }, nicht { $given }
refuse-flag = { $name } ist bei Shadow Hunters true oder false, nicht { $given }
refuse-quick-start = der schnelle Start ist für { $fewest } und mehr Spieler, nicht für { $given }
refuse-expansion = expansion ist bei Shadow Hunters eine von { $names }, nicht { $given }

## Optionen
option-first = Wer beginnt
    .help = Der Platz, der den ersten Zug hat.
    .values = none oder der Platz, der beginnt, von 0 an
option-first-none = Wird ausgelost
option-first-0 = Platz 1
option-first-1 = Platz 2
option-first-2 = Platz 3
option-first-3 = Platz 4
option-first-4 = Platz 5
option-first-5 = Platz 6
option-first-6 = Platz 7
option-first-7 = Platz 8
option-abilities = Besondere Fähigkeiten
    .help = Ohne sie unterscheiden sich die Charaktere nur in Lager, Lebenspunkten und Ziel: gut für das erste Spiel.
    .values = true oder false
option-abilities-true = Mit
option-abilities-false = Ohne, für Einsteiger
option-quick-start = Schneller Start
    .help = Ab 6 Spielern: Vor dem ersten Zug stellt sich jeder auf einen Ort und gibt seinem linken Nachbarn eine Vision.
    .values = true oder false, ab 6 Spielern
option-quick-start-false = Aus
option-quick-start-true = An
option-expansion = Charaktere der Erweiterung
    .help = Zehn weitere Charaktere: jeder anstelle dessen mit demselben Anfangsbuchstaben oder alle gemischt.
    .values = off, initial oder random
option-expansion-off = Ohne
option-expansion-initial = Nach Anfangsbuchstaben
option-expansion-random = Alle gemischt
option-edition = Ausgabe
    .help = Wo Regelheft und Karten voneinander abweichen (Bob, Charles, Heiliges Gewand, Dynamit): nach wessen Text gespielt wird. Jeder Punkt lässt sich auch einzeln wählen.
    .values = rulebook, french oder english
option-edition-rulebook = Regelheft
option-edition-french = Französische Karten
option-edition-english = Englische Karten
option-bob-any = Bobs Raub
    .help = Statt welcher Wunden Bob eine Ausrüstung nehmen darf: 2 oder mehr durch seine Angriffe oder 2 oder mehr, gleich wie er sie zufügt.
    .values = none (wie die Ausgabe sagt), true oder false
option-bob-any-none = Wie die Ausgabe sagt
option-bob-any-true = Alle Wunden, die er zufügt
option-bob-any-false = Nur Angriffe
option-charles-before = Charles’ Sieg
    .help = Ob sein Opfer unter den drei Toten mitzählt. Müssen schon vorher drei tot sein, kann er zu fünft nicht gewinnen.
    .values = none (wie die Ausgabe sagt), true oder false
option-charles-before-none = Wie die Ausgabe sagt
option-charles-before-false = Drei Tote, das Opfer zählt mit
option-charles-before-true = Drei Tote vorher
option-robe-all = Heiliges Gewand
    .help = Ob das Gewand Angriffe mildert oder alle Wunden, die sein Besitzer erleidet.
    .values = none (wie die Ausgabe sagt), true oder false
option-robe-all-none = Wie die Ausgabe sagt
option-robe-all-false = Angriffe
option-robe-all-true = Alle Wunden
option-dynamite-wide = Dynamit
    .help = Ob es alle auf dem gewürfelten Ort verwundet oder in dessen ganzem Gebiet.
    .values = none (wie die Ausgabe sagt), true oder false
option-dynamite-wide-none = Wie die Ausgabe sagt
option-dynamite-wide-false = Der Ort
option-dynamite-wide-true = Das Gebiet

## Gegner
bot-random = Blatt im Wind
    .help = Macht irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.
bot-beginner = Neuling
    .help = Richtet sich nach dem, was offen liegt und was Visionen ihm verraten, und schlägt sofort zu.
bot-casual = Dorfbewohner
    .help = Achtet darauf, wer wen angreift, aber nicht sehr genau.
bot-heuristic = Laternenträger
    .help = Wägt aus allem, was er sieht und hört, wer jeder sein kann, und schlägt zu, wo es seinem Lager nützt.
bot-strong = Nachtwache
    .help = Nimmt jeden Angriff als Zeichen und gibt sich zu erkennen, wenn das seinem Lager hilft.
bot-master = Seher
    .help = Spielt alles, was er tun kann, in Welten, die er für möglich hält, zehn Züge weit durch.

## Vermutungen in einer Analyse

belief-camps = Wer zu welchem Lager gehört
belief-characters = Wer wer ist

## Was die Dinge sind
term-character =
    { $side ->
        [hunter] Jäger, { $hit_points } Lebenspunkte. Du gewinnst, wenn alle Schatten tot sind. { CAPITAL($character_rule) }.
        [shadow] Schatten, { $hit_points } Lebenspunkte. Du gewinnst, wenn alle Jäger oder drei Neutrale tot sind. { CAPITAL($character_rule) }.
       *[neutral] Neutral, { $hit_points } Lebenspunkte. { CAPITAL($character_rule) }.
    }
term-card = { $deck_card }, { $copies } von 16. { CAPITAL($card_rule) }.
term-equipment = Ausrüstung, { $deck }. { CAPITAL($card_rule) }.
term-place = { $place_rule }
term-hunter = Jäger
    .text = Sie gewinnen, wenn alle Schatten tot sind; auch die Toten des Lagers gewinnen mit.
term-shadow = Schatten
    .text = Sie gewinnen, wenn alle Jäger oder drei Neutrale tot sind; auch die Toten des Lagers gewinnen mit.
term-neutral = Neutrale
    .text = Jeder hat sein eigenes Ziel und kann neben jedem anderen gewinnen.
term-hidden = Verdeckter Charakter
    .text = Nur sein Spieler kennt ihn. Jeder darf sich jederzeit aufdecken; Fähigkeiten verlangen es, und zurücknehmen lässt es sich nicht.
term-wounds = Wunden
    .text = Sie zählen von 0 aufwärts und sind offen. Ein Charakter stirbt, sobald sie seine Lebenspunkte erreichen, die niemand sieht, solange er verdeckt ist.
term-territory = Gebiet
    .text = Zwei Orte nebeneinander. Du greifst an, wer in deinem eigenen Gebiet steht.
term-range = In Reichweite
    .text = Wer in deinem Gebiet steht; mit der Handfeuerwaffe, wer in den beiden anderen steht.
term-dice = Würfel
    .text = Bei der Bewegung nennt die Summe den Ort, und bei einer 7 wählst du. Beim Angriff ist die Differenz die Zahl der Wunden, und gleiche Würfel verfehlen.
term-light = Stapel Licht
    .text = 16 Karten, die beim Ziehen gezeigt werden: Hilfe, Schutz und sechs Ausrüstungen.
term-darkness = Stapel Finsternis
    .text = 16 Karten, die beim Ziehen gezeigt werden: Schaden, Diebstahl und sechs Waffen.
term-vision = Stapel Vision
    .text = 16 Karten. Wer eine zieht, gibt sie einem anderen Spieler, der sie befolgt; nur diese beiden sehen sie jemals.
term-exchange = Gegebene Visionen
    .text = Alle sehen, wer wem eine Vision gegeben hat und was daraus wurde; die Karte sehen nur die beiden, die sie gelesen haben.
term-grid = Wer kann wer sein
    .text = Durchgestrichen ist, was nach deinem eigenen Wissen nicht sein kann, aus Wunden, Aufdeckungen und Visionen, die du gesehen hast. Die anderen Zeichen sind deine.
term-guarded = Schutzengel
    .text = Angriffe fügen diesem Spieler bis zu seinem nächsten Zug nichts zu.
term-barred = Gregors Barriere
    .text = Keinerlei Wunden bis zum nächsten Zug dieses Spielers.
term-sealed = Fähigkeit genommen
    .text = Ellen hat diesem Spieler für das ganze Spiel die Fähigkeit genommen.
term-used = Fähigkeit genutzt
    .text = Eine Fähigkeit, die nur einmal wirkt, ist verbraucht.

## Der Spielplan im Terminal
text-turn = Zug { $turn }, { $who }.
text-before = Vor dem ersten Zug.
text-decks = Verbleibende Karten: Licht { $light }, Finsternis { $darkness }, Vision { $vision }.
text-seat =
    { $wounds ->
        [one] { $who }: { $wounds } Wunde, { $place }; { $identity }; { $gear }
       *[other] { $who }: { $wounds } Wunden, { $place }; { $identity }; { $gear }
    }
text-hidden = verdeckt
text-may-be = vielleicht { $names }
text-revealed = { $character }, aufgedeckt
text-dead = { $character }, tot
text-no-gear = keine Ausrüstung
text-guarded = beschützt
text-barred = unverwundbar
text-sealed = Fähigkeit genommen
text-charles = Da vor seinem Opfer drei tot sein müssen, kann Charles zu fünft nicht gewinnen.
text-you-are = Du bist { $character_the } ({ $camp }): { CAPITAL($character_rule) }.

## Der Spielplan auf der Seite
board-islands = Die drei Gebiete
board-territory = Gebiet { $number }
board-in-range = in Reichweite
board-sums =
    { $count ->
        [one] Würfelsumme { $first }
       *[other] Würfelsumme { $first } oder { $second }
    }
board-standing = hier: { $names }
board-nobody = niemand ist hier
board-extra =
    { $count ->
        [one] noch ein Zug
       *[other] noch { $count } Züge
    }
board-players = Spieler
board-you = du
board-wounds =
    { $count ->
        [one] { $count } Wunde
       *[other] { $count } Wunden
    }
board-wound-track = Wunden
board-dies = { $character }: tot bei { $wounds }
board-dead = tot
board-to-end = Zum Ende springen
board-you-died = Dein Charakter ist tot: Du siehst zu, wie es weitergeht. Gewinnen kannst du trotzdem noch.
board-known = nur du weißt es
board-winner = gewinnt
board-equipment = Ausrüstung
board-your-character = Dein Charakter
board-dice =
    { $d6 ->
        [0] { $d4 }
       *[other] { $d4 ->
            [0] { $d6 }
           *[other] { $d6 } und { $d4 }
        }
    }
board-no-dice = Noch nicht gewürfelt
board-deck = { $deck }: { $left } übrig, { $gone } abgelegt
board-casebook = Notizbuch: wer kann wer sein, Visionen, Ablagen
board-close = Schließen
board-discards = Ablage
board-vision-tray = Die Vision zwischen euch beiden
board-vision-drawn = Nur du hast sie gelesen
board-answer = Deine Antwort
board-grid-help = Durchgestrichen ist, was du ausschließen konntest; nichts hier verrät, wer du bist. Tippe ein freies Feld an, um es selbst zu markieren.
board-mark =
    { $mark ->
        [yes] als wahrscheinlich markiert
        [maybe] als möglich markiert
        [no] als unwahrscheinlich markiert
       *[none] nicht markiert
    }
board-crossed = kann nicht sein
board-sure = so ist es
board-no-exchanges = Noch keine.
board-outcome =
    { $outcome ->
        [nothing] nichts
        [wound] eine Wunde
        [heal] eine Heilung
        [shown] gezeigt
       *[equipment] Ausrüstung
    }
board-unmask = Aufdecken oder die eigene Kraft nutzen
board-cannot-unmask = Nichts davon ist dir jetzt möglich.
board-choose-place = Wähle einen Ort, der leuchtet.
board-give-what = Was gibst du?
board-to-whom = Und wem?
board-wound = 2 Wunden
board-heal = 1 heilen

## So wird gespielt

howto-camps = Drei Lager im Nebel
    .text = Du bekommst einen geheimen Charakter. Die Jäger gewinnen, wenn alle Schatten tot sind, die Schatten, wenn alle Jäger tot sind oder drei Neutrale. Jeder Neutrale hat ein eigenes Ziel.
howto-move = Würfle und zieh
    .text = In deinem Zug würfelst du mit einem sechsseitigen und einem vierseitigen Würfel: Die Summe nennt den Ort, zu dem du gehst; bei einer 7 wählst du. Den Ort, an dem du stehst, verlässt du immer.
howto-cards = Nutze den Ort
    .text = An den meisten Orten ziehst du eine Karte. Licht hilft meistens, Finsternis schadet meistens, und Ausrüstung bleibt bei dir. Der Wald verletzt oder heilt, der Altar stiehlt.
howto-visions = Frage mit einer Vision
    .text = Gib jemandem eine Vision. Nur ihr beide lest sie; die anderen sehen, was geschieht. Die Antwort ist ehrlich, außer beim Unbekannten. So erfährst du, wer es sein kann.
howto-attack = Greif an
    .text = Danach darfst du jemanden in deinem Gebiet angreifen: an deinem Ort oder dem daneben. Die Wunden sind der Unterschied der beiden Würfel; gleiche Würfel verfehlen. Wer tötet, nimmt eine Ausrüstung.
howto-reveal = Deck dich auf
    .text = Du darfst jederzeit zeigen, wer du bist. Die meisten Kräfte brauchen das, und es ist endgültig. Wer stirbt, wird allen gezeigt.
howto-win = Gewinnt gemeinsam
    .text = Das Spiel endet, sobald ein Ziel erreicht ist. Alle, deren Ziel erreicht ist, gewinnen, und die Toten gewinnen mit ihrem Lager.

## Die Lektion

lesson-hidden = Damit wüssten alle, wer du bist, und das ist endgültig. Dein Geheimnis schützt dich: Heb es auf, bis es etwas wert ist.
lesson-who = Halte diese Karte gedrückt, um zu sehen, wer du bist: Franklin, ein Jäger. Ihr seid zwei Jäger und zwei Schatten. Du gewinnst, wenn beide Schatten tot sind; sie, wenn beide Jäger tot sind. Aber wer ist wer?
lesson-wounds = Die Wunden aller sind offen, von 0 an. Die Buchstaben zeigen, wo jeder Charakter stirbt: du, Franklin, bei 12. So weiß niemand, wie nah die anderen dem Tod sind.
lesson-move = Ein Zug: gehen, den Ort nutzen, angreifen. Du gehst mit zwei Würfeln, einem sechsseitigen und einem vierseitigen; ihre Summe nennt den Ort. Würfle.
lesson-cabin = Zwei: die Einsiedlerhütte, in der man Visionen zieht. Eine Vision ist eine Frage an eine Person, die nur ihr beide lest. Zieh eine.
    .wrong = Du darfst einen Ort ungenutzt lassen, aber durch Visionen erfährst du, wer wer ist. Zieh eine.
lesson-give = Deine Vision sagt: Ein Schatten nimmt 2 Wunden. Gib sie jemandem: Geantwortet wird ehrlich, und die anderen sehen nur, was geschieht. Brin steht neben dir, in Reichweite. Frage Brin.
    .wrong = Das ginge. Aber angreifen kannst du nur in deinem Gebiet, an deinem Ort und dem daneben, und dort ist nur Brin. Frage Brin.
lesson-attack = Brin nahm 2 Wunden: Brin ist ein Schatten, und sonst weiß es niemand. Jetzt darfst du in deinem Gebiet angreifen. Die Wunden sind der Unterschied der Würfel; gleiche verfehlen. Greif Brin an.
    .wrong = Du könntest es lassen. Aber du weißt, dass Brin ein Schatten ist: Greif an.
lesson-answer = Du trafst Brin für 3, Ada traf Cato für 4. Jetzt gibt Brin dir eine Vision: Ein Jäger nimmt 1 Wunde. Du bist einer, und gelogen wird nicht; das darf nur der Unbekannte. Nimm die Wunde.
lesson-counter = Brin griff dich an, 2 und 1 mehr durch die Axt, und deckte sich auf: der Vampir, den das heilt. Alle Angegriffenen werden gefragt, ob sie zurückschlagen. Das kann nur der Werwolf; so verrät sich niemand. Lehne ab.
lesson-power = Im Wald gab Cato dir 2 Wunden. Zeit für deine Kraft: Einmal, zu Beginn deines Zugs, schleudert Franklin einen Blitz, einen W6 an Wunden. Das deckt dich auf. Brin hat 7, und der Vampir stirbt bei 13. Schlag zu!
    .reveal = Gute Idee: Aber der Blitz deckt dich von selbst auf. Wähle ihn, und Brin.
    .other = Nur von Brin weißt du, dass es ein Schatten ist. Triff Brin.
    .wrong = Mit dem Wurf wäre der Beginn deines Zugs vorbei. Zuerst der Blitz, gegen Brin.
lesson-loot = Eine Sechs, und Brin ist tot: der Vampir. Wer tötet, nimmt den Toten eine Ausrüstung ab. Die Axt gibt jedem deiner Treffer 1 dazu. Nimm sie.
lesson-again = Ein Schatten ist übrig, Ada oder Cato. Ada traf Cato, Cato traf dich: Es wird Cato sein, im Unheimlichen Wald. Dein Zug geht weiter. Würfle.
lesson-seven = Eine Sieben: Du wählst den Ort. Wo bist du in Catos Gebiet und kannst auch den Ort nutzen?
    .altar = Vom Altar aus könntest du Cato angreifen, aber zu stehlen gibt es nichts. Der Wald kann verletzen.
    .wrong = Von dort erreichst du Cato nicht. Du brauchst den Wald oder den Altar: Sie bilden ein Gebiet.
lesson-woods = Der Unheimliche Wald gibt jemandem 2 Wunden oder heilt 1. Jede Wunde bringt Cato dem Ende näher.
    .heal = Das würde Cato heilen. Wähle die Wunden.
    .own = Heilen kannst du dich später. Zwei Wunden für Cato können das Spiel jetzt entscheiden.
    .wrong = Wähle Cato und die 2 Wunden.
lesson-last = Cato hat 10 Wunden; kein Schatten erträgt mehr als 13. Greif an: der Unterschied der Würfel, und 1 mehr durch deine Axt.
    .wrong = Das ist der Augenblick. Greif Cato an.
lesson-end = 6 weniger 2, dazu die Axt: 15 Wunden. Cato war der Werwolf. Beide Schatten sind tot, die Jäger gewinnen: du und Ada, die Emi ist. Ab fünf Personen verfolgen Neutrale eigene Ziele. Jetzt ein echtes Spiel!

import type { Step } from "../../tutorial/step";

export const steps: Step[] = [
  {
    at: "shells",
    say: {
      en: "Two shamans, eighteen shells, nine each. Whoever holds them all has won. Every duel moves a few.",
      fr: "Deux chamans, dix-huit coquillages, neuf chacun. Qui les a tous a gagné. Chaque duel en déplace quelques-uns.",
    },
  },
  {
    at: "board",
    say: {
      en: "First the pawns are set: you and your opponent take turns until every cell holds one of yours and one of theirs.",
      fr: "On place d’abord les pions : chacun son tour, jusqu’à ce que chaque case porte un des vôtres et un des siens.",
    },
  },
  {
    at: "hand",
    when: ["place"],
    act: true,
    say: {
      en: "Choose one of your pawns, 1 to 9, then a cell. Equal values never share a cell. Nothing can go wrong yet: place one.",
      fr: "Choisissez un de vos pions, de 1 à 9, puis une case. Deux valeurs égales ne partagent jamais une case. Placez-en un.",
    },
  },
  {
    at: "board",
    when: ["place"],
    say: {
      en: "In a cell the higher pawn wins, by the difference of the two. Put your 9 where it hurts, and waste a small pawn against a big one. Place the rest; the guide waits for the first duel.",
      fr: "Dans une case, le plus grand pion l’emporte, de la différence des deux. Mettez votre 9 là où il fait mal, et sacrifiez un petit pion contre un grand. Placez les autres ; le guide attend le premier duel.",
    },
  },
  {
    at: "masks",
    when: ["masks"],
    act: true,
    say: {
      en: "Now the masks. You choose a row, your opponent a column, both in secret: the cell where they cross is the duel. Which row would they not expect?",
      fr: "Maintenant les masques. Vous choisissez une rangée, l’autre une colonne, en secret : la case où elles se croisent est le duel. Quelle rangée n’attend-on pas de vous ?",
    },
  },
  {
    at: "shells",
    say: {
      en: "Both masks are shown at once, and the loser pays the difference in shells. That is the whole game: guess, and be guessed.",
      fr: "Les deux masques se montrent ensemble, et le perdant paie la différence en coquillages. Tout le jeu est là : deviner, et être deviné.",
    },
  },
  {
    at: "board",
    when: ["swap"],
    act: true,
    say: {
      en: "After a duel one side bends the board: you after the first, the third and so on. Choose two of your pawns; the page shows what would change before you confirm.",
      fr: "Après un duel, un camp plie le plateau : vous après le premier, le troisième, et ainsi de suite. Choisissez deux de vos pions ; la page montre ce qui changerait avant de confirmer.",
    },
  },
  {
    at: "log",
    say: {
      en: "The log tells every duel. Anything on the board explains itself when you rest on it, or hold it. The rest is yours: good luck.",
      fr: "Le récit raconte chaque duel. Tout sur le plateau s’explique si l’on s’y arrête, ou si on le maintient. Le reste est à vous : bonne chance.",
    },
  },
];

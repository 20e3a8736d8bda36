/** Les mots de la page en français. Ce que dit un jeu vient du serveur. */

import type { Words } from "./en";

export const fr: Words = {
  kit: {
    hold: "Maintenez pour confirmer",
    holdAgain: "Maintenez plus longtemps, ou appuyez encore",
    peek: "maintenez ou touchez pour regarder",
    close: "Fermer",
  },
};

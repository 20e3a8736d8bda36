/** The shell's words in English. Whatever a game says comes from the server. */

export const en = {
  kit: {
    hold: "Hold to confirm",
    holdAgain: "Keep holding, or press again",
    peek: "hold or tap to look",
    close: "Close",
  },
};

export type Words = typeof en;

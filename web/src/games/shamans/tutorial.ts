import type { Step } from "../../tutorial/step";

export const steps: Step[] = [
  {
    at: "role",
    say: {
      en: "You are a Shaman or a Shadow, and only you know which. Hold the card to look. Shamans keep the Worlds together; Shadows lead their pawn to the Moon.",
      fr: "Vous êtes Chaman ou Ombre, et vous seul le savez. Maintenez la carte pour regarder. Les Chamans tiennent les Mondes ensemble ; les Ombres mènent leur pion à la Lune.",
    },
  },
  {
    at: "track",
    say: {
      en: "This is the Shadow’s way. When the pawn reaches the Moon the Shadows win the round; when all cards have been played first, the Shamans do.",
      fr: "Voici le chemin de l’Ombre. Si le pion atteint la Lune, les Ombres gagnent la manche ; si toutes les cartes ont été jouées avant, ce sont les Chamans.",
    },
  },
  {
    at: "trick",
    say: {
      en: "In a turn everybody plays one card. The first card, the Guide’s, names the Destination. Nobody has to follow: but every stray card moves the pawn one step.",
      fr: "À chaque tour, chacun joue une carte. La première, celle du Guide, nomme la Destination. Personne n’est obligé de suivre : mais chaque carte égarée fait avancer le pion d’une case.",
    },
  },
  {
    at: "hand",
    when: ["play"],
    act: true,
    say: {
      en: "Your turn. Choose a card: before you play it the page says what it will bring. Does your side want a step toward the Moon, or not? And what will the others think?",
      fr: "À vous. Choisissez une carte : avant de la jouer, la page dit ce qu’elle apportera. Votre camp veut-il un pas vers la Lune ? Et qu’en penseront les autres ?",
    },
  },
  {
    at: "tiles",
    say: {
      en: "Whoever played the lowest card of the Destination takes an Artifact: a Dagger, a Portal, a Shard, or a Mask that shows their role. The highest leads the next turn.",
      fr: "La plus petite carte de la Destination donne un Artefact : Dague, Portail, Éclat, ou un Masque qui montre le rôle. La plus grande mène le tour suivant.",
    },
  },
  {
    at: "worlds",
    say: {
      en: "Played cards lie beside their Worlds, for all to see. Whoever completes a World performs its ritual at once: a point, a step back, an exchange of roles, or with a Dagger, an elimination.",
      fr: "Les cartes jouées restent près de leur Monde, visibles de tous. Qui complète un Monde accomplit aussitôt son rituel : un point, un recul, un échange de rôles ou, avec une Dague, une élimination.",
    },
  },
  {
    at: "hand",
    when: ["play"],
    act: true,
    say: {
      en: "Play on. Watch who strays, and when: a Shaman without the right World strays too.",
      fr: "Continuez. Regardez qui s’égare, et quand : un Chaman sans le bon Monde s’égare aussi.",
    },
  },
  {
    at: "notes",
    say: {
      en: "Notes are for you alone: write down whom you suspect. Roles change hands with every round, and eight points win the game.",
      fr: "Les notes ne sont que pour vous : écrivez qui vous soupçonnez. Les rôles changent à chaque manche, et huit points gagnent la partie.",
    },
  },
];

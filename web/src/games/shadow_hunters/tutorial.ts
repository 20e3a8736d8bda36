import type { Step } from "../../tutorial/step";

export const steps: Step[] = [
  {
    at: "role",
    say: {
      en: "Hold to see who you are. Hunters and Shadows want each other dead; Neutrals have wishes of their own. Nobody knows who is who, and that is the game.",
      fr: "Maintenez pour voir qui vous êtes. Chasseurs et Ombres veulent la mort les uns des autres ; les Neutres ont leurs propres désirs. Personne ne sait qui est qui, et c’est tout le jeu.",
    },
  },
  {
    at: "places",
    say: {
      en: "Six places, two by two: three territories. In your turn you move by the dice, use the place if you like, and attack somebody in your territory if you like.",
      fr: "Six lieux, deux par deux : trois territoires. À votre tour, les dés vous déplacent, vous utilisez le lieu si vous voulez, et attaquez quelqu’un de votre territoire si vous voulez.",
    },
  },
  {
    at: "wounds",
    say: {
      en: "Wounds are public, characters are not. The letters under the track say which character dies where.",
      fr: "Les blessures sont publiques, les personnages non. Les lettres sous la piste disent quel personnage meurt où.",
    },
  },
  {
    at: "prompt",
    when: ["start", "go"],
    act: true,
    say: {
      en: "Your turn. Move: two dice, a six and a four, name the place. With a seven you choose.",
      fr: "À vous. Déplacez-vous : deux dés, un à six et un à quatre faces, donnent le lieu. Avec un sept, vous choisissez.",
    },
  },
  {
    at: "places",
    when: ["use"],
    act: true,
    say: {
      en: "You have arrived. The place offers something: the Hermit’s Cabin gives Visions, the Church Light, the Cemetery Darkness. Rest on a place to read what it does.",
      fr: "Vous y êtes. Le lieu offre quelque chose : l’Antre de l’ermite des Visions, le Monastère la Lumière, le Cimetière les Ténèbres. Arrêtez-vous sur un lieu pour lire son pouvoir.",
    },
  },
  {
    at: "prompt",
    when: ["attack"],
    act: true,
    say: {
      en: "You may attack whoever stands in your territory: the wounds are the difference of the dice. Or let it be: whom you spare is noticed too.",
      fr: "Vous pouvez attaquer qui se tient sur votre territoire : les blessures sont la différence des dés. Ou vous abstenir : on remarque aussi qui vous épargnez.",
    },
  },
  {
    at: "grid",
    say: {
      en: "A Vision is a question for one player: “if you are a Hunter, take a wound”. Only the two of you read it; the others see what happened. This grid crosses out what you yourself can know.",
      fr: "Une Vision est une question à un joueur : « si vous êtes Chasseur, subissez une blessure ». Vous deux seuls la lisez ; les autres voient l’effet. Cette grille raye ce que vous pouvez savoir vous-même.",
    },
  },
  {
    at: "role",
    say: {
      en: "You may reveal yourself at any moment, to use your power. It cannot be undone, so it asks for a hold. Good hunting.",
      fr: "Vous pouvez vous révéler à tout moment, pour user de votre pouvoir. C’est sans retour : il faut maintenir. Bonne chasse.",
    },
  },
];

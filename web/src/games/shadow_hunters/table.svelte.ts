/** What the parts of the board share: the position, the viewer, their moves, and the one being considered. */

import type { LogLine, Play } from "../../wire";
import { chances, type Believed } from "../board";
import { irreversible, isParted, offer, stepsTo, TARGETED, type Offer } from "./moves";
import { staged } from "./staging";
import { letters, type Camp, type HuntersView, type PlaceName, type SeatView } from "./view";
import { named, t } from "./words";

export interface Given {
  play: Play;
  seat: number | null;
  pending: string | null;
  act: (move: string) => void;
  explain: (key: string) => void;
  log: readonly LogLine[];
  news: readonly LogLine[];
  beat: number;
  before: Play | null;
  quiet: boolean;
  believed?: Believed | undefined;
}

const GOES: readonly string[] = ["go", "step"]; // moves of one's own pawn

export class Table {
  #given: () => Given;
  #weighed: string | null = $state(null);
  #looked: number | null = $state(null);

  constructor(given: () => Given) {
    this.#given = given;
  }

  readonly view = $derived.by(() => {
    const { play, before, news, beat } = this.#given();
    return staged((before?.view ?? null) as HuntersView | null, play.view as HuntersView, news, beat);
  });
  readonly offers = $derived.by(() => this.#given().play.moves.map(offer));
  readonly letters = $derived.by(() =>
    letters(Object.fromEntries(this.view.cast.map(({ character }) => [character, named(character)]))),
  );

  get seat(): number | null {
    return this.#given().seat;
  }
  get me(): SeatView | undefined {
    return this.seat === null ? undefined : this.view.seats[this.seat];
  }
  get pending(): string | null {
    return this.#given().pending;
  }
  /** The new lines, as far as they are shown. */
  get news(): readonly LogLine[] {
    const { news, beat } = this.#given();
    return news.slice(0, beat + 1);
  }
  get quiet(): boolean {
    return this.#given().quiet;
  }
  get asked(): boolean {
    return this.seat !== null && this.view.asked.includes(this.seat);
  }

  name(seat: number): string {
    return this.#given().play.names[seat] ?? String(seat + 1);
  }
  names(seats: readonly number[]): string {
    return seats.map((seat) => (seat === this.seat ? t("board-you") : this.name(seat))).join(", ");
  }
  /** How likely a seat is of each camp, in a review. */
  camps(seat: number): [Camp, number][] {
    return Object.entries(chances(this.#given().believed, "camps", seat)) as [Camp, number][];
  }
  camp(character: string): Camp {
    return this.view.cast.find((entry) => entry.character === character)?.camp ?? "neutral";
  }
  letter(character: string): string {
    return this.letters[character] ?? "";
  }

  /** The move of a press on a seat, a place, a deck or an equipment; a reveal needs a hold instead. */
  onSeat(seat: number): Offer | undefined {
    return this.offers.find((one) => one.seat === seat && TARGETED.includes(one.verb));
  }
  onPlace(place: PlaceName): Offer | undefined {
    const { me } = this;
    return this.offers.find((one) => one.place === place || (me?.revealed && stepsTo(one) === place));
  }
  /** Whether one's own pawn may go somewhere. */
  get goes(): boolean {
    return this.offers.some(({ verb }) => GOES.includes(verb));
  }
  /** One's own pawn is dragged to a place; going there counts at once, unless it reveals. */
  drop(place: string): void {
    const offer = this.onPlace(place as PlaceName);
    if (offer && GOES.includes(offer.verb) && !this.unmasks(offer)) this.act(offer);
  }
  /** Whose pawn moved last. */
  get moved(): number | null {
    const { log, news, beat } = this.#given();
    return [...log, ...news.slice(0, beat)].findLast(({ kind }) => kind === "moved")?.seat ?? null;
  }
  onDeck(deck: string): Offer | undefined {
    return this.offers.find(({ verb, rest }) => verb === "draw" && rest === deck);
  }
  onGear(seat: number, gear: string): Offer | undefined {
    const owner = ({ verb, seat }: Offer) => (verb === "hand" ? this.seat : (seat ?? this.view.about.seat));
    return this.offers.find(
      (one) => one.gear === gear && one.verb !== "give" && owner(one) === seat && !this.unmasks(one),
    );
  }

  /** Whether a move is held: it reveals the viewer, or spends a power. A revealed robber simply takes an equipment. */
  unmasks({ move }: Offer): boolean {
    return irreversible(move) && !(isParted(move) && this.me?.revealed);
  }

  /** The move a finger has tapped once. */
  get weighed(): string | null {
    return this.#weighed;
  }
  weigh(offer: Offer): void {
    this.#weighed = offer.move;
  }
  act(offer: Offer): void {
    this.#weighed = null;
    this.#given().act(offer.move);
  }
  explain(key: string): void {
    this.#given().explain(key);
  }

  /** Whose range the lanterns show: the seat looked at, else one's own, else the seat whose turn it is. */
  get reaching(): number {
    return this.#looked ?? this.seat ?? this.view.active;
  }
  look(seat: number | null): void {
    this.#looked = seat;
  }
  get reach(): readonly number[] {
    return this.view.seats[this.reaching]?.in_range ?? [];
  }
}

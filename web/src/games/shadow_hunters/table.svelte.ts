/** What the parts of the board share: the position, who looks on, the moves they have, and the one being weighed. */

import type { Line, Play } from "../../wire";
import { offer, POWERS, type Offer } from "./moves";
import { letters, type Camp, type HuntersView, type PlaceName, type SeatView } from "./view";
import { neighbour } from "./view";
import { named, text } from "./words";

export interface Given {
  play: Play;
  seat: number | null;
  pending: string | null;
  act: (move: string) => void;
  explain: (key: string) => void;
  news: Line[];
  quiet: boolean;
}

export class Table {
  #given: () => Given;
  #weighed: Offer | null = $state(null);
  #looked: number | null = $state(null);

  constructor(given: () => Given) {
    this.#given = given;
  }

  readonly view = $derived.by(() => this.#given().play.view as HuntersView);
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
  get news(): Line[] {
    return this.#given().news;
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
    return seats.map((seat) => (seat === this.seat ? text().you : this.name(seat))).join(", ");
  }
  camp(character: string): Camp {
    return this.view.cast.find((entry) => entry.character === character)?.camp ?? "neutral";
  }
  letter(character: string): string {
    return this.letters[character] ?? "";
  }

  /** The moves that a press on a seat, a place, a deck or an equipment could mean; powers have their own place. */
  onSeat(seat: number): Offer | undefined {
    const found = this.offers.filter(
      (one) => one.seat === seat && one.gear === null && one.verb !== "woods" && !POWERS.includes(one.verb),
    );
    return found.length === 1 ? found[0] : undefined;
  }
  onPlace(place: PlaceName): Offer | undefined {
    const seat = this.seat;
    return this.offers.find(
      ({ verb, place: to, rest }) =>
        to === place ||
        (verb === "step" && seat !== null && neighbour(this.view, seat, rest === "left" ? "left" : "right") === place),
    );
  }
  onDeck(deck: string): Offer | undefined {
    return this.offers.find(({ verb, rest }) => verb === "draw" && rest === deck);
  }
  onGear(seat: number, gear: string): Offer | undefined {
    const owner = { steal: seat, hand: this.seat, loot: this.view.about.seat, rob: this.view.about.seat };
    return this.offers.find(
      (one) => one.gear === gear && one.verb in owner && (one.seat ?? owner[one.verb as keyof typeof owner]) === seat,
    );
  }

  /** The move whose effect is shown. */
  get shown(): string | null {
    return this.#weighed?.move ?? null;
  }
  get foreseen(): string {
    return this.#weighed?.effect ?? "";
  }
  show(offer: Offer): void {
    this.#weighed = offer;
  }
  hide(offer: Offer): void {
    if (this.#weighed?.move === offer.move) this.#weighed = null;
  }
  act(offer: Offer): void {
    this.#weighed = null;
    this.#given().act(offer.move);
  }
  explain(key: string): void {
    this.#given().explain(key);
  }

  /** Whose reach the lanterns show: a seat looked at, else one's own, else that of the seat whose turn it is. */
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

/** What a frame says has changed, put into what was there before. The path of a change is a JSON pointer (RFC 6901). */

type Place = Record<string, unknown> | unknown[];

const read = (part: string): string => part.replaceAll("~1", "/").replaceAll("~0", "~");

/** A value with changes; what they do not touch is shared with the value itself, which stays as it was. */
export function applied<Value extends object>(value: Value, changes: Record<string, unknown>): Value {
  const made = new Set<Place>();
  const own = (place: Place): Place => {
    if (made.has(place)) return place;
    const copy = Array.isArray(place) ? [...place] : { ...place };
    made.add(copy);
    return copy;
  };
  const whole = own(value as Place);
  for (const [path, changed] of Object.entries(changes)) {
    const parts = path.split("/").slice(1).map(read);
    const last = parts.pop() ?? "";
    let place = whole as Record<string, unknown>;
    for (const part of parts) {
      const inner = own(place[part] as Place);
      place[part] = inner;
      place = inner as Record<string, unknown>;
    }
    place[last] = changed;
  }
  return whole as unknown as Value;
}

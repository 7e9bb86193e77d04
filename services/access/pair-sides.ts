// A pair of members in a view: two documents, one for each side.

/** Event of a pair; the members are in the order of their ids. */
export type OfPair = { data: { low: string; high: string } };
/** Event caused by one of the two. */
export type ByOne = { data: { low: string; high: string; by: string } };

/** Document ids for events of a pair of members. `idOf`: id of one member's side; `ownSide`: the side of the acting member. */
export function sidesBy(idOf: (member: string, other: string) => string) {
  return {
    bothSides: ({ data: { low, high } }: OfPair) => [idOf(low, high), idOf(high, low)],
    ownSide: ({ data: { low, high, by } }: ByOne) => [by === low ? idOf(low, high) : idOf(high, low)],
    sideOf({ data: { low, high } }: OfPair, id: string) {
      const [member, other] = id === idOf(low, high) ? [low, high] : [high, low];
      return { member, other };
    },
  };
}

/** The same things in their order, `size` at a time; the last chunk may be shorter. */
export function chunksOf<Thing>(things: readonly Thing[], size: number): Thing[][] {
  return Array.from({ length: Math.ceil(things.length / size) }, (_, at) => things.slice(at * size, (at + 1) * size));
}

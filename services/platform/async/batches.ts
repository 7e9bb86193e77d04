/** Groups things into batches of this size; the last one may be smaller. */
export async function* batches<Thing>(things: AsyncIterable<Thing>, size: number): AsyncGenerator<Thing[]> {
  let batch: Thing[] = [];
  for await (const thing of things) {
    batch.push(thing);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

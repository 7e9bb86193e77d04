// Mutations of files, like those of transfer errors or attackers.
import fc from 'fast-check';

/** A change of bytes; `at` and `length` are fractions of the whole, 0 … 1. */
export type Mutation = { how: 'flip' | 'fill' | 'cut' | 'remove' | 'repeat' | 'largest'; at: number; length: number; value: number };

const part = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const mutation: fc.Arbitrary<Mutation> = fc.record({
  how: fc.constantFrom<Mutation['how'][]>('flip', 'fill', 'cut', 'remove', 'repeat', 'largest'),
  // Half of the mutations are in the first bytes, which mislead readers most.
  at: fc.oneof(
    part,
    part.map((at) => at / 20),
  ),
  length: part.map((length) => length ** 4),
  value: fc.integer({ min: 0, max: 255 }),
});

/** Lists of one to four mutations. The same seed makes the same lists. */
export const mutationLists = (count: number, seed: number): Mutation[][] =>
  fc.sample(fc.array(mutation, { minLength: 1, maxLength: 4 }), { numRuns: count, seed });

const mutations: Readonly<Record<Mutation['how'], (bytes: Buffer, from: number, to: number, value: number) => Buffer>> = {
  flip: (bytes, from, _to, value) => Buffer.from(bytes).fill((bytes[from] ?? 0) ^ (value || 1), from, from + 1),
  fill: (bytes, from, to, value) => Buffer.from(bytes).fill(value, from, to),
  cut: (bytes, from) => bytes.subarray(0, from),
  remove: (bytes, from, to) => Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]),
  repeat: (bytes, from, to) => Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]),
  // Read as a size it is larger than everything.
  largest: (bytes, from) => Buffer.from(bytes).fill(0xff, from, Math.min(bytes.length, from + 4)),
};

export function mutate(bytes: Buffer, list: readonly Mutation[]): Buffer {
  return list.reduce((before, { how, at, length, value }) => {
    const from = Math.floor(at * before.length);
    const to = Math.min(before.length, from + 1 + Math.floor(length * before.length));
    return before.length > 0 ? mutations[how](before, from, to, value) : before;
  }, bytes);
}

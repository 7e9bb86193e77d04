import type { Sendable } from '@kloak/platform/wire/send-bytes.ts';

/**
 * The same bytes, where `count` allows those before them: an archive knows what stands in it only once it is made, so the last byte of 4 GB costs all that
 * lies before it. `count` refuses with nothing sent yet.
 */
export function countSkipped({ facts, read }: Sendable, count: (skippedBytes: number) => Promise<void>): Sendable {
  return {
    facts,
    async *read(range) {
      if (range.start > 0) await count(range.start);
      yield* read(range);
    },
  };
}

import type { Sendable } from '@kloak/platform/wire/send-bytes.ts';

/**
 * The same bytes, after `count` allows the skipped ones. An archive is built from its beginning, so a range at the end of 4 GB costs everything before
 * it. `count` refuses before anything is sent.
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

import type { DocWrite } from '../../following/fold-commits.ts';
import type { DocRecord } from '../../following/fold-engine.ts';

/** Records of one view that were written repeatedly while many commits are folded, so that the next step need not read them: counts, above all. */
export type KeptRecords = {
  get(id: string): DocRecord | undefined;
  /** After the transaction of these writes. */
  keep(writes: readonly DocWrite[]): void;
  /** Before anything else writes it. */
  forget(id: string): void;
  forgetAll(): void;
};

const maxRecords = 500;
/** Characters of a document; a longer one is read again. */
const maxLength = 1000;

export function keepRecords(): KeptRecords {
  const kept = new Map<string, DocRecord>();
  return {
    get: (id) => kept.get(id),
    keep(writes) {
      for (const { before, after, text } of writes) {
        if (!before || text === null || text.length > maxLength) continue;
        if (kept.size >= maxRecords) kept.clear();
        kept.set(after.id, after);
      }
    },
    forget: (id) => void kept.delete(id),
    forgetAll: () => kept.clear(),
  };
}

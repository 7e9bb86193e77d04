// Facts of objects that were read lately, so that a page of pictures asks the disk for bytes only. Nobody else writes into the folder.
import { LRUCache } from 'lru-cache';

/** The facts of an object; `file` is where its bytes are, relative to the folder. */
export type Stored = { key: string; type: string; size: number; sha256: string; modifiedAt: string; file: string };

export const etagOf = ({ sha256 }: Pick<Stored, 'sha256'>): string => `"${sha256}"`;

const maxRemembered = 10_000;

export type KnownFacts = {
  find(key: string): Promise<Stored | undefined>;
  /** Has to be called when the facts of a key have changed on the disk, before the change is reported. */
  forget(key: string): void;
};

/** An object that is not there is asked for again each time. */
export function rememberFacts(read: (key: string) => Promise<Stored | undefined>): KnownFacts {
  const known = new LRUCache<string, Stored>({ max: maxRemembered });
  let changes = 0;
  return {
    async find(key) {
      const found = known.get(key);
      if (found) return found;
      const readAt = changes;
      const stored = await read(key);
      // A read during a change may return the former facts.
      if (stored && readAt === changes) known.set(key, stored);
      return stored;
    },
    forget(key) {
      changes += 1;
      known.delete(key);
    },
  };
}

// Cache of objects' facts, so that a page of pictures reads only bytes from the disk. Nobody else writes into the folder.
import { LRUCache } from 'lru-cache';
import { entryLimit } from '../../lists/entry-limit.ts';

/** Facts of an object; `file` is the path of its bytes, relative to the folder. */
export type ObjectFacts = { key: string; type: string; size: number; sha256: string; modifiedAt: string; file: string };

export const etagOf = ({ sha256 }: Pick<ObjectFacts, 'sha256'>): string => `"${sha256}"`;

const maxRemembered = 10_000;

export type KnownFacts = {
  find(key: string): Promise<ObjectFacts | undefined>;
  /** Has to be called when the facts of a key have changed on the disk, before the change is reported. */
  forget(key: string): void;
};

/** Missing objects are looked up each time. */
export function rememberFacts(read: (key: string) => Promise<ObjectFacts | undefined>): KnownFacts {
  const known = new LRUCache<string, ObjectFacts>(entryLimit(maxRemembered));
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

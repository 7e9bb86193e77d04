// Wrapped secrets, stored beside the blobs. Each has two copies, so that one damaged copy loses nothing.
import { Refusal, unavailable } from '../errors.ts';
import type { Objects } from '../ports/objects.ts';
import { type MasterKeys, readWrapped, unwrap, type WrappedSecret, wrap } from './master-keys.ts';

/** A key more at each change of the master key: room for some thousand. */
const maxRecordBytes = 262_144;
const type = 'application/json';
/** Processes that change one record at once are few, and each changes it once. */
const maxAttempts = 20;

export type KeyRecords = {
  /** Undefined when there is none. Refuses: unavailable, `wrong-master-key` or `damaged-key`. */
  read(name: string): Promise<Buffer | undefined>;
  /** True if it was created: another may exist already. */
  create(name: string, secret: Buffer): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** The names under a prefix. */
  list(prefix: string): Promise<string[]>;
  /** Replaces a secret, unless another process does so first; if `next` returns the same, it stays. Returns the secret that is then stored. */
  change(name: string, next: (secret: Buffer) => Promise<Buffer>): Promise<Buffer | undefined>;
  /**
   * Wraps the result of `renewed` with the first master key if another one wrapped the record; repairs a damaged copy and restores a missing one. If
   * `isDestroyed` is true afterwards, the rest is removed too. True if there was something to do.
   */
  rewrap(name: string, options?: { renewed?: (secret: Buffer) => Buffer; isDestroyed?: () => Promise<boolean> }): Promise<boolean>;
};

/** A missing copy has no ETag. */
type Copy = { key: string; etag: string | null; wrapped: WrappedSecret | undefined };

const unreadable = (master: string | undefined): Refusal =>
  master === undefined
    ? new Refusal('unavailable', 'damaged-key', 'A key of this vault is damaged. A backup of the folder of keys has to be put back.')
    : new Refusal('unavailable', 'wrong-master-key', `A key of this vault was wrapped by the master key ${master}, which is not among those that were given.`);

/** True if a conditional write was too late. */
export const isWriteConflict = (error: unknown): boolean => error instanceof Refusal && (error.kind === 'conflict' || error.kind === 'missing');

const copiesOf = (name: string) => [`${name}.1`, `${name}.2`] as const;

/** The first copy first: see `create`. */
export async function removeRecord(objects: Pick<Objects, 'remove'>, name: string): Promise<void> {
  for (const key of copiesOf(name)) await objects.remove([key]);
}

export function keyRecords(objects: Objects, masters: MasterKeys): KeyRecords {
  const readCopy = async (key: string): Promise<Copy | undefined> => {
    try {
      const { facts, head, close } = await objects.open(key, { headBytes: maxRecordBytes, rest: 'some' });
      const copy = { key, etag: facts.etag, wrapped: readWrapped(head.toString()) };
      await close();
      return copy;
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'missing') return undefined;
      throw error;
    }
  };
  const missing = (key: string): Copy => ({ key, etag: null, wrapped: undefined });
  const copyOrNone = async (key: string) => (await readCopy(key)) ?? missing(key);
  const readCopies = (name: string): Promise<[Copy, Copy]> => {
    const [first, second] = copiesOf(name);
    return Promise.all([copyOrNone(first), copyOrNone(second)]);
  };
  const secretOf = (name: string, copies: readonly Copy[]): Buffer | undefined => {
    for (const { wrapped } of copies) {
      const secret = wrapped && unwrap(masters, wrapped, name);
      if (secret) return secret;
    }
    if (copies.every(({ etag }) => etag === null)) return undefined;
    const strange = copies.find(({ wrapped }) => wrapped && !masters.some(({ id }) => id === wrapped.master));
    throw unreadable(strange?.wrapped?.master);
  };
  const write = (key: string, wrapped: WrappedSecret, replaces?: string | null) => {
    const bytes = Buffer.from(JSON.stringify(wrapped));
    return objects.put(key, bytes, { type, size: bytes.length, replaces });
  };
  /** Replaces only the version that was read: a key that is destroyed meanwhile stays so, except for a missing copy. True if it was replaced. */
  const rewrite = async ({ key, etag }: Copy, wrapped: WrappedSecret): Promise<boolean> => {
    try {
      await write(key, wrapped, etag);
      return true;
    } catch (error) {
      if (!isWriteConflict(error)) throw error;
      return false;
    }
  };

  return {
    async read(name) {
      const [first, second] = copiesOf(name);
      const copy = await copyOrNone(first);
      const secret = copy.wrapped && unwrap(masters, copy.wrapped, name);
      return secret ?? secretOf(name, [copy, await copyOrNone(second)]);
    },
    async create(name, secret) {
      const [first, second] = copiesOf(name);
      const wrapped = wrap(masters, secret, name);
      try {
        await write(first, wrapped, null);
      } catch (error) {
        if (isWriteConflict(error)) return false;
        throw error;
      }
      await write(second, wrapped);
      // `remove` starts with the first copy. If it did so meanwhile, the second must not stay.
      if (!(await objects.stat(first))) await objects.remove([second]);
      return true;
    },
    remove: (name) => removeRecord(objects, name),
    async list(prefix) {
      const names = new Set<string>();
      for await (const key of objects.list(prefix)) names.add(key.replace(/\.[12]$/, ''));
      return [...names];
    },
    async change(name, next) {
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const [first, second] = await readCopies(name);
        const secret = secretOf(name, [first, second]);
        const changed = secret && (await next(secret));
        if (!changed || changed.equals(secret)) return secret;
        const wrapped = wrap(masters, changed, name);
        // The process that was first with the first copy writes the second one too.
        if (!(await rewrite(first, wrapped))) continue;
        await rewrite(second, wrapped);
        return changed;
      }
      throw unavailable('The store of keys');
    },
    async rewrap(name, { renewed = (secret: Buffer) => secret, isDestroyed = async () => false } = {}) {
      const copies = await readCopies(name);
      const isNew = ({ wrapped }: Copy) => wrapped !== undefined && unwrap([masters[0]], wrapped, name) !== undefined;
      const [done] = copies.filter(isNew);
      // An interrupted run's key is kept: it may have sealed something.
      const secret = done?.wrapped ? unwrap(masters, done.wrapped, name) : secretOf(name, copies);
      if (!secret) return false;
      const old = copies.filter((copy) => !isNew(copy));
      const wrapped = wrap(masters, done ? secret : renewed(secret), name);
      for (const copy of old) await rewrite(copy, wrapped);
      if (await isDestroyed()) await removeRecord(objects, name);
      return old.length > 0;
    },
  };
}

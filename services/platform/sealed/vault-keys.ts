// Keys of a vault: those of each person, the first of which is made with the person's first blob.
import { LRUCache } from 'lru-cache';
import { singleFlight } from '../async/single-flight.ts';
import { Refusal } from '../errors.ts';
import { entryLimit } from '../lists/entry-limit.ts';
import type { Objects } from '../ports/objects.ts';
import { type DataKeys, newDataKeys, readDataKeys, withNewDataKey } from './data-keys.ts';
import { checkPrefix, destroyKey, expectNotDestroyed, isDestroyed, isReserved, keyDestroyed, keyPrefix } from './destroyed-keys.ts';
import type { DataKey } from './format.ts';
import { type KeyRecords, keyRecords } from './key-records.ts';
import type { MasterKeys } from './master-keys.ts';
import { mayBePlain, newStanding, saysStanding } from './standing.ts';

/** Only this vault's master key opens it; it contains the end of the time for plain blobs: see `standing.ts`. */
const check = `${checkPrefix}master`;
/** Exists in vaults of older builds while blobs may be plain. It is read once, when such a vault is taken over: an old copy of it has no effect. */
const formerPlainMark = `${checkPrefix}plain`;
/** Prefix of posts that are stored plain, and sealed when they are checked in. */
export const plainPrefix = 'incoming/';

/** Cache of keys. One that another process destroyed is known for this time at most. */
const known = { ...entryLimit(10_000), ttl: 60_000 };

export type VaultKeys = {
  /** The key to seal with; made when the person has none. Refuses: gone, `key-destroyed`. */
  forSealing(owner: string): Promise<DataKey>;
  /** Refuses: gone, `key-destroyed`. */
  find(owner: string, id: string): Promise<DataKey>;
  destroy(owner: string): Promise<void>;
  /** True if blobs from before the encryption may exist. */
  mayBePlain(): Promise<boolean>;
  /** Permits plain blobs again. */
  expectPlain(): Promise<void>;
  /** Forbids plain blobs from now on. */
  noteAllSealed(): Promise<void>;
  /**
   * Wraps all keys with the first master key, and restores missing copies. Each person gets a new key in front, which seals from then on. Continues an
   * interrupted run. Returns the number of wrapped records.
   */
  rewrap(): Promise<number>;
};

function wrongMaster(reason: Refusal): Error {
  return new Error(
    `This is not the master key of this vault. ${reason.message} Give the right one, by KLOAK_MASTER_KEY or as master.key in the folder KLOAK_KEYS.`,
  );
}

export const isSealed = async (objects: Objects): Promise<boolean> => (await Array.fromAsync(objects.list(checkPrefix))).length > 0;

async function hasBlobs(objects: Objects): Promise<boolean> {
  for await (const key of objects.list('')) if (!key.startsWith(plainPrefix) && !isReserved(key)) return true;
  return false;
}

/** Checks that the master key is this vault's. A new vault adopts the given one; if several processes begin it at once, that of the first. */
async function admit(objects: Objects, records: KeyRecords): Promise<void> {
  try {
    const takeOver = async (secret: Buffer) => (saysStanding(secret) ? secret : newStanding((await records.read(formerPlainMark)) !== undefined));
    if (await records.change(check, takeOver)) return;
    // Another process may have begun the vault in between.
    if ((await records.list(keyPrefix)).length > 0 && !(await records.read(check)))
      throw new Error(`The vault has keys and no record ${check}: put back what is missing there.`);
    await records.create(check, newStanding(await hasBlobs(objects)));
    await records.read(check);
  } catch (error) {
    throw error instanceof Refusal && error.code === 'wrong-master-key' ? wrongMaster(error) : error;
  }
}

/** Opens the keys of a vault. Throws, in words, if the master key is another vault's. While the store does not answer, the first use reveals that. */
export async function openVaultKeys(objects: Objects, masters: MasterKeys): Promise<VaultKeys> {
  const records = keyRecords(objects, masters);
  const cache = new LRUCache<string, DataKeys>(known);
  const once = singleFlight<DataKeys | undefined>();
  let admitted = false;
  let allSealed = false;

  const ready = async () => {
    if (admitted) return;
    await admit(objects, records);
    admitted = true;
  };
  const read = async (owner: string): Promise<DataKeys | undefined> => {
    await ready();
    const found = await records.read(keyPrefix + owner);
    if (!found) return undefined;
    const keys = readDataKeys(found);
    cache.set(owner, keys);
    return keys;
  };
  const ensure = async (owner: string): Promise<DataKeys | undefined> => {
    const found = await read(owner);
    if (found) return found;
    await expectNotDestroyed(objects, owner);
    await records.create(keyPrefix + owner, newDataKeys());
    await expectNotDestroyed(objects, owner).catch(async (error: unknown) => {
      await records.remove(keyPrefix + owner);
      throw error;
    });
    // The own one, or that of a process that was quicker.
    return read(owner);
  };

  await ready().catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === 'unavailable')) throw error;
  });
  return {
    async forSealing(owner) {
      const keys = cache.get(owner) ?? (await once(owner, () => ensure(owner)));
      if (!keys) throw keyDestroyed();
      return keys[0];
    },
    async find(owner, id) {
      const isAsked = (key: DataKey) => key.id === id;
      const key = cache.get(owner)?.find(isAsked) ?? (await read(owner))?.find(isAsked);
      if (!key) throw keyDestroyed();
      return key;
    },
    async destroy(owner) {
      cache.delete(owner);
      await destroyKey(objects, owner);
      cache.delete(owner);
    },
    async mayBePlain() {
      if (allSealed) return false;
      await ready();
      const standing = await records.read(check);
      allSealed = standing === undefined || !mayBePlain(standing);
      return !allSealed;
    },
    async expectPlain() {
      await ready();
      await records.change(check, async () => newStanding(true));
      allSealed = false;
    },
    async noteAllSealed() {
      await records.change(check, async () => newStanding(false));
      await records.remove(formerPlainMark);
      allSealed = true;
    },
    async rewrap() {
      await ready();
      let wrapped = 0;
      for (const name of await records.list(keyPrefix)) {
        const owner = name.slice(keyPrefix.length);
        if (await records.rewrap(name, { renewed: withNewDataKey, isDestroyed: () => isDestroyed(objects, owner) })) wrapped += 1;
      }
      for (const name of [formerPlainMark, check]) if (await records.rewrap(name)) wrapped += 1;
      return wrapped;
    },
  };
}

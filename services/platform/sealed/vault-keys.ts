// The keys of a vault: one for each person, made when the first blob of the person is stored.
import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { singleFlight } from '../async/single-flight.ts';
import { Refusal } from '../errors.ts';
import type { Objects } from '../ports/objects.ts';
import { checkPrefix, destroyKey, expectNotDestroyed, isDestroyed, isReserved, keyDestroyed, keyPrefix } from './destroyed-keys.ts';
import { type DataKey, keyIdBytes, newDataKey } from './format.ts';
import { type KeyRecords, keyRecords } from './key-records.ts';
import type { MasterKeys } from './master-keys.ts';

/** It opens by the master key of this vault alone. */
const check = `${checkPrefix}master`;
/** It stands while blobs of before may still be plain. Only who has the master key can make it, so nobody else brings plain bytes in later. */
const plainMark = `${checkPrefix}plain`;
/** Which posts come plain, and are sealed when they are checked in. */
export const plainPrefix = 'incoming/';

/** Keys that were read lately. One that another process destroyed is known for so long at most. */
const known = { max: 10_000, ttl: 60_000 };

export type VaultKeys = {
  /** The key to seal with; made when the person has none. Refuses: gone, `key-destroyed`. */
  forSealing(owner: string): Promise<DataKey>;
  /** Refuses: gone, `key-destroyed`. */
  find(owner: string, id: string): Promise<DataKey>;
  destroy(owner: string): Promise<void>;
  /** Whether there may be blobs that were stored before the vault was sealed. */
  mayBePlain(): Promise<boolean>;
  /** From now on there may be some again. */
  expectPlain(): Promise<void>;
  /** From now on there are none. */
  noteAllSealed(): Promise<void>;
  /** Wraps all keys with the first master key, and makes their missing copies; goes on where it was interrupted. Answers how many it wrapped. */
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

/** Checks that the master key is this vault's; a new vault takes the one that it is given, and of several processes that begin it at once that of the first. */
async function admit(objects: Objects, records: KeyRecords): Promise<void> {
  try {
    if (await records.read(check)) return;
    // Another process may have begun the vault in between.
    if ((await records.list(keyPrefix)).length > 0 && !(await records.read(check)))
      throw new Error(`The vault has keys and no record ${check}: put back what is missing there.`);
    if (await hasBlobs(objects)) await records.create(plainMark, randomBytes(keyIdBytes));
    await records.create(check, randomBytes(keyIdBytes));
    await records.read(check);
  } catch (error) {
    throw error instanceof Refusal && error.code === 'wrong-master-key' ? wrongMaster(error) : error;
  }
}

/**
 * Opens the keys of a vault. Throws, in words, when the master key is another vault's. While the store does not answer, that is seen at the first
 * use.
 */
export async function openVaultKeys(objects: Objects, masters: MasterKeys): Promise<VaultKeys> {
  const records = keyRecords(objects, masters);
  const cache = new LRUCache<string, DataKey>(known);
  const once = singleFlight<DataKey | undefined>();
  let admitted = false;
  let allSealed = false;

  const ready = async () => {
    if (admitted) return;
    await admit(objects, records);
    admitted = true;
  };
  const read = async (owner: string): Promise<DataKey | undefined> => {
    await ready();
    const found = await records.read(keyPrefix + owner);
    if (!found) return undefined;
    const key = { id: found.toString('hex', 0, keyIdBytes), secret: found.subarray(keyIdBytes) };
    cache.set(owner, key);
    return key;
  };
  const ensure = async (owner: string): Promise<DataKey | undefined> => {
    const found = await read(owner);
    if (found) return found;
    await expectNotDestroyed(objects, owner);
    const { id, secret } = newDataKey();
    await records.create(keyPrefix + owner, Buffer.concat([Buffer.from(id, 'hex'), secret]));
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
      const key = cache.get(owner) ?? (await once(owner, () => ensure(owner)));
      if (!key) throw keyDestroyed();
      return key;
    },
    async find(owner, id) {
      const cached = cache.get(owner);
      if (cached?.id === id) return cached;
      const key = await read(owner);
      if (key?.id !== id) throw keyDestroyed();
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
      allSealed = (await records.read(plainMark)) === undefined;
      return !allSealed;
    },
    async expectPlain() {
      await ready();
      await records.create(plainMark, randomBytes(keyIdBytes));
      allSealed = false;
    },
    async noteAllSealed() {
      await records.remove(plainMark);
      allSealed = true;
    },
    async rewrap() {
      await ready();
      let wrapped = 0;
      for (const name of await records.list(keyPrefix)) if (await records.rewrap(name, () => isDestroyed(objects, name.slice(keyPrefix.length)))) wrapped += 1;
      for (const name of [plainMark, check]) if (await records.rewrap(name)) wrapped += 1;
      return wrapped;
    },
  };
}

// Destroyed keys. A mark stays, so that no new key is made for that person: data that a late reaction sealed with it could be read.
import { Refusal } from '../errors.ts';
import type { Objects } from '../ports/objects.ts';
import { checkKey } from '../ports/shared/blob-rules.ts';
import { removeRecord } from './key-records.ts';

/** Prefixes that are reserved for this module. */
const reservedPrefixes = ['key/', 'key-check/', 'key-destroyed/'] as const;
export const [keyPrefix, checkPrefix, destroyedPrefix] = reservedPrefixes;
export const isReserved = (key: string): boolean => reservedPrefixes.some((prefix) => key.startsWith(prefix));

/** Refuses keys that are no key of a blob: 400 `bad-key`. */
export function checkOurs(key: string): void {
  checkKey(key);
  if (isReserved(key)) throw new Refusal('invalid', 'bad-key', 'What stands under this storage key is not a file.');
}

export const keyDestroyed = () => new Refusal('gone', 'key-destroyed', 'The key of this file was destroyed, and the file with it.');

/** It needs no master key. The mark first: see `expectNotDestroyed`. */
export async function destroyKey(objects: Objects, owner: string): Promise<void> {
  await objects.put(destroyedPrefix + owner, Buffer.from('{}'), { type: 'application/json', size: 2 });
  await removeRecord(objects, keyPrefix + owner);
}

export const isDestroyed = async (objects: Objects, owner: string): Promise<boolean> => (await objects.stat(destroyedPrefix + owner)) !== undefined;

/** Call it before a key is made, and again after it, to find a destruction in between. Refuses: gone, `key-destroyed`. */
export async function expectNotDestroyed(objects: Objects, owner: string): Promise<void> {
  if (await isDestroyed(objects, owner)) throw keyDestroyed();
}

// The data keys of one person, as their record holds them: newest first, each its id and its secret. [Note: Generations of keys] Each change of the master key
// puts a new one before the others, and a blob's header names the one that sealed it. So who has the master key and the records of before reads what was stored until
// then, and nothing newer.
import { randomBytes } from 'node:crypto';
import { type DataKey, keyIdBytes } from './format.ts';

export type DataKeys = readonly [DataKey, ...DataKey[]];

const secretBytes = 32;
const keyBytes = keyIdBytes + secretBytes;

/** A record of one key. */
export const newDataKeys = (): Buffer => randomBytes(keyBytes);

/** A record with a new key that seals from now on. */
export const withNewDataKey = (record: Buffer): Buffer => Buffer.concat([newDataKeys(), record]);

const keyAt = (record: Buffer, start: number): DataKey => ({
  id: record.toString('hex', start, start + keyIdBytes),
  secret: record.subarray(start + keyIdBytes, start + keyBytes),
});

export function readDataKeys(record: Buffer): DataKeys {
  const older = Array.from({ length: Math.floor(record.length / keyBytes) - 1 }, (_, index) => keyAt(record, (index + 1) * keyBytes));
  return [keyAt(record, 0), ...older];
}

// Data keys of one person, in their record's order: newest first, each with its id and its secret. [Note: Generations of keys] Each change of the master
// key adds a new one in front, and a blob's header names the one that sealed it. Old records and the old master key therefore read older blobs, and
// nothing newer.
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

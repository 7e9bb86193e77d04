// What the record that proves the master key says of the vault: until when blobs may be plain. [Note: Plain blobs] A vault of before has some until they are sealed, and
// takes them meanwhile; so whoever writes to the disk must not bring that time back. Only who has the master key writes this record, the vault needs it to be opened, and
// what it allows ends by itself.
import { randomBytes } from 'node:crypto';
import { dayMs } from '@kloak/proto/rules/durations.ts';

const idBytes = 16;
const timeBytes = 8;
/** Sealing takes some hours, and each pass that met plain blobs begins it anew. */
const plainForMs = 30 * dayMs;

/** `plain`: blobs may be, from now on and for a month. */
export function newStanding(plain: boolean, now = Date.now()): Buffer {
  const until = Buffer.alloc(timeBytes);
  until.writeBigUInt64BE(BigInt(plain ? now + plainForMs : 0));
  return Buffer.concat([randomBytes(idBytes), until]);
}

/** Not that of a build of before. */
export const saysStanding = (record: Buffer): boolean => record.length === idBytes + timeBytes;

export const mayBePlain = (record: Buffer, now = Date.now()): boolean => saysStanding(record) && Number(record.readBigUInt64BE(idBytes)) > now;

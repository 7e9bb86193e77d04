// State of the vault, in the record that proves the master key: the end of the time when blobs may be plain. [Note: Plain blobs] An older vault has
// plain blobs until they are sealed, and accepts them meanwhile. Somebody who can write to the disk must not be able to extend that time. Only holders
// of the master key can write this record, the vault needs it to open, and its permission ends by itself.
import { randomBytes } from 'node:crypto';
import { dayMs } from '@kloak/proto/rules/durations.ts';

const idBytes = 16;
const timeBytes = 8;
/** Sealing takes some hours, and each pass with plain blobs restarts it. */
const plainForMs = 30 * dayMs;

/** `plain`: blobs may be, from now on and for a month. */
export function newStanding(plain: boolean, now = Date.now()): Buffer {
  const until = Buffer.alloc(timeBytes);
  until.writeBigUInt64BE(BigInt(plain ? now + plainForMs : 0));
  return Buffer.concat([randomBytes(idBytes), until]);
}

/** False for a record of an older build. */
export const saysStanding = (record: Buffer): boolean => record.length === idBytes + timeBytes;

export const mayBePlain = (record: Buffer, now = Date.now()): boolean => saysStanding(record) && Number(record.readBigUInt64BE(idBytes)) > now;

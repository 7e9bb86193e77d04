import { createHash } from 'node:crypto';

/** A digest of parts, 43 characters of base64url. Parts are kept apart, so ('a', 'bc') is not ('ab', 'c'). */
export function digest(...parts: (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Derives an id from parts: 22 characters of base64url, 132 bits. */
export function derivedId(...parts: (string | number)[]): string {
  return digest(...parts).slice(0, 22);
}

/** Partition of a partition key. */
export function laneOf(home: string, lanes: number): number {
  return createHash('sha256').update(home).digest().readUInt32BE(0) % lanes;
}

import { hash } from 'node:crypto';

/** A digest of parts, 43 characters of base64url. Parts are kept apart, so ('a', 'bc') is not ('ab', 'c'). */
export function digest(...parts: (string | number)[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

/** Derives an id from parts: 22 characters of base64url, 132 bits. */
export function derivedId(...parts: (string | number)[]): string {
  return digest(...parts).slice(0, 22);
}

/** Partition of a partition key. */
export function laneOf(home: string, lanes: number): number {
  return hash('sha256', home, 'buffer').readUInt32BE(0) % lanes;
}

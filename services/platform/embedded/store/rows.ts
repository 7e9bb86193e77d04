// Reading values of SQLite rows into our types.
import type { SQLOutputValue } from 'node:sqlite';

type Value = SQLOutputValue | undefined;

export function text(value: Value): string {
  if (typeof value !== 'string') throw new Error(`A text was expected in the database, not ${typeof value}.`);
  return value;
}

export function number(value: Value): number {
  if (typeof value !== 'number') throw new Error(`A number was expected in the database, not ${typeof value}.`);
  return value;
}

export function optionalText(value: Value): string | undefined {
  return value === null || value === undefined ? undefined : text(value);
}

/** JSON that this store wrote itself. */
export function json<T>(value: Value): T {
  return JSON.parse(text(value));
}

/** Values of a row, in the order of its columns. Its statement returns arrays, which the types of `node:sqlite` do not know. */
export function columnsOf(row: Record<string, SQLOutputValue>): SQLOutputValue[] {
  if (!Array.isArray(row)) throw new Error('An array was expected of the database.');
  return row;
}

/** Prevents SQLite from planning a statement again for each value of a bare parameter, which takes longer than most of them. */
export const limitClause = 'LIMIT (? + 0)';

const seqs = 2 ** 40;

/** Partition and seq as one number, so that numbers are in the order of (partition, seq). */
export function rowIdOf(lane: number, seq: number): number {
  return lane * seqs + seq;
}

export function laneAndSeq(place: number): { lane: number; seq: number } {
  return { lane: Math.floor(place / seqs), seq: place % seqs };
}

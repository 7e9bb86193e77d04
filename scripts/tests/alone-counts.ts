// Counts the test files of a machine that passed only alone: a file that does so repeatedly has a defect, not a busy machine.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Runs in which a file passed only alone: in total, and consecutive ones. */
type Count = { readonly inAll: number; readonly inRow: number };

const maxInRow = 3;

function readCounts(store: string): ReadonlyMap<string, Count> {
  const counts: Record<string, Count> = existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {};
  return new Map(Object.entries(counts));
}

function writeCounts(store: string, counts: ReadonlyMap<string, Count>): void {
  mkdirSync(dirname(store), { recursive: true });
  // A run that is ended leaves the file whole.
  const written = `${store}.${process.pid}`;
  writeFileSync(written, JSON.stringify(Object.fromEntries(counts)));
  renameSync(written, store);
}

/**
 * Records a run: its files, and those that passed only alone. Returns a line for each of these, and the faults of those that did so three times in a
 * row.
 */
export function noteAlone(
  store: string,
  files: readonly string[],
  alone: readonly string[],
): { readonly lines: readonly string[]; readonly faults: readonly string[] } {
  const counts = new Map(readCounts(store));
  for (const file of files) {
    const { inAll, inRow } = counts.get(file) ?? { inAll: 0, inRow: 0 };
    if (alone.includes(file)) counts.set(file, { inAll: inAll + 1, inRow: inRow + 1 });
    else if (inAll > 0) counts.set(file, { inAll, inRow: 0 });
  }
  writeCounts(store, counts);
  const counted = alone.map((file) => ({ file, ...(counts.get(file) ?? { inAll: 1, inRow: 1 }) }));
  return {
    lines: counted.map(({ file, inAll, inRow }) => `passed only when alone: ${file} (runs in a row: ${inRow}, in all: ${inAll})`),
    faults: counted.filter(({ inRow }) => inRow >= maxInRow).map(({ file, inRow }) => `${file}: passed only when alone in ${inRow} runs in a row`),
  };
}

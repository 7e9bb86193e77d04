import type { Comparison } from './rounds.ts';

/** Row of the table; texts as printed. */
export type TableRow = { what: string; ours: string; raw: string; ratio: string; target: string };

const digits = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3));
const ratio = (value: number): string => value.toFixed(2);

/** Ours beside the raw engine. */
export function comparedRow(what: string, unit: string, target: string, { ours, raw, ...ratios }: Comparison): TableRow {
  const shown = `${ratio(ratios.ratio)} (${ratio(ratios.min)}–${ratio(ratios.max)})`;
  return { what, ours: `${digits(ours)} ${unit}`, raw: `${digits(raw)} ${unit}`, ratio: shown, target };
}

/** A figure that has no raw engine beside it. */
export function plainRow(what: string, ours: string, target: string): TableRow {
  return { what, ours, raw: '', ratio: '', target };
}

export const skippedRow = (what: string, why: string): TableRow => plainRow(what, `skipped: ${why}`, '');

const besideRaw: TableRow = { what: 'what', ours: 'ours', raw: 'raw', ratio: 'ratio (min–max)', target: 'first target' };

/** `head` names the columns. */
export function printTable(rows: readonly TableRow[], head = besideRaw): void {
  const columns = (['what', 'ours', 'raw', 'ratio', 'target'] as const).map((name) => ({
    name,
    width: Math.max(...[head, ...rows].map((row) => row[name].length)),
  }));
  const line = (row: TableRow) => `| ${columns.map(({ name, width }) => row[name].padEnd(width)).join(' | ')} |`;
  console.log(line(head));
  console.log(`|${columns.map(({ width }) => '-'.repeat(width + 2)).join('|')}|`);
  for (const row of rows) console.log(line(row));
}

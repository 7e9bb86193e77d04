// Parts of the benchmarks as a program, in a few of everything.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { PartName } from '../parts.ts';
import { small } from '../setup/amounts.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Time limit per part: on a busy machine a cluster's processes need minutes to start. */
const maxMs = 360_000;

/** Cells of each table row that the parts print. Throws their output if one fails. */
export async function runSmall(...parts: readonly PartName[]): Promise<readonly (readonly string[])[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', 'scripts/bench/bench.ts', small, ...parts], {
    cwd: root,
    timeout: parts.length * maxMs,
  });
  const lines = stdout.split('\n').filter((line) => line.startsWith('| '));
  const [, ...rows] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.map(([, ...cells]) => cells);
}

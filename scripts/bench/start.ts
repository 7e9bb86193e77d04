import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@kloak/platform/testing/listen-on-free-port.ts';
import { amount } from './setup/amounts.ts';
import { startProduct } from './setup/process.ts';
import { residentMegabytes } from './setup/process-facts.ts';
import { quantile } from './setup/rounds.ts';
import { plainRow, type TableRow } from './setup/table.ts';

const times = amount(5, 1);
const idleSeconds = amount(5, 1);

const shown = (values: readonly number[]) => `${Math.round(quantile(values, 0.5))} ms (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;

/** Time from spawning to the ready line, on an empty vault and on the same one again; then its idle memory. */
export async function benchStart(): Promise<TableRow[]> {
  const [cold, again]: [number[], number[]] = [[], []];
  let memory: number | undefined;
  for (let time = 0; time < times; time += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'kloak-bench-'));
    const port = await freePort();
    const first = await startProduct(dataDir, port);
    cold.push(first.readyAfter);
    await first.stop();
    const second = await startProduct(dataDir, port);
    again.push(second.readyAfter);
    if (time === times - 1) {
      await pause(idleSeconds * 1000);
      memory = residentMegabytes(second.pid);
    }
    await second.stop();
    await rm(dataDir, { recursive: true });
  }
  return [
    plainRow('start to ready, empty vault', shown(cold), '600 ms'),
    plainRow('start to ready, second start', shown(again), '600 ms'),
    plainRow(`memory after ${idleSeconds} s without work (RSS)`, memory === undefined ? 'not reported by this system' : `${Math.round(memory)} MB`, '150 MB'),
  ];
}

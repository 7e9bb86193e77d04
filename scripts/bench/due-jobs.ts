import { setTimeout as pause } from 'node:timers/promises';
import { amount } from './setup/amounts.ts';
import { callOf, overConnections } from './setup/connection.ts';
import { untilQuiet } from './setup/process-facts.ts';
import { quantile } from './setup/rounds.ts';
import { plainRow, type TableRow } from './setup/table.ts';
import { type BenchVault, openVault } from './setup/vault.ts';

const jobs = amount(30_000, 100);
/** Pause between two calls: short enough to meet a stall early, long enough to leave the process quiet in the end. */
const askEveryMs = 20;

/** Response times in ms of one member's small calls, until the process is idle. */
async function answersOf({ base, port, pid, ben }: BenchVault): Promise<number[]> {
  const request = callOf(base, ben, 'POST /api/users/getDataUsage', { profileId: ben.id });
  const waits: number[] = [];
  let busy = true;
  const quiet = untilQuiet(pid).finally(() => {
    busy = false;
  });
  await overConnections(port, 1, async ([connection]) => {
    while (busy && connection) {
      const begun = performance.now();
      const { status } = await connection.ask(request);
      if (status !== 200) throw new Error(`answered ${status}`);
      waits.push(performance.now() - begun);
      await pause(askEveryMs);
    }
  });
  await quiet;
  return waits;
}

/** Starts a vault with thousands of due jobs and views to build, after a relative wrote much while it was down. */
export async function benchDueJobs(): Promise<TableRow[]> {
  await using opened = new AsyncDisposableStack();
  const vault = await openVault({ relatives: 1, posts: 4, mentions: jobs });
  opened.defer(() => vault.close());
  const waits = await answersOf(vault);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const what = `a calm member while ${jobs.toLocaleString('en')} jobs are due and views are built`;
  return [plainRow(`${what}: the slowest answer`, ms(Math.max(...waits)), '50 ms'), plainRow(`${what}: 99 of 100 answers`, ms(quantile(waits, 0.99)), '')];
}

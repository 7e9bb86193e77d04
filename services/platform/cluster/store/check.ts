// Reads a whole log, page by page: the commits look at themselves while they are read, and at the one before them.
import { setTimeout as pause } from 'node:timers/promises';
import type { LogDamage } from '../../ports/shared/log-damage.ts';
import type { Commits } from './commits.ts';

const commitsAtOnce = 200;
/** Pause between two pages, so that the check delays nobody. */
const pauseMs = 50;

export async function checkLog({ commits, lanes, damage }: { commits: Commits; lanes: number; damage: LogDamage }): Promise<void> {
  damage.replace([]);
  for (let lane = 0; lane < lanes; lane += 1) {
    for (let after = 0; ; ) {
      const last = (await commits.range(lane, after, commitsAtOnce)).at(-1);
      if (!last) break;
      // The last one is read again, as the one before the first of the next page.
      after = last.seq === after + 1 ? last.seq : last.seq - 1;
      await pause(pauseMs);
    }
  }
}

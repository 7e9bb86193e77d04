import { setTimeout as pause } from 'node:timers/promises';
import { isLongRun } from '@kloak/platform/testing/long.ts';
import type { ProductProcess } from '../process.ts';

/**
 * Kills targets in turn at random moments, and restarts each, until stopped. Returns the number of deaths. The first comes within `firstMs`; later ones
 * are further apart, so that longer work succeeds on a slow machine too.
 */
export function startKilling(targets: readonly ProductProcess[], firstMs: number): { stop(): Promise<number> } {
  let going = true;
  let killed = 0;
  const loop = (async () => {
    for (let turn = 0; going; turn += 1) {
      await pause(Math.random() * firstMs * 1.25 ** turn);
      const target = targets[turn % targets.length];
      if (!going || !target) break;
      await target.kill();
      killed += 1;
      await target.start();
    }
  })();
  return {
    async stop() {
      going = false;
      await loop;
      return killed;
    },
  };
}

const rounds = isLongRun ? 2 : 1;

/** Kills each target repeatedly, as soon as it is ready again. */
export async function killRepeatedly(targets: readonly ProductProcess[]): Promise<void> {
  if (targets.length === 0) throw new Error('there is nothing to kill');
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      await target.kill();
      await target.start();
    }
  }
}

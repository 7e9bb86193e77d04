import { setTimeout as pause } from 'node:timers/promises';
import type { Target } from '../process.ts';

/** Kills targets in turn, each at a random moment, and starts each again, until it is stopped. Answers how many died. */
export function killInTurn(targets: readonly Target[], everyMs: number): { stop(): Promise<number> } {
  let going = true;
  let killed = 0;
  const loop = (async () => {
    for (let turn = 0; going; turn += 1) {
      await pause(Math.random() * everyMs);
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

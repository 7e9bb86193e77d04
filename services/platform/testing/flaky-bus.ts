import type { Bus } from '../ports/bus.ts';

export type Flakiness = {
  /** Random number from 0 to below 1, like `Math.random`; seeded, so that a failure can be replayed. */
  random(): number;
  /** Probabilities that a message is lost, and that it is repeated. */
  drop: number;
  repeat: number;
  /** Each message is delayed by up to this time, independently, so that messages overtake each other. */
  lateMs: number;
};

/** A bus with everything that the port permits: it loses, repeats, delays and reorders commits, one by one. */
export function flakyBus(bus: Bus, { random, drop, repeat, lateMs }: Flakiness): Bus {
  return {
    ...bus,
    async subscribe(sources, listener) {
      let listening = true;
      const stop = await bus.subscribe(sources, (source, lane, commits) => {
        for (const commit of commits) {
          if (random() < drop) continue;
          const copies = random() < repeat ? 2 : 1;
          for (let copy = 0; copy < copies; copy += 1) setTimeout(() => listening && listener(source, lane, [commit]), random() * lateMs);
        }
      });
      return async () => {
        listening = false;
        await stop();
      };
    },
  };
}

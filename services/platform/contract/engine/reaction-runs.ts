// Helpers that the tests of reactions share.
import type { ReactionCtx } from '../../context.ts';
import type { EventOfType } from '../../event.ts';
import type { Job } from '../../ports/store.ts';
import { type Reaction, reaction } from '../../reaction.ts';
import { callOf, give, heart, testService } from '../../testing/engine/data.ts';
import { type EngineOptions, type EngineRun, type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';

export const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

export type HeartGiven = EventOfType<'social', 'HeartGiven'>;
type OnHearts = { name: string; attempts?: number; afterSeconds?: number; run(ctx: ReactionCtx, event: HeartGiven): Promise<void> };

/** A reaction to the hearts of these items alone: other tests write to the same log. */
export const onHearts = (items: readonly string[], { run, ...declared }: OnHearts): Reaction =>
  reaction({
    ...declared,
    from: 'start',
    on: {
      social: {
        async HeartGiven(ctx, event) {
          if (items.includes(event.data.item)) await run(ctx, event);
        },
      },
    },
  });

/** Runs of a service with reactions, in as many processes as the platform is tried with. */
export function useReactions(setting: EngineSetting, lanes: number) {
  const fixture = useFixture(setting, lanes);
  const first = (runs: EngineRun[]) => {
    const [run] = runs;
    if (!run) throw new Error('nothing runs');
    return run.of('social');
  };
  return {
    fixture,
    first,
    startAll: (reactions: Reaction[], options: EngineOptions = {}): Promise<EngineRun[]> =>
      Promise.all(numbers(fixture.processes).map(() => fixture.start([testService('social', { reactions })], options))),
    giveTo: (runs: EngineRun[], item: string) => callOf(first(runs)).ctx.decide(heart.of({ item }), give(item)),
    parkedIn: async (runs: EngineRun[]): Promise<Job[]> => (await first(runs).runtime.store.jobs.parked(undefined, 100)).items,
  };
}

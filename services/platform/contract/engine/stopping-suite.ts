// A service that is asked to end.
import { reaction } from '../../reaction.ts';

import { until } from '../../testing/until.ts';
import { fresh } from '../store/data.ts';
import { callOf, give, heart, testService } from './data.ts';
import { type EngineSetting, useWorld } from './world.ts';

export function stoppingSuite(setting: EngineSetting, lanes: number): void {
  describe('a service that is stopped', () => {
    const world = useWorld(setting, lanes);

    it('ends within 8 s, and puts what still runs back for others', async () => {
      const [item, ended] = [fresh('item'), Promise.withResolvers<void>()];
      let begun = 0;
      const slow = reaction({
        name: 'slow',
        from: 'start',
        on: {
          social: {
            async HeartGiven() {
              begun += 1;
              if (begun === 1) await ended.promise;
            },
          },
        },
      });
      const service = testService('social', { reactions: [slow] });
      const run = await world.start([service]);
      await callOf(run.of('social')).ctx.decide(heart.of({ item }), give(item));
      await until('it runs', () => begun === 1);
      const asked = Date.now();
      await world.stop(run);
      expect(Date.now() - asked).toBeLessThan(8000);
      const next = await world.start([service]);
      await until('it runs again', () => begun === 2, 5);
      await until('it is calm', () => next.of('social').idle(), 10);
      ended.resolve();
      expect((await next.of('social').runtime.store.jobs.parked(undefined, 10)).items).toEqual([]);
    }, 60_000);

    it('ends at once when nothing is under way', async () => {
      const run = await world.start([testService('social', { sweeps: [{ name: 'tidy', everySeconds: 600, run: async () => {} }] })]);
      await until('it is calm', () => run.of('social').idle(), 10);
      const asked = Date.now();
      await world.stop(run);
      expect(Date.now() - asked).toBeLessThan(2500);
    }, 60_000);
  });
}

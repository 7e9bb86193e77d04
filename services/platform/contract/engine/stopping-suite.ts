// A service that is asked to end.
import { reaction } from '../../reaction.ts';
import { callOf, give, heart, testService } from '../../testing/engine/data.ts';
import { type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';
import { fresh } from '../../testing/store/data.ts';
import { until } from '../../testing/until.ts';

export function stoppingSuite(setting: EngineSetting, lanes: number): void {
  describe('a service that is stopped', () => {
    const fixture = useFixture(setting, lanes);

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
      const run = await fixture.start([service]);
      await callOf(run.of('social')).ctx.decide(heart.of({ item }), give(item));
      await until('it runs', () => begun === 1);
      const asked = Date.now();
      await fixture.stop(run);
      expect(Date.now() - asked).toBeLessThan(8000);
      const next = await fixture.start([service]);
      await until('it runs again', () => begun === 2);
      await until('it is calm', () => next.of('social').idle());
      ended.resolve();
      expect((await next.of('social').runtime.store.jobs.parked(undefined, 10)).items).toEqual([]);
    });

    it('ends at once when nothing is under way', async () => {
      const run = await fixture.start([testService('social', { sweeps: [{ name: 'tidy', everySeconds: 600, run: async () => {} }] })]);
      await until('it is calm', () => run.of('social').idle());
      const asked = Date.now();
      await fixture.stop(run);
      expect(Date.now() - asked).toBeLessThan(2500);
    });
  });
}

// A service that is asked to stop.
import { reaction } from '../../reaction.ts';
import { callOf, give, heart, testService } from '../../testing/engine/data.ts';
import { type EngineRun, type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';
import { fresh } from '../../testing/store/data.ts';
import { until } from '../../testing/until.ts';

export function stoppingSuite(setting: EngineSetting, lanes: number): void {
  describe('a service that is stopped', () => {
    const fixture = useFixture(setting, lanes);
    const msToStop = async (run: EngineRun) => {
      const asked = performance.now();
      await fixture.stop(run);
      return performance.now() - asked;
    };

    it('ends though something still runs, and puts it back for others; at once where nothing does', async () => {
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
      const service = testService('social', { reactions: [slow], sweeps: [{ name: 'tidy', everySeconds: 600, run: async () => {} }] });
      const run = await fixture.start([service]);
      await callOf(run.of('social')).ctx.decide(heart.of({ item }), give(item));
      await until('it runs', () => begun === 1);
      // Blocked until the end of this test.
      const busyMs = await msToStop(run);
      const next = await fixture.start([service]);
      await until('it runs again', () => begun === 2);
      await until('it is calm', () => next.of('social').idle());
      ended.resolve();
      expect((await next.of('social').runtime.store.jobs.parked(undefined, 10)).items).toEqual([]);
      expect(await msToStop(next)).toBeLessThan(busyMs);
    });
  });
}

// Reactions to the clock.
import type { ReactionCtx } from '../../context.ts';
import { callOf, say, talk, testService } from '../../testing/engine/data.ts';
import { type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';
import { fresh } from '../../testing/store/data.ts';
import { refusalOf, until } from '../../testing/until.ts';
import { clock } from './clock.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

export function sweepsSuite(setting: EngineSetting, lanes: number): void {
  describe('a sweep', () => {
    const fixture = useFixture(setting, lanes);

    it('runs once in each of its slots, in whatever process, and goes on after a failure', async () => {
      const slots: string[] = [];
      let fails = 1;
      const run = async (ctx: ReactionCtx) => {
        slots.push(ctx.id('slot'));
        fails -= 1;
        if (fails >= 0) throw new Error('this time not');
      };
      const time = clock(fixture);
      // One sweep with a unique name: a runner that does not know it can only return its run.
      const tidy = { name: fresh('tidy'), everySeconds: 1000, run };
      const runs = await Promise.all(numbers(fixture.processes).map(() => fixture.start([testService('social', { sweeps: [tidy] })], { clock: time })));
      const isCalm = async () => (await Promise.all(runs.map((run) => run.of('social').idle()))).every(Boolean);
      for (const round of numbers(4)) {
        time.forward(1000);
        await until('its time has come', () => slots.length > round);
        await until('it is calm', isCalm);
      }
      // The failed one ran again, by the clock or earlier on a slow machine, in the same slot; no other did.
      expect(slots).toHaveLength(new Set(slots).size + 1);
      expect(slots.filter((slot) => slot === slots[0])).toHaveLength(2);
    });

    it('forgets the keys of clients after 48 hours that were seen to pass, and not by a clock that jumps', async () => {
      const time = clock(fixture);
      const run = await fixture.start([testService('social')], { clock: time });
      const [item, key] = [fresh('item'), fresh('key')];
      const sayIt = (body: string) => callOf(run.of('social'), { key, body }).ctx.decide(talk.of({ id: `${item} ${body}`, home: item }), say(item, body));
      const { seen, store } = run.of('social').runtime;
      const { sweep } = store.claims;
      let sweptBefore = 0;
      store.claims.sweep = async (before) => {
        const removed = await sweep(before);
        sweptBefore = before.getTime();
        return removed;
      };
      const isSwept = async (seconds: number) => {
        time.forward(seconds);
        const wanted = seen.time().getTime() - 48 * 3_600_000;
        await until('the store is swept', () => sweptBefore >= wanted);
        // Its next run is planned at its end, by the clock as it is then.
        await until('it is calm', () => run.of('social').idle());
      };
      await sayIt('one');
      time.jump(10 * 365 * 86_400);
      await isSwept(700);
      time.jump(-10 * 365 * 86_400);
      await isSwept(700);
      expect(await refusalOf(sayIt('two'))).toMatchObject({ code: 'key-reused' });
      await isSwept(47 * 3600);
      expect(await refusalOf(sayIt('two'))).toMatchObject({ code: 'key-reused' });
      await isSwept(3600);
      expect(await sayIt('two')).toMatchObject({ repeated: false });
      expect(await sayIt('one')).toMatchObject({ repeated: true });
    });

    it.each([3600, 3 * 86_400, 10 * 365 * 86_400])('goes on where the clock is put back by %i s', async (seconds) => {
      const ran: string[] = [];
      const tidy = { name: fresh('tidy'), everySeconds: 1000, run: async (ctx: ReactionCtx) => void ran.push(ctx.id('slot')) };
      const time = clock(fixture);
      const services = [testService('social', { sweeps: [tidy] })];
      const runs = await Promise.all(numbers(fixture.processes).map(() => fixture.start(services, { clock: time })));
      const round = async (off: number) => {
        const before = ran.length;
        time.jump(off);
        time.forward(2000);
        await until('it has run', () => ran.length > before);
      };
      await round(0);
      await round(-seconds);
      await round(0);
      await round(seconds);
      expect(runs[0]?.of('social').warnings()).toEqual([]);
    });
  });
}

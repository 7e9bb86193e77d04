// Following another service's log, whatever the bus does.
import type { Running } from '../run.ts';
import { callOf, deadBus, give, heart, heartRef, heldBy, itemsView, replayOf, say, seeded, take, talk, testService } from './engine-data.ts';
import { type EngineSetting, useWorld } from './engine-world.ts';
import { fresh } from './store-data.ts';
import { unrulyBus } from './unruly-bus.ts';
import { until } from './until.ts';

/** Hearts come and go and things are said, on a few items at once. */
async function liveOn(social: Running, items: string[], commits: number, random: () => number): Promise<void> {
  const act = async (item: string) => {
    const { ctx } = callOf(social);
    const chosen = random();
    if (chosen < 0.4) await ctx.decide(heart, heartRef(item), give(item));
    else if (chosen < 0.6) await ctx.decide(heart, heartRef(item), take(item));
    else await ctx.decide(talk, { id: item, home: item }, say(item, `word ${chosen}`));
  };
  await Promise.all(
    items.map(async (item) => {
      for (let count = 0; count < commits / items.length; count += 1) await act(item);
    }),
  );
}

export function followSuite(setting: EngineSetting, lanes: number): void {
  describe("following another service's log", () => {
    const world = useWorld(setting, lanes);
    const view = itemsView('items');
    const services = () => [testService('social', { views: [view] }), testService('media', { views: [view] })];
    const fewItems = () => ['a', 'b', 'c', 'd', 'e'].map((name) => fresh(name));

    const expectReplay = async (social: Running, follower: Running, items: string[], seconds: number) => {
      const model = await replayOf(social, view);
      const wanted = items.flatMap((item) => model.doc(item) ?? []);
      const caughtUp = async () => JSON.stringify(await heldBy(follower, view, items)) === JSON.stringify(wanted);
      await until('the view is as a plain replay', caughtUp, seconds).catch(async () => expect(await heldBy(follower, view, items)).toEqual(wanted));
      expect(wanted.length).toBeGreaterThan(0);
    };

    it('makes the view of a plain replay over a bus that loses, repeats, delays and reorders', async () => {
      const random = seeded(7);
      const bus = (quiet: Parameters<typeof unrulyBus>[0]) => unrulyBus(quiet, { random, drop: 0.3, repeat: 0.3, lateMs: 60 });
      const run = await world.start(services(), { bus });
      const items = fewItems();
      await liveOn(run.of('social'), items, world.counts.commits, random);
      await expectReplay(run.of('social'), run.of('media'), items, 15);
      expect([...run.of('social').problems(), ...run.of('media').problems()]).toEqual([]);
    }, 60_000);

    it('takes what it missed while it was away', async () => {
      const items = fewItems();
      const alone = await world.start([testService('social', { views: [view] })]);
      await liveOn(alone.of('social'), items, 30, seeded(3));
      await world.stop(alone);
      const run = await world.start(services());
      await expectReplay(run.of('social'), run.of('media'), items, 15);
    }, 60_000);

    it('brings everything by comparing tails when the bus brings nothing', async () => {
      const run = await world.start(services(), { bus: deadBus });
      const items = fewItems();
      await until('it is calm', () => run.of('media').idle(), 20);
      const begun = Date.now();
      await liveOn(run.of('social'), items, 20, seeded(5));
      await expectReplay(run.of('social'), run.of('media'), items, 12);
      expect(Date.now() - begun).toBeLessThan(12_000);
    }, 60_000);
  });
}

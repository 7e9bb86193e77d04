// Following another service's log, with any behaviour of the bus.
import { laneOf } from '../../codec/keys.ts';
import type { Bus } from '../../ports/bus.ts';
import type { View } from '../../ports/store.ts';
import type { RunningService } from '../../run.ts';
import {
  callOf,
  deadBus,
  give,
  heart,
  itemOfEachLane,
  itemsView,
  readTrails,
  replayOf,
  say,
  seeded,
  take,
  talk,
  testService,
} from '../../testing/engine/data.ts';
import { type EngineRun, type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';
import { flakyBus } from '../../testing/flaky-bus.ts';
import { append, draft, fresh, heart as given, type Trail } from '../../testing/store/data.ts';
import { until } from '../../testing/until.ts';
import { formatPosition } from '../../wire/position.ts';

/** Gives and removes hearts and adds comments, on a few items at once. */
async function liveOn(social: RunningService, items: string[], commits: number, random: () => number): Promise<void> {
  const act = async (item: string) => {
    const { ctx } = callOf(social);
    const chosen = random();
    if (chosen < 0.4) await ctx.decide(heart.of({ item }), give(item));
    else if (chosen < 0.6) await ctx.decide(heart.of({ item }), take(item));
    else await ctx.decide(talk.of({ id: item, home: item }), say(item, `word ${chosen}`));
  };
  await Promise.all(
    items.map(async (item) => {
      for (let count = 0; count < commits / items.length; count += 1) await act(item);
    }),
  );
}

export function followSuite(setting: EngineSetting, lanes: number): void {
  describe("following another service's log", () => {
    const fixture = useFixture(setting, lanes);
    const view = itemsView('items');
    const services = () => [testService('social', { views: [view] }), testService('media', { views: [view] })];
    const fewItems = () => ['a', 'b', 'c', 'd', 'e'].map((name) => fresh(name));

    const expectReplay = async (social: RunningService, reader: RunningService, items: string[], seconds: number) => {
      const model = await replayOf(social, view);
      const wanted = items.flatMap((item) => model.doc(item) ?? []);
      const caughtUp = async () => JSON.stringify(await readTrails(reader, view, items)) === JSON.stringify(wanted);
      await until('the view is as a plain replay', caughtUp, seconds).catch(async () => expect(await readTrails(reader, view, items)).toEqual(wanted));
      expect(wanted.length).toBeGreaterThan(0);
    };

    it('makes the view of a plain replay over a bus that loses, repeats, delays and reorders', async () => {
      const random = seeded(7);
      const bus = (quiet: Parameters<typeof flakyBus>[0]) => flakyBus(quiet, { random, drop: 0.3, repeat: 0.3, lateMs: 60 });
      const run = await fixture.start(services(), { bus });
      const items = fewItems();
      await liveOn(run.of('social'), items, fixture.counts.commits, random);
      await expectReplay(run.of('social'), run.of('media'), items, 15);
      expect([...run.of('social').problems(), ...run.of('media').problems()]).toEqual([]);
    });

    it('passes over what a newer build wrote, tells how much of it, and goes on', async () => {
      const run = await fixture.start(services());
      const item = fresh('item');
      const { store } = run.of('social').runtime;
      const strange = { type: 'HeartBroken', data: { item } };
      await append(store, draft([strange, given(item), strange], { home: item, lane: laneOf(item, lanes) }));
      await append(store, draft([given(item)], { home: item, lane: laneOf(item, lanes) }));
      for (const name of ['social', 'media']) {
        const running = run.of(name);
        await until('what is known is folded', async () => (await readTrails(running, view, [item]))[0]?.count === 2);
        await until('it is told', () => running.warnings().includes(`${name}: events of the unknown type social/HeartBroken were passed over: 2`));
        expect(running.problems()).toEqual([]);
      }
    });

    it('is fed by a relay: each commit once and in order, and by a new one from shortly before the tail', async () => {
      const sent: string[] = [];
      const bus = (quiet: Bus): Bus => ({
        ...quiet,
        async publish(source, lane, commits) {
          sent.push(...commits.map(({ seq }) => `${source}.${lane}.${seq}`));
          await quiet.publish(source, lane, commits);
        },
      });
      const items = itemOfEachLane(lanes);
      const wordsIn = async (run: EngineRun, words: string[]): Promise<string[]> => {
        const places: string[] = [];
        for (const word of words) {
          for (const item of items) {
            const { position } = await callOf(run.of('social')).ctx.decide(talk.of({ id: item, home: item }), say(item, word));
            places.push(formatPosition(position));
          }
        }
        return places;
      };
      const areSent = (places: string[]) => until('all are sent', () => places.every((place) => sent.includes(place)));
      const first = await fixture.start([testService('social')], { bus });
      const written = await wordsIn(first, ['one', 'two', 'three']);
      await areSent(written);
      const ofItems = sent.filter((place) => written.includes(place));
      for (let lane = 0; lane < lanes; lane += 1) {
        const inLane = (place: string) => place.startsWith(`social.${lane}.`);
        expect(ofItems.filter(inLane)).toEqual(written.filter(inLane));
      }
      await fixture.stop(first);
      sent.length = 0;
      // The new process sends commits that the old one may have missed.
      await fixture.start([testService('social')], { bus });
      await areSent(written);
    });

    it('takes what it missed while it was stopped', async () => {
      const items = fewItems();
      const alone = await fixture.start([testService('social', { views: [view] })]);
      await liveOn(alone.of('social'), items, 30, seeded(3));
      await fixture.stop(alone);
      const run = await fixture.start(services());
      await expectReplay(run.of('social'), run.of('media'), items, 15);
    });

    // A single process shares with nobody, and a single partition is never shared.
    if (setting.processes > 1 && lanes > 1) {
      it('is shared by the replicas of a service, and goes on with those that are left', async () => {
        const folding = new Set<string>();
        const replica = (name: string) => {
          const noted: View<Trail> = {
            ...view,
            fold(doc, event, id) {
              folding.add(name);
              return view.fold(doc, event, id);
            },
          };
          return fixture.start([testService('media', { views: [noted] })]);
        };
        const owner = await fixture.start([testService('social')]);
        const [one, other] = [await replica('one'), await replica('other')];
        const items = itemOfEachLane(lanes);
        const sayInAll = () => Promise.all(items.map((item) => callOf(owner.of('social')).ctx.decide(talk.of({ id: item, home: item }), say(item, 'word'))));
        const roundBy = async () => {
          folding.clear();
          await sayInAll();
          await expectReplay(owner.of('social'), other.of('media'), items, 15);
          return [...folding].sort();
        };
        await until('both fold', async () => (await roundBy()).length === 2);
        await fixture.stop(one);
        expect(await roundBy()).toEqual(['other']);
      }, 90_000);
    }

    it('brings everything by comparing tails when the bus brings nothing', async () => {
      const run = await fixture.start(services(), { bus: deadBus });
      const items = fewItems();
      await until('it is calm', () => run.of('media').idle());
      await liveOn(run.of('social'), items, 20, seeded(5));
      await expectReplay(run.of('social'), run.of('media'), items, 12);
    });
  });
}

// Folds that throw, and views that are rebuilt.
import { setTimeout as pause } from 'node:timers/promises';
import { laneOf } from '../../codec/keys.ts';
import { deleted, type StrictView, type View } from '../../ports/store.ts';
import type { RunningService } from '../../run.ts';
import { callOf, itemOfEachLane, itemsView, readTrails, replayOf, say, talk, testService } from '../../testing/engine/data.ts';
import { type EngineRun, type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';
import { fresh, type Trail } from '../../testing/store/data.ts';
import { refusalOf, until } from '../../testing/until.ts';

const write = (owner: EngineRun, item: string, word: string) => callOf(owner.of('social')).ctx.decide(talk.of({ id: item, home: item }), say(item, word));
const saidIn = async (running: RunningService, view: View<Trail>, item: string) => (await readTrails(running, view, [item]))[0]?.said ?? [];

export function foldsSuite(setting: EngineSetting, lanes: number): void {
  describe('a fold that throws', () => {
    const fixture = useFixture(setting, lanes);
    const broken = new Set<string>();
    const [bad, good] = [itemsView('bad', 1, broken), itemsView('good')];

    it('stops only that lane of its view, says so, and goes on when the fold is mended', async () => {
      const services = () => ['social', 'media'].map((name) => testService(name === 'social' ? name : 'media', { views: [bad, good] }));
      const run = await fixture.start(services());
      const item = fresh('item');
      const others = itemOfEachLane(lanes);
      await write(run, item, 'first');
      for (const name of ['social', 'media']) await until('the first is folded', async () => (await saidIn(run.of(name), bad, item)).length === 1);
      broken.add(item);
      await write(run, item, 'second');
      for (const other of others) await write(run, other, 'other');
      for (const name of ['social', 'media']) {
        const running = run.of(name);
        await until('it says that it has stopped', () => running.problems().some((problem) => /bad@1.*social/.test(problem)));
        expect(running.problems().join()).toContain(`cannot bear ${item}`);
        expect(running.problems().join()).not.toContain('good@1');
        for (const other of [item, ...others]) await until('the other view goes on', async () => (await saidIn(running, good, other)).length > 0);
        for (const [lane, other] of others.entries()) {
          if (lane === laneOf(item, lanes)) expect(await saidIn(running, bad, other)).toEqual([]);
          else await until('the other lanes go on', async () => (await saidIn(running, bad, other)).length > 0);
        }
        expect(await saidIn(running, bad, item)).toEqual(['first']);
      }
      broken.clear();
      for (const name of ['social', 'media']) {
        const running = run.of(name);
        await until('it is mended', async () => (await saidIn(running, bad, item)).length === 2);
        await until('nothing is wrong any more', () => running.problems().length === 0);
        const model = await replayOf(run.of('social'), bad);
        await until('it is calm', () => running.idle());
        for (const one of [item, ...others]) expect((await readTrails(running, bad, [one]))[0]).toEqual(model.doc(one));
      }
    }, 90_000);
  });

  describe('a new version of a view', () => {
    const fixture = useFixture(setting, lanes);
    const held = new Set<string>();
    const first = itemsView('items');
    const second: StrictView<Trail> = {
      ...itemsView('items', 2, held),
      fold(doc, event, id) {
        if (held.has(id)) throw new Error(`not yet: ${id}`);
        const after = first.fold(doc, event, id);
        return after === undefined || after === deleted ? after : { ...after, said: after.said.map((word) => word.toUpperCase()) };
      },
    };

    const media = (view: View<Trail>) => testService('media', { views: [view] });
    /** Build with the first version. A single process runs it together with the owner. */
    const startOld = async (): Promise<{ owner: EngineRun; old: EngineRun }> => {
      if (fixture.processes === 1) {
        const run = await fixture.start([testService('social'), media(first)]);
        return { owner: run, old: run };
      }
      return { owner: await fixture.start([testService('social')]), old: await fixture.start([media(first)]) };
    };
    /** Build with the second version: beside the old one, or instead of it. */
    const startNext = async (owner: EngineRun): Promise<{ owner: EngineRun; next: EngineRun }> => {
      if (fixture.processes > 1) return { owner, next: await fixture.start([media(second)]) };
      await fixture.stop(owner);
      const run = await fixture.start([testService('social'), media(second)]);
      return { owner: run, next: run };
    };

    it('is built beside the running one, which answers meanwhile, and passes no access check before it is complete', async () => {
      const { old, ...begun } = await startOld();
      const item = fresh('item');
      await write(begun.owner, item, 'one');
      await until('the running one has it', async () => (await saidIn(old.of('media'), first, item)).length === 1);
      held.add(item);
      const { owner, next } = await startNext(begun.owner);
      const oldHas = async (words: number) => {
        if (fixture.processes > 1) await until('the running one goes on', async () => (await saidIn(old.of('media'), first, item)).length === words);
      };
      expect(next.of('media').problems().join()).toContain('items@2 is being rebuilt');
      await write(owner, item, 'two');
      await oldHas(2);
      if (fixture.processes > 1) expect(old.of('media').problems()).toEqual([]);
      const { ctx, operation } = callOf(next.of('media'));
      expect(await refusalOf(ctx.strict(second).get(item))).toMatchObject({ code: 'catching-up' });
      expect(await ctx.view(second).get(item)).toBeUndefined();
      expect(operation.outcome.stale).toBe(true);

      // Checked every second.
      for (const end = Date.now() + 1500; Date.now() < end; await pause(100)) expect(next.of('media').problems().join()).toContain('items@2 is being rebuilt');

      held.clear();
      await until('it takes its place', () => next.of('media').problems().length === 0);
      expect(await callOf(next.of('media')).ctx.strict(second).get(item)).toMatchObject({ said: ['ONE', 'TWO'] });
      const model = await replayOf(owner.of('social'), second);
      expect((await readTrails(next.of('media'), second, [item]))[0]).toEqual(model.doc(item));
      // Processes of the old build may still run and answer.
      await write(owner, item, 'three');
      await until('the new one goes on', async () => (await saidIn(next.of('media'), second, item)).length === 3);
      await oldHas(3);
    }, 90_000);
  });
}

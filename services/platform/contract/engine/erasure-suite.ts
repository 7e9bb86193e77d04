// Erasing a person from the services.
import type { Runtime } from '../../engine/context.ts';
import { erase } from '../../engine/erase.ts';
import { hasCaughtUp } from '../../following/rebuilds.ts';
import type { Commit, Log, Store, View } from '../../ports/store.ts';
import type { RunningService } from '../../run.ts';
import { callOf, itemsView, readTrails, say, talk, testService } from '../../testing/engine/data.ts';
import { type EngineRun, type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';
import { fresh, readLane, type Trail } from '../../testing/store/data.ts';
import { refusalOf, until, untilAnswered } from '../../testing/until.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

/** A log whose process is killed at the given redaction. */
function killedAt(log: Log, step: number): Log {
  let steps = 0;
  return {
    ...log,
    async redact(commit) {
      steps += 1;
      if (steps > step) throw new Error('killed');
      await log.redact(commit);
    },
  };
}

/** Called again while it refuses since its views have not folded all yet. */
function eraseOnceFolded(runtime: Runtime, person: string): Promise<true> {
  return untilAnswered(`${person} is erased`, () => erase(runtime, person).then(() => true as const));
}

/** The same service, with its logs read in pages of two. */
function inSmallPages(runtime: Runtime): Runtime {
  const { source } = runtime;
  return { ...runtime, source: { ...source, about: (name, person, after) => source.about(name, person, after, 2) } };
}

export function erasureSuite(setting: EngineSetting, lanes: number): void {
  describe('erasing a person', () => {
    const fixture = useFixture(setting, lanes);
    const [view, next] = [itemsView('items'), itemsView('items', 2)];
    const startAll = (mediaView: View<Trail> = view) => fixture.start([testService('social', { views: [view] }), testService('media', { views: [mediaView] })]);
    const write = (run: EngineRun, item: string, content: string, writer: string) =>
      callOf(run.of('social')).ctx.decide(talk.of({ id: item, home: item }), say(item, content, writer));
    const saidIn = async (running: RunningService, of: View<Trail>, items: string[]) => (await readTrails(running, of, items)).flatMap((doc) => doc.said);
    /** Two things on each of a few items: one by the person, one by another. */
    const talkOn = async (run: EngineRun, person: string): Promise<string[]> => {
      const items = numbers(6).map(() => fresh('item'));
      for (const item of items) {
        await write(run, item, `${person}: words`, person);
        await write(run, item, 'of others', 'other');
      }
      for (const name of ['social', 'media']) await until('all is folded', async () => (await saidIn(run.of(name), view, items)).length === 12);
      return items;
    };
    const logOf = async (run: EngineRun) => {
      const { log } = run.of('social').runtime.store;
      return JSON.stringify(await Promise.all(numbers(lanes).map((lane) => readLane(log, lane))));
    };
    const blankedWords = (items: string[]) => items.flatMap(() => ['', 'of others']);

    it('redacts the log, the documents, and what comes later', async () => {
      const run = await startAll();
      const person = fresh('person');
      const items = await talkOn(run, person);
      // An item that is in two documents.
      const [item, parent] = [fresh('item'), fresh('parent')];
      const [reply] = say(item, `${person}: a reply`, person)();
      if (reply) reply.data.responseTo = parent;
      await callOf(run.of('social')).ctx.decide(talk.of({ id: item, home: item }), () => (reply ? [reply] : []));
      const saidInBoth = (name: string) => saidIn(run.of(name), view, [item, parent]);
      for (const name of ['social', 'media']) await until('the reply is folded', async () => (await saidInBoth(name)).length === 2);
      for (const name of ['social', 'media']) await eraseOnceFolded(inSmallPages(run.of(name).runtime), person);
      expect(await logOf(run)).not.toContain(`${person}: words`);
      expect(await logOf(run)).toContain('of others');
      for (const name of ['social', 'media']) expect(await saidIn(run.of(name), view, items)).toEqual(blankedWords(items));
      for (const name of ['social', 'media']) expect(await saidInBoth(name)).toEqual(['', '']);
      // A command that was under way meanwhile.
      const late = fresh('item');
      await write(run, late, `${person}: late`, person);
      for (const name of ['social', 'media']) {
        await until('it is folded', async () => (await saidIn(run.of(name), view, [late])).length === 1);
        expect(await saidIn(run.of(name), view, [late])).toEqual(['']);
      }
    });

    it('reads the commits of the person alone, of its own log and of others', async () => {
      const run = await startAll();
      const person = fresh('person');
      const items = await talkOn(run, person);
      for (const item of items) await write(run, item, 'more of others', 'other');
      for (const name of ['social', 'media']) {
        const { runtime } = run.of(name);
        const { store, source } = runtime;
        const people: string[][] = [];
        const noted =
          <Asked extends unknown[]>(read: (...asked: Asked) => Promise<Commit[]>) =>
          async (...asked: Asked) => {
            const commits = await read(...asked);
            people.push(...commits.map(({ who }) => who));
            return commits;
          };
        const counted: Runtime = { ...runtime, source: { ...source, read: noted(source.read), about: noted(source.about) } };
        await until('all is folded', () => hasCaughtUp(store, view, source));
        await erase(counted, person);
        // The own log is read once for redacting it, and once for its view.
        expect(people).toEqual(numbers(name === 'social' ? 12 : 6).map(() => [person]));
      }
    });

    it('removes what is counted of the person, and nothing else', async () => {
      const run = await startAll();
      const [person, other] = [fresh('person'), fresh('person')];
      const { runtime } = run.of('media');
      const { rotations } = runtime.store;
      const [at, until] = [new Date().toISOString(), new Date(Date.now() + 86_400_000).toISOString()];
      for (const one of [person, other]) await rotations.advance({ id: `of ${one}`, person: one, generation: 1, at, until }, undefined);
      await eraseOnceFolded(runtime, person);
      expect((await rotations.getMany([`of ${person}`, `of ${other}`])).map((kept) => kept.person)).toEqual([other]);
    });

    it('destroys the key of their bytes before anything else', async () => {
      const run = await startAll();
      const person = fresh('person');
      const { runtime } = run.of('media');
      const { blobs } = runtime.platform;
      const key = `original/${person}/picture`;
      await blobs.put(key, Buffer.from('bytes'), { type: 'text/plain', size: 5 });
      const erased: Store['erased'] = { ...runtime.store.erased, add: () => Promise.reject(new Error('killed')) };
      const bytesOf = (owner: string) => [`original/${owner}/`];
      await expect(erase({ ...runtime, bytesOf, store: { ...runtime.store, erased } }, person)).rejects.toThrow('killed');
      expect(await refusalOf(blobs.read(key))).toMatchObject({ code: 'key-destroyed' });
    });

    it('can be repeated after it was killed at any step, also over a restart', async () => {
      let run = await startAll();
      const person = fresh('person');
      const items = await talkOn(run, person);
      for (const step of [0, 1, 2, 4]) {
        const { runtime } = run.of('social');
        const store = { ...runtime.store, log: killedAt(runtime.store.log, step) };
        await expect(erase({ ...runtime, store }, person)).rejects.toThrow('killed');
        await fixture.stop(run);
        run = await startAll();
        expect(await run.of('social').runtime.store.erased.among([person])).toEqual(new Set([person]));
      }
      for (const _ of numbers(2)) await eraseOnceFolded(run.of('social').runtime, person);
      expect(await logOf(run)).not.toContain(`${person}: words`);
      expect(await saidIn(run.of('social'), view, items)).toEqual(blankedWords(items));
    }, 90_000);

    it('is refused while a view may still fold older commits, and works when it is called again', async () => {
      const run = await startAll();
      const person = fresh('person');
      const items = await talkOn(run, person);
      const { runtime } = run.of('media');
      const { store } = runtime;
      // A process that folds the newest commits may have read the list of erased people before.
      const behind: Store = { ...store, views: { ...store.views, cursors: async () => new Map() } };
      expect(await refusalOf(erase({ ...runtime, store: behind }, person))).toMatchObject({ kind: 'unavailable', code: 'catching-up' });
      await eraseOnceFolded(runtime, person);
      expect(await saidIn(run.of('media'), view, items)).toEqual(blankedWords(items));
    });

    it('holds for a view that is rebuilt from a log that is not redacted yet', async () => {
      let run = await startAll();
      const person = fresh('person');
      const items = await talkOn(run, person);
      await eraseOnceFolded(run.of('media').runtime, person);
      expect(await logOf(run)).toContain(`${person}: words`);
      await fixture.stop(run);
      run = await startAll(next);
      const { media, problems } = { media: run.of('media'), problems: () => run.of('media').problems() };
      await until('the new version took its place', () => problems().length === 0);
      expect(await saidIn(media, next, items)).toEqual(blankedWords(items));
    });
  });
}

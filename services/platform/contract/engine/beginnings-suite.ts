// Start of a reaction in a log that its service first reads.
import { type BeginsAt, type Reaction, reaction } from '../../reaction.ts';
import { callOf, give, heart, say, talk, testService } from '../../testing/engine/data.ts';
import { type EngineRun, type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';
import { fresh } from '../../testing/store/data.ts';
import { until } from '../../testing/until.ts';

/** A reaction that records its events. */
function noting(from: BeginsAt) {
  const items: string[] = [];
  const note = reaction({ name: fresh(`note-${from}`), from, on: { social: { HeartGiven: async (_ctx, { data }) => void items.push(data.item) } } });
  return { note, items, times: (item: string) => items.filter((one) => one === item).length };
}

const giveTo = async (run: EngineRun, item: string) => {
  await callOf(run.of('social')).ctx.decide(heart.of({ item }), give(item));
};
const settled = (run: EngineRun, service: string) => until(`${service} has nothing left to do`, () => run.of(service).idle());

/** Starts social with reactions, or media with reactions beside a social without any. */
function useServices(setting: EngineSetting, lanes: number) {
  const fixture = useFixture(setting, lanes);
  return (reactions: Reaction[], of: 'social' | 'media' = 'social') => {
    const own = testService(of, { reactions });
    return fixture.start(of === 'social' ? [own] : [testService('social'), own]);
  };
}

export function beginningsSuite(setting: EngineSetting, lanes: number): void {
  describe('a reaction that is new', () => {
    const startWith = useServices(setting, lanes);

    it('in a new service passes over what stood in the log, or does all of it, as it says', async () => {
      const [before, after] = [fresh('item'), fresh('item')];
      const first = await startWith([]);
      await giveTo(first, before);
      await first.stop();

      const [now, start] = [noting('now'), noting('start')];
      const run = await startWith([now.note, start.note], 'media');
      await settled(run, 'media');
      await giveTo(run, after);
      await until('both ran for what came after', () => [now, start].every(({ items }) => items.includes(after)));
      expect(now.items).not.toContain(before);
      expect(start.items).toContain(before);
    });

    it('in a service that follows the log already does its history, or none of it, once', async () => {
      const [old, before, after] = [noting('start'), fresh('item'), fresh('item')];
      const first = await startWith([old.note]);
      await giveTo(first, before);
      await until('the old one ran', () => old.items.includes(before));
      await settled(first, 'social');
      await first.stop();

      const [now, start] = [noting('now'), noting('start')];
      const all = [old, now, start];
      const second = await startWith(all.map(({ note }) => note));
      await giveTo(second, after);
      await until('all ran for what came after', () => all.every(({ items }) => items.includes(after)));
      await until('the history was done', () => start.items.includes(before));
      await settled(second, 'social');
      await second.stop();
      const third = await startWith(all.map(({ note }) => note));
      await settled(third, 'social');
      expect(all.map(({ times }) => times(before))).toEqual([1, 0, 1]);
      expect(all.map(({ times }) => times(after))).toEqual([1, 1, 1]);
    });
  });

  describe('a build after which an older one ran', () => {
    const startWith = useServices(setting, lanes);

    it('loses nothing of a reaction that the older one does not know and has passed over', async () => {
      const [old, now, start] = [noting('start'), noting('now'), noting('start')];
      const [newer, between] = [[old.note, now.note, start.note], fresh('item')];
      for (const [build, item] of [
        [[old.note], fresh('item')],
        [newer, fresh('item')],
        [[old.note], between],
      ] as const) {
        const run = await startWith([...build]);
        await giveTo(run, item);
        await until('the old one ran', () => old.items.includes(item));
        await settled(run, 'social');
        await run.stop();
      }
      const last = await startWith(newer);
      await until('the new ones ran', () => [now, start].every(({ items }) => items.includes(between)));
      await settled(last, 'social');
      expect([old, now, start].map(({ times }) => times(between))).toEqual([1, 1, 1]);
    });

    it('loses nothing of a type of event that the older one does not follow', async () => {
      const { note: older, times } = noting('start');
      const said: string[] = [];
      const comments = { CommentSaved: async (_ctx: unknown, { data }: { data: { item: string } }) => void said.push(data.item) };
      const newer = reaction({ name: older.name, from: 'start', on: { social: comments } });
      const both: Reaction = {
        ...older,
        reads: { social: ['HeartGiven', 'CommentSaved'] },
        run: (ctx, event) => (event.type === 'CommentSaved' ? newer : older).run(ctx, event),
      };
      const item = fresh('item');
      const first = await startWith([older]);
      await giveTo(first, item);
      await callOf(first.of('social')).ctx.decide(talk.of({ id: item, home: item }), say(item, 'hello'));
      await until('the old one ran', () => times(item) === 1);
      await settled(first, 'social');
      await first.stop();
      const last = await startWith([both]);
      await until('the new one ran', () => said.includes(item));
      await settled(last, 'social');
      expect([times(item), said.filter((one) => one === item).length]).toEqual([1, 1]);
    });
  });

  describe('a reaction of a database in which an earlier build recorded no beginnings', () => {
    const startWith = useServices(setting, lanes);

    it('goes on where that build was', async () => {
      const [done, undone] = [fresh('item'), fresh('item')];
      const first = await startWith([]);
      await giveTo(first, done);
      const { store } = first.of('social').runtime;
      for (const [lane, seq] of await store.log.tails()) await store.jobs.plan([], { source: 'social', lane, seq });
      await giveTo(first, undone);
      await first.stop();

      const [now, start] = [noting('now'), noting('start')];
      const run = await startWith([now.note, start.note]);
      await until('both ran for what was left', () => [now, start].every(({ items }) => items.includes(undone)));
      await settled(run, 'social');
      expect([...now.items, ...start.items]).not.toContain(done);
    });
  });
}

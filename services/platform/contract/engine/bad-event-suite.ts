// Commits whose events have become unreadable: see [Note: Damaged commits].
import { laneOf } from '../../codec/keys.ts';
import { erase } from '../../engine/erase.ts';
import { reaction } from '../../reaction.ts';
import type { RunningService } from '../../run.ts';
import { callOf, give, heart, itemsView, readTrails, replayOf, say, talk, testService } from '../../testing/engine/data.ts';
import { type EngineRun, type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';
import { fresh } from '../../testing/store/data.ts';
import { refusalOf, until, untilAnswered } from '../../testing/until.ts';

const damagedEvent = { kind: 'unavailable', code: 'damaged-event' };
const damages = {
  'are no JSON': '[{"type":"CommentSaved","data":{"com',
  'are no list': '{"type":"CommentSaved"}',
  'the codec cannot read': '[{"type":"CommentSaved","data":{"comment":"c","item":7}}]',
};

export function badEventSuite(setting: EngineSetting, lanes: number): void {
  describe('a commit whose events cannot be read', () => {
    const fixture = useFixture(setting, lanes);
    const view = itemsView('items');
    const heard: string[] = [];
    const hear = reaction({
      name: 'hear',
      from: 'start',
      on: { social: { CommentSaved: async (_ctx, { data: { item, content } }) => void heard.push(`${item} ${content}`) } },
    });
    const write = (run: EngineRun, item: string, word: string, key?: string) =>
      callOf(run.of('social'), { key }).ctx.decide(talk.of({ id: item, home: item }), say(item, word, item));
    const both = (name: string) => [testService('social', { views: [itemsView(name)] }), testService('media', { views: [itemsView(name)], reactions: [hear] })];
    const strictly = (running: RunningService, item: string, of = view) => callOf(running).ctx.strict(of).get(item);
    const saidIn = async (running: RunningService, item: string) => (await readTrails(running, view, [item]))[0]?.said.join();
    const names = ['social', 'media'] as const;

    /** An item in the same partition as another. */
    function sameLane(item: string): string {
      for (;;) {
        const other = fresh('good');
        if (laneOf(other, lanes) === laneOf(item, lanes)) return other;
      }
    }

    /** Two items in one partition; the second commit of one is damaged, and more follow it. */
    const prepare = async (events: string) => {
      const bad = fresh('bad');
      const good = sameLane(bad);
      const key = fresh('key');
      const first = await fixture.start([testService('social')]);
      await write(first, bad, 'one');
      const { position } = await write(first, bad, 'two', key);
      await write(first, good, 'one');
      await write(first, bad, 'three');
      await write(first, good, 'two');
      await fixture.stop(first);
      const lane = laneOf(bad, lanes);
      const place = { lane, seq: position.social?.[lane] ?? 0 };
      return { bad, good, key, place, mend: await fixture.damage('social', place, events) };
    };

    it.each(Object.entries(damages))(
      'keeps nobody from what does not depend on it, where they %s',
      async (_how, events) => {
        const { bad, good, key, place, mend } = await prepare(events);
        const run = await fixture.start(both('items'));
        // All others go on.
        for (const name of names) {
          const running = run.of(name);
          await until('the view goes on', async () => (await saidIn(running, good)) === 'one,two' && (await saidIn(running, bad)) === 'one,three');
          await until('nothing keeps it from serving', () => running.problems().length === 0);
          expect(await untilAnswered('a strict read of another', () => strictly(running, good))).toMatchObject({ said: ['one', 'two'] });
          await until('it warns', () => running.warnings().some((words) => words.includes(`the commit ${place.seq} of lane ${place.lane} of social`)));
          expect(running.warnings().join()).toContain(`comment:${bad}`);
        }
        await until('reactions go on', () => [`${bad} one`, `${bad} three`, `${good} two`].every((words) => heard.includes(words)));
        await write(run, good, 'three');
        await callOf(run.of('social')).ctx.decide(heart.of({ item: bad }), give(bad));
        for (const name of names) await until('the view still goes on', async () => (await saidIn(run.of(name), good)) === 'one,two,three');

        // Reads and decisions that depend on it are refused.
        expect(await refusalOf(write(run, bad, 'four'))).toMatchObject(damagedEvent);
        expect(await refusalOf(write(run, bad, 'two', key))).toMatchObject(damagedEvent);
        expect(await refusalOf(callOf(run.of('social')).ctx.state(talk.of({ id: bad, home: bad })))).toMatchObject(damagedEvent);
        for (const name of names) {
          expect(await refusalOf(strictly(run.of(name), bad))).toMatchObject(damagedEvent);
          expect(await callOf(run.of(name)).ctx.view(view).get(bad)).toMatchObject({ said: ['one', 'three'] });
        }
        await fixture.stop(run);

        // The skip is remembered, and after the repair everything is as if it had been readable at first.
        const again = await fixture.start(both('items'));
        for (const name of names) expect(await untilAnswered('refused still', () => refusalOf(strictly(again.of(name), bad)))).toMatchObject(damagedEvent);
        await fixture.stop(again);
        await mend();
        const whole = await fixture.start(both('items'));
        for (const name of names) {
          const running = whole.of(name);
          await until('the view holds all', async () => (await saidIn(running, bad)) === 'one,two,three');
          await until('it says nothing any more', () => [...running.problems(), ...running.warnings()].length === 0);
          const model = await replayOf(whole.of('social'), view);
          for (const item of [bad, good]) expect((await readTrails(running, view, [item]))[0]).toEqual(model.doc(item));
          expect(await untilAnswered('strictly, too', () => strictly(running, bad))).toMatchObject({ said: ['one', 'two', 'three'] });
        }
        await until('what follows it is done', () => heard.includes(`${bad} two`));
        await write(whole, bad, 'four');
        await until('and what comes next', () => heard.includes(`${bad} four`));
        for (const words of [`${bad} one`, `${bad} two`, `${bad} three`, `${good} one`]) expect(heard.filter((one) => one === words)).toEqual([words]);
      },
      90_000,
    );

    it('is not erased by halves', async () => {
      const { bad, place, mend } = await prepare(damages['are no JSON']);
      const run = await fixture.start([testService('social')]);
      expect(await refusalOf(erase(run.of('social').runtime, bad))).toMatchObject(damagedEvent);
      await fixture.stop(run);
      await mend();
      const whole = await fixture.start([testService('social')]);
      await erase(whole.of('social').runtime, bad);
      const [commit] = await whole.of('social').runtime.store.log.read(place.lane, place.seq - 1, 1);
      expect(commit?.events).toMatchObject([{ type: 'CommentSaved', data: { content: '' } }]);
    });

    it('is no end of the log: what is appended after it at once is folded with its commit', async () => {
      const { bad, good } = await prepare(damages['are no JSON']);
      const run = await fixture.start(both('items'));
      await write(run, good, 'three');
      await until('it is folded', async () => (await saidIn(run.of('social'), good)) === 'one,two,three');
      expect(await saidIn(run.of('social'), bad)).toBe('one,three');
      await until('nothing keeps it from serving', () => run.of('social').problems().length === 0);
    });
  });
}

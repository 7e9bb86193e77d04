// A log that is restored to an earlier state, while its followers have consumed the later end.
import { reaction } from '../../reaction.ts';
import type { RunningService } from '../../run.ts';
import { callOf, itemOfEachLane, itemsView, readTrails, say, talk, testService } from '../../testing/engine/data.ts';
import { type EngineRun, type EngineSetting, useFixture } from '../../testing/engine/fixture.ts';
import { until, untilFound } from '../../testing/until.ts';
import { emptyPosition } from '../../wire/position.ts';

export function lostEndSuite(setting: EngineSetting, lanes: number): void {
  describe('a log that lost its end', () => {
    const fixture = useFixture(setting, lanes);
    const view = itemsView('items');
    const heard: string[] = [];
    const hear = reaction({
      name: 'hear',
      from: 'start',
      on: { social: { CommentSaved: async (_ctx, { data: { item, content } }) => void heard.push(`${item} ${content}`) } },
    });
    const [social, media] = [() => testService('social', { views: [view] }), () => testService('media', { views: [view], reactions: [hear] })];

    const write = async (owner: RunningService, items: readonly string[], ...words: string[]) => {
      for (const item of items) for (const word of words) await callOf(owner).ctx.decide(talk.of({ id: item, home: item }), say(item, word));
    };
    const shows = (run: EngineRun, items: string[], words: readonly string[]) =>
      until('what is shown is what the log holds', async () => {
        const docs = await readTrails(run.of('media'), view, items);
        return docs.length === items.length && docs.every(({ said }) => said.join() === words.join());
      });
    const hears = (items: readonly string[], ...words: string[]) =>
      until('reactions have run', () => items.every((item) => words.every((word) => heard.includes(`${item} ${word}`))));
    const times = (items: readonly string[], word: string) => items.map((item) => heard.filter((one) => one === `${item} ${word}`).length);
    const once = (items: readonly string[]) => items.map(() => 1);

    /** Some commits that stay, and some that are lost after media has taken them. */
    const loseSome = async (items: string[]) => {
      const first = await fixture.start([social(), media()]);
      await write(first.of('social'), items, 'kept');
      await shows(first, items, ['kept']);
      await hears(items, 'kept');
      await fixture.stop(first);
      const putBack = await fixture.copyAside('social');
      const second = await fixture.start([social(), media()]);
      await write(second.of('social'), items, 'lost', 'lost too');
      await shows(second, items, ['kept', 'lost', 'lost too']);
      await hears(items, 'lost too');
      await fixture.stop(second);
      await putBack();
    };

    it('has what followed it built anew, and is followed on', async () => {
      const items = itemOfEachLane(lanes);
      await loseSome(items);
      const run = await fixture.start([social(), media()]);
      expect(run.of('media').warnings().join()).toContain('was lost of the log of social');
      await write(run.of('social'), items, 'new');
      await shows(run, items, ['kept', 'new']);
      await hears(items, 'new');
      expect(times(items, 'kept')).toEqual(once(items));
      expect(times(items, 'new')).toEqual(once(items));
      // Access is decided from it again.
      const { ctx } = callOf(run.of('media'), { position: emptyPosition });
      await untilFound('an access check', () =>
        ctx
          .strict(view)
          .get(items[0] ?? '')
          .catch(() => undefined),
      );
      await until('nothing is amiss', () => run.of('media').problems().length === 0);
    });

    it('is met as another also once it has grown beyond what was taken', async () => {
      const items = itemOfEachLane(lanes);
      await loseSome(items);
      const alone = await fixture.start([social()]);
      await write(alone.of('social'), items, 'other', 'other too', 'and more');
      await fixture.stop(alone);
      const run = await fixture.start([social(), media()]);
      await shows(run, items, ['kept', 'other', 'other too', 'and more']);
      await write(run.of('social'), items, 'new');
      await hears(items, 'new');
      expect([...times(items, 'kept'), ...times(items, 'new')]).toEqual([...once(items), ...once(items)]);
    });

    const runsOn = async () => {
      const items = itemOfEachLane(lanes);
      const reader = await fixture.start([media()]);
      const first = await fixture.start([social()]);
      await write(first.of('social'), items, 'kept');
      await shows(reader, items, ['kept']);
      await fixture.stop(first);
      const putBack = await fixture.copyAside('social');
      const second = await fixture.start([social()]);
      await write(second.of('social'), items, 'lost');
      await shows(reader, items, ['kept', 'lost']);
      await fixture.stop(second);
      await putBack();
      await fixture.start([social()]);
      await shows(reader, items, ['kept']);
      await until('nothing is made anew', () => reader.of('media').problems().length === 0);
    };
    // A single process's reader ends with its owner.
    if (fixture.processes > 1) it('is noticed by who runs on meanwhile, also in lanes where nothing more is written', runsOn);

    it('does not begin again where nothing was lost', async () => {
      const items = itemOfEachLane(lanes);
      const first = await fixture.start([social(), media()]);
      await write(first.of('social'), items, 'here');
      await shows(first, items, ['here']);
      await until('nothing is made anew', () => first.of('media').problems().length === 0);
      await fixture.stop(first);
      const again = await fixture.start([social(), media()]);
      // A starting bus may report for a moment that it delivers nothing yet.
      await until('nobody says anything', () => ['social', 'media'].every((name) => [...again.of(name).warnings(), ...again.of(name).problems()].length === 0));
      expect(await readTrails(again.of('media'), view, items)).toHaveLength(items.length);
    });
  });
}

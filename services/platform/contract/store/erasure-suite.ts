// Erasure, and views that are rebuilt.
import type { Commit, StoredEvent, StreamPlace, View } from '../../ports/store.ts';
import { append, catchUp, comment, draft, foreign, fresh, heart, heartTaken, readLane, type Trail, trailView } from '../../testing/store/data.ts';
import { type StoreSetting, usePlace } from '../../testing/store/place.ts';

const blanked = (events: StoredEvent[]): StoredEvent[] =>
  events.map(({ type, data }) => ({ type, data: type === 'CommentSaved' ? { ...data, content: '' } : data }));

export function erasureSuite(setting: StoreSetting, lanes: number): void {
  const view = trailView('trails');
  const last = lanes - 1;

  describe('an erased person', () => {
    const bench = usePlace(setting, { service: 'social', lanes, views: [view] });
    const elsewhere = usePlace(setting, { service: 'media', lanes, views: [view] });

    it('is remembered, over a restart', async () => {
      const [gone, other] = [fresh('person'), fresh('person')];
      await bench.store().erased.add(gone);
      await bench.store().erased.add(gone);
      await bench.restart();
      expect(await bench.store().erased.among([other, gone])).toEqual(new Set([gone]));
      expect(await bench.store().erased.among([])).toEqual(new Set());
    });

    it('is not brought back by an older event that comes late, from another log or the own', async () => {
      const person = fresh('person');
      const item = fresh('item');
      const old = [comment(item, 'my words', person), comment(item, 'other words', 'other')];
      for (const { store } of [bench, elsewhere]) await store().erased.add(person);
      await append(bench.store(), draft(old, { lane: last, who: [person, 'other'] }));
      await catchUp(bench.store(), 'social', view);
      await elsewhere.store().views.fold(view, 'social', last, [foreign(last, 1, old)]);
      for (const { store } of [bench, elsewhere]) expect(await store().views.reader(view).get(item)).toMatchObject({ said: ['', 'other words'] });
    });

    it('is taken out of documents in their place, and folding goes on as if nothing had happened', async () => {
      const [item, other, ended] = [fresh('item'), fresh('item'), fresh('item')];
      const { views } = bench.store();
      await append(bench.store(), draft([comment(item, 'my words'), heart(other), heart(ended)], { lane: last }));
      await append(bench.store(), draft([heartTaken(ended)], { lane: last }));
      await catchUp(bench.store(), 'social', view);
      const before = await views.reader(view).get(item);
      const forget = (doc: object) => ({ ...doc, said: [''], count: 100 });
      await views.redact(view, [item, ended, fresh('unknown'), item], forget);
      const reader = views.reader(view);
      expect(await reader.getMany([item, other, ended])).toMatchObject([
        { ...before, said: [''], count: 100 },
        { item: other, count: 1 },
      ]);
      expect(await reader.page({ index: 'byItem', equals: [item], limit: 9 })).toMatchObject({ items: [{ count: 100 }] });
      // Folded commits are not folded again, and new ones are.
      await append(bench.store(), draft([comment(item, 'more')], { lane: last }));
      await catchUp(bench.store(), 'social', view);
      expect(await reader.get(item)).toMatchObject({ said: ['', 'more'], count: 101 });
      await Promise.all([
        ...Array.from({ length: 8 }, () => views.redact(view, [item], (doc) => ({ ...doc, said: ['forgotten'] }))),
        append(bench.store(), draft([heart(item)], { lane: last })).then(() => catchUp(bench.store(), 'social', view)),
      ]);
      expect(await reader.get(item)).toMatchObject({ count: 102, said: ['forgotten'] });
    });

    it('stands in no name of a stream that got another one, and all else stays', async () => {
      const mark = fresh('name');
      const named = async (after?: StreamPlace, limit = 100) => bench.store().log.streamsFrom(`${mark}:`, after, limit);
      const places = Array.from({ length: 7 }, (_, count) => ({ lane: count % lanes, stream: `${mark}:gone-${count}` })).sort((a, b) => a.lane - b.lane);
      const written: Commit[] = [];
      for (const { lane, stream } of places)
        for (const version of [1, 2]) written.push(await append(bench.store(), draft([heart('a')], { lane, stream, home: stream, version })));
      await append(bench.store(), draft([heart('a')], { stream: `${mark}` }));
      await append(bench.store(), draft([heart('a')], { stream: `${mark}9` }));
      expect(await named()).toEqual(places);
      expect(await named(places[1], 3)).toEqual(places.slice(2, 5));
      for (const [index, place] of places.entries()) await bench.store().log.rename(place, `${mark}-other-${index}`);
      await bench.restart();
      expect(await named()).toEqual([]);
      for (const [index, commit] of written.entries()) {
        const other = `${mark}-other-${Math.floor(index / 2)}`;
        expect(await bench.store().log.byKey(commit.lane, commit.key)).toEqual({ ...commit, stream: other, home: other });
      }
      const [first] = written;
      expect(first && (await bench.store().log.stream(first.lane, first.stream))).toEqual([]);
      expect(await bench.store().log.stream(places[0]?.lane ?? 0, `${mark}-other-0`)).toHaveLength(2);
    });

    it('is found in the log commit by commit, and redacted, resumed where it broke off', async () => {
      const person = fresh('person');
      const mine: Commit[] = [];
      for (let count = 0; count < 7; count += 1) {
        const lane = count % lanes;
        mine.push(await append(bench.store(), draft([comment('a', `words ${count}`, person), heart('a')], { lane, who: ['w', person] })));
        await append(bench.store(), draft([comment('a', 'of others')], { lane, who: ['w'] }));
      }
      mine.sort((a, b) => a.lane - b.lane || a.seq - b.seq);
      const { log } = bench.store();
      expect(await log.about(person, undefined, 100)).toEqual(mine);
      expect(await log.about(fresh('person'), undefined, 100)).toEqual([]);

      const redactSome = async (after: { lane: number; seq: number } | undefined) => {
        const some = await bench.store().log.about(person, after, 3);
        for (const commit of some) await bench.store().log.redact({ ...commit, events: blanked(commit.events), who: [], key: 'changed' });
        return some.at(-1);
      };
      await redactSome(undefined);
      await bench.restart();
      // An interrupted run starts again; blank fields become blank again.
      for (let place = await redactSome(undefined); place; ) place = await redactSome(place);
      for (const commit of mine) expect(await bench.store().log.byKey(commit.lane, commit.key)).toEqual({ ...commit, events: blanked(commit.events) });
      expect(await bench.store().log.about(person, undefined, 100)).toHaveLength(mine.length);
    });
  });

  describe('a new version of a view', () => {
    const first = trailView('things');
    const second: View<Trail> = {
      ...trailView('things', 2),
      fold(doc, event, id) {
        const after = first.fold(doc, event, id);
        return typeof after === 'object' ? { ...after, count: after.count * 1000 } : after;
      },
    };
    const bench = usePlace(setting, { service: 'social', lanes, views: [first] });

    it('is made beside the running one, without those who were erased, and then takes its place', async () => {
      const [item, person] = [fresh('item'), fresh('person')];
      expect(await bench.store().views.current(first)).toBe(true);
      for (let count = 0; count < 5; count += 1) {
        const lane = count % lanes;
        await append(bench.store(), draft([heart(item), comment(`${item}-${count}`, 'words', person)], { lane, who: [person] }));
      }
      await catchUp(bench.store(), 'social', first);
      await bench.store().views.fold(first, 'media', 0, [foreign(0, 1, [])]);
      await bench.store().erased.add(person);

      await bench.restart({ views: [first, second] });
      const { views, log } = bench.store();
      expect(await views.current(first)).toBe(true);
      expect(await views.current(second)).toBe(false);
      expect(await views.cursors(second, 'social')).toEqual(new Map());
      expect(await views.cursors(second, 'media')).toEqual(new Map());
      for (const [lane] of await log.tails()) {
        const [half] = [await log.read(lane, 0, 1)];
        await views.fold(second, 'social', lane, half);
      }
      // The running version answers and follows meanwhile.
      await append(bench.store(), draft([heart(item)], { lane: last }));
      await catchUp(bench.store(), 'social', first);
      expect(await views.reader(first).get(item)).toMatchObject({ count: 6 });

      await bench.restart({ views: [first, second] });
      expect(await bench.store().views.current(second)).toBe(false);
      await catchUp(bench.store(), 'social', second);
      expect(await bench.store().views.reader(second).get(`${item}-0`)).toMatchObject({ count: 1000, said: [''] });
      await bench.store().views.promote(second);
      expect(await bench.store().views.current(second)).toBe(true);
      // A process that only knows the old version continues to write.
      await append(bench.store(), draft([heart(item)], { lane: last }));

      await bench.restart({ views: [second] });
      expect(await bench.store().views.current(second)).toBe(true);
      const commit = await append(bench.store(), draft([heart(item)], { lane: last }));
      await catchUp(bench.store(), 'social', second);
      expect((await bench.store().views.reader(second).get(item))?.trail).toContain(`social.${last}.${commit.seq}.0`);
      expect((await readLane(bench.store().log, last)).at(-1)).toEqual(commit);
    });

    it('waits for its promotion also when its name is new in a database that holds something', async () => {
      const late = trailView('late');
      await bench.restart({ views: [second, late] });
      expect(await bench.store().views.current(late)).toBe(false);
      await catchUp(bench.store(), 'social', late);
      await bench.store().views.promote(late);
      expect(await bench.store().views.current(late)).toBe(true);
    });
  });
}

// Folding: one document at a time, each event once, also for repeated and late events and several partitions.
import type { View } from '../../ports/store.ts';
import {
  append,
  catchUp,
  comment,
  draft,
  foreign,
  fresh,
  heart,
  heartTaken,
  type MediaEvent,
  plainReplay,
  type Trail,
  trailView,
} from '../../testing/store/data.ts';
import { type StoreSetting, usePlace } from '../../testing/store/place.ts';
import { refusalOf } from '../../testing/until.ts';

/** A fold that fails on one word, until `mend` is called. */
function fragileView(name: string): { view: View<Trail>; mend(): void } {
  const sound = trailView(name);
  let broken = true;
  const view: View<Trail> = {
    ...sound,
    fold(doc, event, id) {
      if (broken && event.type === 'CommentSaved' && event.data.content === 'poison') throw new Error('cannot fold poison');
      return sound.fold(doc, event, id);
    },
  };
  return {
    view,
    mend() {
      broken = false;
    },
  };
}

export function foldsSuite(setting: StoreSetting, lanes: number): void {
  describe('folds', () => {
    const trails = trailView('trails');
    const own = trailView('own');
    const fragile = fragileView('fragile');
    const bench = usePlace(setting, { service: 'social', lanes, views: [own, fragile.view] });
    const last = lanes - 1;

    describe('of another log', () => {
      const bench = usePlace(setting, { service: 'transcoding', lanes, views: [trails, trailView('careful')] });
      const next = new Map<number, number>();
      /** Next commit of a partition of social. */
      const commit = (lane: number, ...events: ReturnType<typeof heart>[]) => {
        next.set(lane, (next.get(lane) ?? 0) + 1);
        return foreign(lane, next.get(lane) ?? 0, events);
      };
      const fold = (...commits: ReturnType<typeof commit>[]) => bench.store().views.fold(trails, 'social', commits[0]?.lane ?? 0, commits);
      const doc = (id: string) => bench.store().views.reader(trails).get(id);
      const trail = async (id: string) => (await doc(id))?.trail;

      it('make a document of the events of two lanes', async () => {
        const item = fresh('item');
        const [a, b, c] = [commit(0, heart(item)), commit(1, heart(item)), commit(0, comment(item, 'hello'))];
        await fold(a);
        await fold(b);
        await fold(c);
        expect(await doc(item)).toEqual({ item, count: 3, said: ['hello'], trail: [`social.0.${a.seq}.0`, `social.1.${b.seq}.0`, `social.0.${c.seq}.0`] });
      });

      it('take three events of one commit on one document as three, in order', async () => {
        const item = fresh('item');
        const three = commit(0, comment(item, 'one'), heart(item), comment(item, 'two'));
        await fold(three);
        expect(await doc(item)).toMatchObject({ count: 3, said: ['one', 'two'], trail: [0, 1, 2].map((index) => `social.0.${three.seq}.${index}`) });
      });

      it('touch several documents with one event', async () => {
        const [item, parent] = [fresh('item'), fresh('parent')];
        await fold(commit(0, { type: 'CommentSaved', data: { comment: 'c', item, owner: 'o', writer: 'w', content: 'reply', responseTo: parent } }));
        expect(await doc(item)).toMatchObject({ said: ['reply'] });
        expect(await doc(parent)).toMatchObject({ said: ['reply'] });
      });

      it('take the first event of a lane that the document has never seen', async () => {
        const item = fresh('item');
        await fold(commit(0, heart(item)));
        const first = commit(5, heart(item));
        await fold(first);
        expect(await trail(item)).toContain(`social.5.${first.seq}.0`);
      });

      it('pass over what they had: commits again, and a beginning that is known', async () => {
        const item = fresh('item');
        const [a, b, c] = [commit(0, heart(item)), commit(0, heart(item)), commit(0, heart(item))];
        await fold(a, b);
        await fold(a, b);
        await fold(a, b, c);
        await fold(b, c);
        expect(await trail(item)).toEqual([a, b, c].map(({ seq }) => `social.0.${seq}.0`));
        expect((await bench.store().views.cursors(trails, 'social')).get(0)).toBe(c.seq);
      });

      it('refuse a gap and take nothing of it', async () => {
        const item = fresh('item');
        const [a, b] = [commit(2, heart(item)), commit(2, heart(item))];
        await expect(fold(b)).rejects.toThrow();
        expect(await doc(item)).toBeUndefined();
        await fold(a, b);
        expect(await trail(item)).toHaveLength(2);
      });

      it('move the cursor over commits that touch nothing', async () => {
        const nothing = [
          commit(3),
          commit(3, { type: 'ConnectionRequested', data: { low: 'a', high: 'b', by: 'a' } }),
          commit(3, comment(fresh('item'), 'nothing')),
        ];
        await fold(...nothing);
        expect((await bench.store().views.cursors(trails, 'social')).get(3)).toBe(3);
        expect(await bench.store().views.cursors(trails, 'media')).toEqual(new Map());
      });

      it('leave out events of a type that this build does not know', async () => {
        const item = fresh('item');
        await fold(foreign(4, 1, [{ type: 'NotYetInvented', data: { item } }, heart(item)]));
        expect(await trail(item)).toEqual(['social.4.1.1']);
      });

      it('end a document for all lanes: an older event of another lane brings nothing back', async () => {
        const item = fresh('item');
        await fold(commit(0, heart(item)));
        const older = commit(1, heart(item));
        await fold(commit(0, heartTaken(item)));
        expect(await doc(item)).toBeUndefined();
        await fold(older);
        expect(await doc(item)).toBeUndefined();
        expect(await bench.store().views.reader(trails).getMany([item])).toEqual([]);
        expect(
          await bench
            .store()
            .views.reader(trails)
            .page({ index: 'byItem', equals: [item], limit: 9 }),
        ).toEqual({ items: [] });
      });

      it('begin it anew only with the lane that ended it, and then take the others again', async () => {
        const item = fresh('item');
        await fold(commit(0, heart(item)));
        await fold(commit(0, heartTaken(item)));
        await fold(commit(1, heart(item)));
        const anew = commit(0, heart(item));
        await fold(anew);
        const other = commit(1, heart(item));
        await fold(other);
        expect(await trail(item)).toEqual([`social.0.${anew.seq}.0`, `social.1.${other.seq}.0`]);
      });

      it('end and begin within one commit', async () => {
        const item = fresh('item');
        await fold(commit(0, heart(item)));
        const both = commit(0, heartTaken(item), comment(item, 'new'));
        await fold(both);
        expect(await doc(item)).toEqual({ item, count: 1, said: ['new'], trail: [`social.0.${both.seq}.1`] });
      });

      it('keep a tombstone while an older event may come, and sweep it after', async () => {
        const careful = trailView('careful');
        const { views } = bench.store();
        const item = fresh('item');
        const failed: MediaEvent = { type: 'ItemFailed', data: { item, owner: 'o', reason: 'gone' } };
        // The view `trails` knows partitions that `careful` does not: an unknown commit may be older than the deletion.
        const heard = commit(1, heart(item));
        await fold(heard);
        await views.fold(careful, 'media', 0, [foreign(0, 1, [failed])]);
        const soon = new Date(Date.now() + 60_000);
        expect(await views.sweep(careful, new Date(Date.now() - 60_000))).toBe(0);
        expect(await views.sweep(careful, soon)).toBe(0);
        for (const [lane, tail] of next) {
          await views.fold(
            careful,
            'social',
            lane,
            Array.from({ length: tail }, (_, at) => (at + 1 === heard.seq && lane === 1 ? heard : foreign(lane, at + 1, []))),
          );
        }
        await views.fold(careful, 'social', 4, [foreign(4, 1, [])]);
        expect(await views.reader(careful).get(item)).toBeUndefined();
        expect(await views.sweep(careful, soon)).toBe(1);
        expect(await views.sweep(careful, soon)).toBe(0);
        await views.fold(careful, 'media', 0, [foreign(0, 1, [failed]), foreign(0, 2, [])]);
        expect(await views.reader(careful).get(item)).toBeUndefined();
      });
    });

    it('follow what is appended', async () => {
      const item = fresh('item');
      const model = plainReplay(own);
      for (const lane of [0, last]) model.take('social', await append(bench.store(), draft([heart(item), comment(item, 'hi')], { lane })));
      await catchUp(bench.store(), 'social', own);
      expect(await bench.store().views.reader(own).get(item)).toEqual(model.doc(item));
      expect(await bench.store().views.cursors(own, 'social')).toEqual(await bench.store().log.tails());
    });

    it('begin a document anew while its tombstone is swept, and it stays', async () => {
      const { views } = bench.store();
      const items = Array.from({ length: 60 }, () => fresh('item'));
      const last = items.at(-1) ?? '';
      await append(bench.store(), draft(items.map((item) => heart(item))));
      await append(bench.store(), draft(items.map((item) => heartTaken(item))));
      await catchUp(bench.store(), 'social', own);
      const sweeping = views.sweep(own, new Date(Date.now() + 60_000));
      await append(bench.store(), draft([heart(last)]));
      await catchUp(bench.store(), 'social', own);
      await sweeping;
      expect(await views.reader(own).getMany(items)).toMatchObject([{ item: last, count: 1 }]);
    });

    it('that throw stop their lane alone, and go on when they are mended', async () => {
      const [store] = [bench.store()];
      const { view, mend } = fragile;
      await catchUp(store, 'social', view);
      const [before, item, elsewhere] = [fresh('item'), fresh('item'), fresh('item')];
      await append(store, draft([heart(before)]));
      const poison = await append(store, draft([heart(item), comment(item, 'poison')]));
      const later = await append(store, draft([heart(item)]));
      if (lanes > 1) await append(store, draft([heart(elsewhere)], { lane: last }));
      const reader = store.views.reader(view);

      expect(await refusalOf(catchUp(store, 'social', view))).toMatchObject({ message: 'cannot fold poison' });
      expect((await store.views.cursors(view, 'social')).get(0)).toBe(poison.seq - 1);
      expect(await reader.get(before)).toBeDefined();
      expect(await reader.get(item)).toBeUndefined();
      // The log, other partitions and other views continue.
      expect(later.seq).toBe(poison.seq + 1);
      if (lanes > 1) {
        const cursor = (await store.views.cursors(view, 'social')).get(last) ?? 0;
        await store.views.fold(view, 'social', last, await store.log.read(last, cursor, 100));
        expect(await reader.get(elsewhere)).toBeDefined();
      }
      await catchUp(store, 'social', own);
      expect(await store.views.reader(own).get(item)).toMatchObject({ count: 3 });

      await bench.restart();
      expect(await refusalOf(catchUp(bench.store(), 'social', view))).toMatchObject({ message: 'cannot fold poison' });
      mend();
      await catchUp(bench.store(), 'social', view);
      expect(await bench.store().views.reader(view).get(item)).toMatchObject({ count: 3, said: ['poison'] });
      expect(await bench.store().views.cursors(view, 'social')).toEqual(await bench.store().log.tails());
      expect(bench.store().problems()).toEqual([]);
    });
  });
}

// Queries of the store to its database: an index answers each.
import { foreign, heart } from '../../testing/store/data.ts';
import type { StoreSetting } from '../../testing/store/place.ts';
import { entries, published, removed } from './views-data.ts';

export function scansSuite(setting: StoreSetting, lanes: number): void {
  describe('a question', () => {
    (setting.withoutScans ? it : it.skip)('never looks through a whole table', async () => {
      const place = await setting.place();
      await setting.withoutScans?.(async () => {
        const store = await place.open({ service: 'social', lanes, views: [entries] });
        await store.views.fold(entries, 'media', 0, [foreign(0, 1, [published({ id: 'a', owner: 'o', rank: 1, words: 'x' })]), foreign(0, 2, [removed('b')])]);
        await store.views.fold(entries, 'media', 0, [foreign(0, 3, [published({ id: 'c', owner: 'o', rank: 2 })])]);
        const ask = store.views.reader(entries);
        const { next } = await ask.page({ index: 'byOwner', equals: ['o'], limit: 1 });
        expect(next).toBeDefined();
        for (const before of [undefined, next]) {
          const from = before === undefined ? {} : { before };
          await ask.page({ index: 'byOwner', equals: ['o'], limit: 5, ...from });
          await ask.newest({ index: 'byOwner', keys: [['o'], ['p']], limit: 5, ...from });
          await ask.newest({ index: 'byOwner', keys: [['o'], ['p']], limit: 5, perKey: 1, ...from });
        }
        await ask.page({ index: 'byShelf', equals: ['o', 's', true], limit: 5 });
        await ask.page({ index: 'all', equals: [], limit: 5 });
        await ask.words({ field: 'words', prefix: 'x', limit: 5 });
        await ask.get('a');
        await ask.getMany(['a', 'b']);
        await store.views.sweep(entries, new Date());
        await store.log.append({ lane: 0, stream: 's', home: 'o', version: 1, key: 'k', who: ['w'], events: [heart('a')], at: new Date().toISOString() });
        await store.log.stream(0, 's');
        await store.log.byKey(0, 'k');
        await store.log.read(0, 0, 10);
        await store.log.about('w', undefined, 10);
        await store.log.about('w', { lane: 0, seq: 1 }, 10);
        await store.jobs.plan([{ id: 'j', reaction: 'r', dueAt: new Date(0).toISOString(), attempts: 0, waits: 0 }], { source: 'media', lane: 0, seq: 1 });
        await store.jobs.take(new Date(), 5, 5);
        await store.jobs.failed('j', { counts: 'attempts', error: 'e', dueAt: new Date(), park: true });
        await store.jobs.parked(undefined, 5);
        await store.jobs.nextDue();
        await store.jobs.retry('j');
        await store.jobs.done('j');
        await store.secrets.put('s', 'v', { lane: 0, key: 'k' });
        await store.secrets.get('s');
        await store.secrets.sweep(new Date());
        const rotation = { id: 'r', person: 'w', generation: 1, at: new Date().toISOString(), until: new Date().toISOString() };
        await store.rotations.advance(rotation, undefined);
        await store.rotations.advance({ ...rotation, generation: 2 }, 1);
        await store.rotations.getMany(['r', 's']);
        await store.rotations.forget('w');
        await store.rotations.sweep(new Date());
        await store.erased.add('w');
        await store.erased.among(['w']);
        await store.close();
      });
      await place.remove();
    });
  });
}

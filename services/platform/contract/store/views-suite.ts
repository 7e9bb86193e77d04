// The questions to views.
import fc from 'fast-check';
import type { Commit, Page, StoredEvent } from '../../ports/store.ts';
import { foreign, fresh } from '../../testing/store/data.ts';
import { type StoreSetting, usePlace } from '../../testing/store/place.ts';
import { refusalOf } from '../../testing/until.ts';
import { entries, published, removed, type ShelfEntry } from './views-data.ts';

export function viewsSuite(setting: StoreSetting, lanes: number): void {
  describe('a view', () => {
    const bench = usePlace(setting, { service: 'social', lanes, views: [entries] });
    const reader = () => bench.store().views.reader(entries);
    let seq = 0;
    const write = async (...events: StoredEvent[]) => {
      const commits = events.map((event): Commit => foreign(0, ++seq, [event]));
      await bench.store().views.fold(entries, 'media', 0, commits);
    };
    const ids = (docs: ShelfEntry[]) => docs.map(({ id }) => id);
    const collect = async (ask: (before: string | undefined) => Promise<Page<ShelfEntry>>, between: () => Promise<void> = async () => {}) => {
      const all: string[] = [];
      let before: string | undefined;
      do {
        const page = await ask(before);
        all.push(...ids(page.items));
        before = page.next;
        await between();
      } while (before !== undefined);
      return all;
    };

    it('gives one document, or several in the order they are asked for', async () => {
      const owner = fresh('owner');
      const [a, b] = [fresh('a'), fresh('\\b "ü"')];
      await write(published({ id: a, owner, rank: 1, words: 'x y' }), published({ id: b, owner }));
      expect(await reader().get(a)).toEqual({ id: a, owner, shelf: 's', open: true, rank: 1, name: a, words: ['x', 'y'] });
      expect(await reader().get(fresh('a'))).toBeUndefined();
      expect(ids(await reader().getMany([b, fresh('none'), a, b]))).toEqual([b, a, b]);
      expect(await reader().getMany([])).toEqual([]);
    });

    it('gives more documents than one question to the database has, in the order of their ids, with what is asked for twice', async () => {
      const owner = fresh('owner');
      const known = Array.from({ length: 1200 }, (_, at) => `${owner}-${(at * 7) % 1200}`);
      await write(...known.map((id) => published({ id, owner })));
      const asked = known.toReversed().flatMap((id, at) => (at % 400 === 0 ? [id, `${id}-none`, known[0] ?? ''] : [id]));
      expect(ids(await reader().getMany(asked))).toEqual(asked.filter((id) => !id.endsWith('-none')));
    });

    it('refuses more ids than anybody may ask for', async () => {
      const ids = Array.from({ length: 10_001 }, (_, at) => `${at}`);
      await expect(reader().getMany(ids)).rejects.toThrow('at most 10000 documents');
      expect(await reader().getMany(ids.slice(1).map((id) => `none-${id}`))).toEqual([]);
    });

    it('pages through an index, newest first, ties by id', async () => {
      const owner = fresh('owner');
      const ranks = [3, 1, 2, 2, 2, 5];
      await write(
        ...ranks.map((rank, at) => published({ id: `${owner}-${at}`, owner, rank })),
        published({ id: fresh('other'), owner: fresh('owner'), rank: 4 }),
      );
      const expected = [5, 0, 4, 3, 2, 1].map((at) => `${owner}-${at}`);
      for (const limit of [1, 2, 3, 6, 9]) {
        expect(await collect((before) => reader().page({ index: 'byOwner', equals: [owner], limit, before }))).toEqual(expected);
      }
      expect((await reader().page({ index: 'byOwner', equals: [owner], limit: 6 })).next).toBeUndefined();
      expect(await reader().page({ index: 'byOwner', equals: [fresh('owner')], limit: 6 })).toEqual({ items: [] });
    });

    it('compares several fields, text, truth and order of texts by their bytes', async () => {
      const owner = fresh('owner');
      const names = ['b', 'a', 'Z', 'ä', '\u{1F600}', '\uFFFD', 'aa'];
      await write(
        ...names.map((name, at) => published({ id: `${owner}-${at}`, owner, shelf: 'top', open: false, name })),
        published({ id: fresh('x'), owner, shelf: 'top', open: true }),
        published({ id: fresh('x'), owner, shelf: 'bottom', open: false }),
      );
      const expected = ['Z', 'a', 'aa', 'b', 'ä', '\uFFFD', '\u{1F600}'].map((name) => `${owner}-${names.indexOf(name)}`);
      expect(await collect((before) => reader().page({ index: 'byShelf', equals: [owner, 'top', false], limit: 2, before }))).toEqual(expected);
    });

    it('lists a document only while it has the field that the list is sorted by', async () => {
      const owner = fresh('owner');
      const id = fresh('a');
      const list = async () => ids((await reader().page({ index: 'byOwner', equals: [owner], limit: 9 })).items);
      await write(published({ id, owner }));
      expect(await list()).toEqual([]);
      await write(published({ id, owner, rank: 1 }));
      expect(await list()).toEqual([id]);
      await write(published({ id, owner }));
      expect(await list()).toEqual([]);
      expect(await reader().get(id)).toBeDefined();
      await write(published({ id, owner, rank: 2 }), removed(id));
      expect(await list()).toEqual([]);
    });

    it('moves a document to where its fields say', async () => {
      const [owner, heir] = [fresh('owner'), fresh('owner')];
      const id = fresh('a');
      await write(published({ id, owner, rank: 1, words: 'old same' }));
      await write(published({ id, owner: heir, rank: 1, words: 'same new' }));
      expect((await reader().page({ index: 'byOwner', equals: [owner], limit: 9 })).items).toEqual([]);
      expect(ids((await reader().page({ index: 'byOwner', equals: [heir], limit: 9 })).items)).toEqual([id]);
    });

    it('neither skips nor repeats when documents come and go between pages', async () => {
      const owner = fresh('owner');
      await write(...Array.from({ length: 10 }, (_, at) => published({ id: `${owner}-${at}`, owner, rank: 100 - at })));
      let turn = 0;
      const seen = await collect(
        (before) => reader().page({ index: 'byOwner', equals: [owner], limit: 3, before }),
        async () => {
          turn += 1;
          // Behind the reader one document is added and one removed; the last one read is removed, and one that is not read yet.
          if (turn === 1) await write(published({ id: fresh('new'), owner, rank: 500 }), removed(`${owner}-0`), removed(`${owner}-2`), removed(`${owner}-8`));
        },
      );
      expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9].map((at) => `${owner}-${at}`));
    });

    it('refuses a place in a list that it never gave', async () => {
      const owner = fresh('owner');
      await write(published({ id: fresh('a'), owner, rank: 1 }), published({ id: fresh('a'), owner, rank: 2 }));
      const { next = '' } = await reader().page({ index: 'byOwner', equals: [owner], limit: 1 });
      const bad = { kind: 'invalid', code: 'bad-cursor' };
      for (const before of ['', 'x', '{}', `${next}x`, next.slice(1), Buffer.from('[1,2]').toString('base64url'), '../../etc/passwd', '\u0000']) {
        expect(await refusalOf(reader().page({ index: 'byOwner', equals: [owner], limit: 1, before }))).toMatchObject(bad);
        expect(await refusalOf(reader().newest({ index: 'byOwner', keys: [[owner]], limit: 1, before }))).toMatchObject(bad);
      }
      expect(await refusalOf(reader().page({ index: 'byShelf', equals: [owner, 's', true], limit: 1, before: next }))).toMatchObject(bad);
    });

    it('merges the newest of many keys', async () => {
      const owners = Array.from({ length: 5 }, () => fresh('owner'));
      const all = Array.from({ length: 40 }, (_, at) => ({ id: fresh('n'), owner: owners[(at * 7) % 5] ?? '', rank: 1 + ((at * 13) % 23) }));
      await write(...all.map(published));
      const order = (a: { rank: number; id: string }, b: { rank: number; id: string }) => b.rank - a.rank || (a.id < b.id ? 1 : -1);
      const asked = [...owners.slice(0, 4), fresh('owner'), owners[0] ?? ''].map((owner) => [owner]);
      const mine = all.filter(({ owner }) => owner !== owners[4]).sort(order);
      for (const limit of [1, 7, 50]) {
        const seen = await collect((before) => reader().newest({ index: 'byOwner', keys: asked, limit, before }));
        expect(seen).toEqual(mine.map(({ id }) => id));
      }
      const two = mine.filter(({ owner }, at) => mine.slice(0, at).filter((other) => other.owner === owner).length < 2);
      for (const limit of [3, 50]) {
        const seen = await collect((before) => reader().newest({ index: 'byOwner', keys: asked, limit, perKey: 2, before }));
        expect(seen).toEqual(two.map(({ id }) => id));
      }
      const [owner = ''] = owners;
      const ofOne = mine.filter((one) => one.owner === owner).map(({ id }) => id);
      for (const [limit, perKey] of [[3], [50], [3, 2], [50, 5], [3, 5]]) {
        const request = { index: 'byOwner', keys: [[owner]], limit: limit ?? 0, ...(perKey !== undefined && { perKey }) };
        expect(await collect((before) => reader().newest({ ...request, ...(before !== undefined && { before }) }))).toEqual(ofOne.slice(0, perKey));
      }
      expect(await reader().newest({ index: 'byOwner', keys: [], limit: 5 })).toEqual({ items: [] });
      expect(ids((await reader().newest({ index: 'all', keys: [[]], limit: 3 })).items)).toHaveLength(3);
      await expect(reader().newest({ index: 'byOwner', keys: Array.from({ length: 1001 }, () => ['x']), limit: 1 })).rejects.toThrow('1000');
    });

    it('finds documents by the beginning of a word', async () => {
      const word = fresh('w').replaceAll('-', '');
      const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => `${word}-${id}`);
      await write(
        published({ id: a ?? '', owner: 'o', words: `${word}ant ${word}bee` }),
        published({ id: b ?? '', owner: 'o', words: `${word}bee` }),
        published({ id: c ?? '', owner: 'o', words: `${word}\u{1F41D} x${word}` }),
        published({ id: d ?? '', owner: 'o', words: `${word}ant` }),
      );
      const find = async (prefix: string, limit = 9) => ids((await reader().words({ field: 'words', prefix, limit })).items);
      expect(await find(word)).toEqual([a, d, b, c]);
      expect(await find(word, 2)).toEqual([a, d]);
      const paged: string[][] = [];
      for (let before: string | undefined; paged.length < 5; ) {
        const { items, next } = await reader().words({ field: 'words', prefix: word, before, limit: 1 });
        paged.push(ids(items));
        before = next;
        if (before === undefined) break;
      }
      expect(paged).toEqual([[a], [d], [b], [c]]);
      expect(await find(`${word}b`)).toEqual([a, b]);
      expect(await find(`${word}bees`)).toEqual([]);
      await write(published({ id: b ?? '', owner: 'o', words: `${word}cow` }), removed(d ?? ''));
      expect(await find(word)).toEqual([a, b, c]);
      expect(await find(`${word}b`)).toEqual([a]);
      // Signs that a server may read as a pattern are letters like others.
      for (const prefix of ['%', '_', '.*', '^', '\\', '$', '(']) expect(await find(`${prefix}${word}`)).toEqual([]);
    });

    it('gives documents that no reader can change for others', async () => {
      const id = fresh('a');
      await write(published({ id, owner: 'o', words: 'x' }));
      const first = await reader().get(id);
      const change = () => first?.words.push('y');
      if (Object.isFrozen(first)) expect(change).toThrow(TypeError);
      else change();
      expect(await reader().get(id)).toMatchObject({ words: ['x'] });
    });

    it('pages equal a sorted list, whatever the documents', async () => {
      const rank = fc.integer({ min: 0, max: 6 });
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(rank, { maxLength: 6 }), { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 4 }), async (ranks, limit) => {
          const owner = fresh('owner');
          const last = new Map<string, number>();
          const events = ranks.flatMap((row) => row.map((of, at) => ({ id: `${owner}-${at}`, owner, rank: of })));
          for (const { id, rank: of } of events) last.set(id, of);
          await write(...events.map(published));
          const expected = [...last].filter(([, of]) => of > 0).sort(([a, x], [b, y]) => y - x || (a < b ? 1 : -1));
          const seen = await collect((before) => reader().page({ index: 'byOwner', equals: [owner], limit, before }));
          expect(seen).toEqual(expected.map(([id]) => id));
        }),
        { numRuns: setting.counts.schedules },
      );
    });

    it('keeps its documents over a restart', async () => {
      const id = fresh('a');
      await write(published({ id, owner: 'o', words: 'stays' }));
      await bench.restart();
      expect(await reader().get(id)).toBeDefined();
      expect((await bench.store().views.cursors(entries, 'media')).get(0)).toBe(seq);
    });
  });
}

// Documents that a store keeps in memory: always what is stored.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store, StoredEvent, View } from '../../ports/store.ts';
import { comment, foreign, heart, heartTaken, type Trail, trailView } from '../../testing/store/data.ts';
import { keepDocs } from './kept-docs.ts';
import { embeddedStore } from './store.ts';

describe('a document that was read', () => {
  const failing = new Set<string>();
  const trails = trailView('trails');
  const view: View<Trail> = {
    ...trails,
    fold(doc, event, id) {
      if (failing.has(id)) throw new Error('the fold fails');
      return trails.fold(doc, event, id);
    },
  };
  const next = { ...view, version: 2 };
  let dataDir: string;
  let store: Store;
  let seq = 0;
  beforeEach(async () => {
    seq = 0;
    dataDir = await mkdtemp(join(tmpdir(), 'kloak-kept-'));
    store = await embeddedStore({ dataDir })({ service: 'media', lanes: 1, views: [view, next] });
  });
  afterEach(async () => {
    failing.clear();
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  const fold = (of: View, ...events: StoredEvent[]) => store.views.fold(of, 'social', 0, [foreign(0, ++seq, events)]);
  /** Answers to each kind of question. */
  const read = async (id: string, of = view): Promise<(Trail | undefined)[]> => {
    const reader = store.views.reader(of);
    const keys = [[id], ['none']];
    const pages = await Promise.all([
      reader.page({ index: 'byItem', equals: [id], limit: 1 }),
      reader.newest({ index: 'byItem', keys, limit: 1 }),
      reader.newest({ index: 'byItem', keys, limit: 2, perKey: 1 }),
    ]);
    const [many] = await reader.getMany([id]);
    return [await reader.get(id), many, ...pages.map(({ items }) => items[0])];
  };
  const everywhere = (doc: object | undefined): unknown[] => Array.from({ length: 5 }, () => (doc ? expect.objectContaining(doc) : undefined));

  it('is the same object until it changes, which nobody can change', async () => {
    await fold(view, heart('a'), heart('b'));
    const first = await read('a');
    expect(new Set([...first, ...(await read('a'))]).size).toBe(1);
    await fold(view, heart('b'));
    expect((await read('a'))[0]).toBe(first[0]);
    expect(() => first[0]?.trail.push('else')).toThrow(TypeError);
    await fold(view, heart('a'));
    expect(await read('a')).toEqual(everywhere({ count: 2 }));
    expect(first[0]).toMatchObject({ count: 1 });
  });

  it('is read again after a fold began it, ended it and began it again', async () => {
    expect(await read('a')).toEqual(everywhere(undefined));
    await fold(view, heart('a'));
    expect(await read('a')).toEqual(everywhere({ count: 1 }));
    await fold(view, heartTaken('a'));
    expect(await read('a')).toEqual(everywhere(undefined));
    await fold(view, heart('a'));
    expect(await read('a')).toEqual(everywhere({ count: 1 }));
  });

  it('is without the text of an erased person', async () => {
    await fold(view, comment('a', 'my words'));
    expect(await read('a')).toEqual(everywhere({ said: ['my words'] }));
    await store.views.redact(view, ['a'], (doc) => ({ ...doc, said: [''] }));
    expect(await read('a')).toEqual(everywhere({ said: [''] }));
  });

  it('stays when a fold of it fails', async () => {
    await fold(view, heart('a'), heart('b'));
    await read('a');
    failing.add('b');
    await expect(fold(view, heart('a'), heart('b'))).rejects.toThrow('the fold fails');
    expect(await read('a')).toEqual(everywhere({ count: 1 }));
  });

  it('is gone with its view, and made anew when that is rebuilt', async () => {
    await fold(view, heart('a'), heart('a'));
    await read('a');
    await store.views.empty(view);
    expect(await read('a')).toEqual(everywhere(undefined));
    seq = 0;
    await fold(view, heart('a'));
    expect(await read('a')).toEqual(everywhere({ count: 1 }));
  });

  it('belongs to one version of its view', async () => {
    await fold(view, heart('a'), heart('a'));
    await read('a');
    expect(await read('a', next)).toEqual(everywhere(undefined));
    seq = 0;
    await fold(next, heart('a'));
    expect(await read('a', next)).toEqual(everywhere({ count: 1 }));
    await store.views.promote(next);
    expect(() => store.views.reader(view)).toThrow('not among those');
    expect(await read('a', next)).toEqual(everywhere({ count: 1 }));
  });
});

describe('kept documents', () => {
  const json = JSON.stringify({ text: 'x'.repeat(880) });

  it('are bounded together, and those that are asked for stay', () => {
    const keep = keepDocs(20_000);
    const [one, other] = [keep(), keep()];
    const wanted = one.keep('wanted', json);
    for (let at = 0; at < 100; at += 1) {
      other.keep(`doc-${at}`, json);
      expect(one.find('wanted')).toBe(wanted);
    }
    const left = Array.from({ length: 100 }, (_, at) => `doc-${at}`).filter((id) => other.find(id) !== undefined);
    expect(left.length).toBeGreaterThan(5);
    expect(left.length).toBeLessThan(20);
    expect(left.at(-1)).toBe('doc-99');
  });

  it('are bounded too if there is none of an id', () => {
    const keep = keepDocs(20_000);
    const view = keep();
    for (let at = 0; at < 1000; at += 1) expect(view.keep(`none-${at}`, null)).toBeNull();
    expect(Array.from({ length: 1000 }, (_, at) => view.find(`none-${at}`)).filter((found) => found === null).length).toBeLessThan(200);
  });

  it('are bounded together with lists, which a write of any document forgets', () => {
    const keep = keepDocs(20_000);
    const [view, other] = [keep(), keep()];
    let reads = 0;
    const list = (of: typeof view, question: string) =>
      of.listed(question, () => {
        reads += 1;
        return { items: ['a', 'b'], next: 'c' };
      });
    for (const each of [view, other]) expect(list(each, 'all')).toEqual({ items: ['a', 'b'], next: 'c' });
    list(view, 'all');
    expect(reads).toBe(2);
    view.forget('c');
    for (const each of [view, other]) list(each, 'all');
    expect(reads).toBe(3);
    for (let at = 0; at < 100; at += 1) list(view, `question ${at}`);
    expect(reads).toBe(103);
    list(view, 'question 0');
    expect(reads).toBe(104);
    list(view, 'question 99');
    expect(reads).toBe(104);
  });

  it('are forgotten one by one, or all of a view', () => {
    const keep = keepDocs();
    const [view, other] = [keep(), keep()];
    for (const id of ['a', 'b', 'c']) for (const each of [view, other]) each.keep(id, json);
    view.forget('a');
    view.forget('none');
    expect(['a', 'b'].map((id) => view.find(id) !== undefined)).toEqual([false, true]);
    view.clear();
    expect([view.find('b'), view.find('c')]).toEqual([undefined, undefined]);
    expect(other.find('a')).toEqual(JSON.parse(json));
  });
});

import fc from 'fast-check';
import type { RecordedEvent } from '../event.ts';
import type { Commit, StoredEvent } from '../ports/store.ts';
import { comment, foldTrail, foreign, heart, heartTaken, type Trail, trailIds, trailView } from '../testing/store/data.ts';
import { type DocRecord, eventsById, foldRecord, isTombstoneExpired, type Moment } from './fold-engine.ts';
import { recordedEvents } from './recorded-events.ts';

const view = trailView('trails');
const moment: Moment = { at: '2026-01-02T00:00:00.000Z', known: { 'social.0': 7, 'media.1': 3 } };
const eventsOf = (commit: Commit): RecordedEvent[] => recordedEvents('social', commit, new Set());
const fold = (before: DocRecord<Trail> | undefined, lane: number, seq: number, ...events: StoredEvent[]) =>
  foldRecord(view, 'a', before, eventsOf(foreign(lane, seq, events)), moment);

describe('a record', () => {
  it('begins with the first event, and counts its writes', () => {
    const first = fold(undefined, 0, 1, heart('a'));
    expect(first).toMatchObject({ id: 'a', rev: 1, seen: { 'social.0': 1 }, doc: { count: 1 } });
    expect(fold(first, 1, 4, heart('a'))).toMatchObject({ rev: 2, seen: { 'social.0': 1, 'social.1': 4 }, doc: { count: 2 } });
  });

  it('is not written for what it has seen, nor when there is no document and none begins', () => {
    const seen = fold(undefined, 0, 5, heart('a'));
    for (const seq of [1, 4, 5]) expect(fold(seen, 0, seq, heart('a'))).toBeUndefined();
    expect(fold(undefined, 0, 1, comment('a', 'nothing'))).toBeUndefined();
    expect(fold(undefined, 0, 1)).toBeUndefined();
  });

  it('ends as a tombstone that tells who ended it, when, and what was known', () => {
    const ended = fold(fold(undefined, 0, 1, heart('a')), 0, 2, heartTaken('a'));
    expect(ended).toEqual({ id: 'a', rev: 2, seen: { 'social.0': 2 }, gone: { by: 'social.0', at: moment.at, known: moment.known } });
  });

  it('ends also where none began: the end may come before the beginning', () => {
    const ended = fold(undefined, 1, 1, heartTaken('a'));
    expect(fold(ended, 0, 1, heart('a'))).toEqual({ ...ended, rev: 2, seen: { 'social.0': 1, 'social.1': 1 } });
  });

  it('takes several commits of a lane at once, from where it had come', () => {
    const before = fold(undefined, 0, 2, heart('a'));
    const events = [1, 2, 3, 4].flatMap((seq) => eventsOf(foreign(0, seq, [heart('a')])));
    expect(foldRecord(view, 'a', before, events, moment)).toMatchObject({
      seen: { 'social.0': 4 },
      doc: { trail: ['social.0.2.0', 'social.0.3.0', 'social.0.4.0'] },
    });
  });

  it('fails when a fold answers undefined for a document', () => {
    const forgetful = { ...view, fold: () => undefined };
    const before = fold(undefined, 0, 1, heart('a'));
    expect(() => foldRecord(forgetful, 'a', before, eventsOf(foreign(0, 2, [heart('a')])), moment)).toThrow('it must answer the document or deleted');
  });
});

describe('events', () => {
  it('are sorted by the documents they touch, each once, and only those the view reads', () => {
    const twice = { ...view, ids: (event: RecordedEvent) => [...trailIds(event), ...trailIds(event), 'all'] };
    const events = eventsOf(foreign(0, 1, [heart('a'), { type: 'ConnectionRemoved', data: { low: 'a', high: 'b', by: 'a' } }, comment('b', 'x')]));
    const touched = [...eventsById(twice, events)].map(([id, of]) => [id, of.map(({ index }) => index)]);
    expect(touched).toEqual([
      ['a', [0]],
      ['all', [0, 2]],
      ['b', [2]],
    ]);
  });
});

describe('a tombstone', () => {
  const tombstone = { by: 'social.0', ...moment };
  const later = '2026-01-03T00:00:01.000Z';

  it('is over when it is old and the view has passed all that was known', () => {
    expect(isTombstoneExpired(tombstone, { 'social.0': 7, 'media.1': 9 }, later)).toBe(true);
    expect(isTombstoneExpired(tombstone, { 'social.0': 7, 'media.1': 9 }, tombstone.at)).toBe(false);
    expect(isTombstoneExpired(tombstone, { 'social.0': 6, 'media.1': 9 }, later)).toBe(false);
    expect(isTombstoneExpired(tombstone, { 'social.0': 7 }, later)).toBe(false);
  });
});

/** A store in memory that is written in single steps, so that everything may happen between any two of them. */
function stepStore(logs: Commit[][]) {
  const records = new Map<string, DocRecord<Trail>>();
  const cursors = new Map<number, number>();
  /** Commits folded into each document, in the order of writing. */
  const applied = new Map<string, Commit[]>();

  /** One keeper consumes some commits of a partition; at each `yield` it may be paused, or killed. */
  function* take(lane: number, count: number): Generator<void> {
    const cursor = cursors.get(lane) ?? 0;
    const commits = logs[lane]?.slice(cursor, cursor + count) ?? [];
    yield;
    for (const commit of commits) {
      for (const [id, events] of eventsById(view, eventsOf(commit))) {
        for (;;) {
          const before = records.get(id);
          yield;
          const after = foldRecord(view, id, before, events, moment);
          yield;
          if (!after) break;
          if (records.get(id)?.rev !== before?.rev) continue;
          records.set(id, after);
          applied.set(id, [...(applied.get(id) ?? []), commit]);
          break;
        }
      }
      yield;
      cursors.set(lane, Math.max(cursors.get(lane) ?? 0, commit.seq));
    }
  }
  return { records, applied, take };
}

/** Document made of commits in this order, without `seen`. */
function replayOne(id: string, commits: readonly Commit[]): Trail | undefined {
  let doc: Trail | undefined;
  let endedBy: number | undefined;
  for (const event of commits.flatMap(eventsOf).filter((one) => trailIds(one).includes(id))) {
    if (endedBy !== undefined && endedBy !== event.lane) continue;
    const after = foldTrail(doc, event, id);
    doc = typeof after === 'object' ? after : undefined;
    endedBy = typeof after === 'symbol' ? event.lane : doc ? undefined : endedBy;
  }
  return doc;
}

const event = fc
  .record({ item: fc.constantFrom('a', 'b'), what: fc.constantFrom('heart', 'heart', 'comment', 'nothing', 'end') })
  .map(({ item, what }) => (what === 'heart' ? heart(item) : what === 'end' ? heartTaken(item) : comment(item, what)));
const someLogs = fc
  .array(fc.array(fc.array(event, { minLength: 1, maxLength: 3 }), { maxLength: 6 }), { minLength: 1, maxLength: 3 })
  .map((lanes) => lanes.map((list, lane) => list.map((events, at) => foreign(lane, at + 1, events))));
/** One of three keepers does a step; or it is killed and another takes over. */
const move = fc.record({ keeper: fc.nat(2), killed: fc.boolean(), lane: fc.nat(2), count: fc.integer({ min: 1, max: 3 }) });

describe('folding by keepers that are paused and killed between any two steps', () => {
  it('leaves every document as a plain replay would, with each commit folded once', () => {
    fc.assert(
      fc.property(someLogs, fc.array(move, { maxLength: 80 }), (logs, moves) => {
        const store = stepStore(logs);
        const keepers = new Map<number, Generator<void>>();
        for (const { keeper, killed, lane, count } of moves) {
          const at = killed ? undefined : keepers.get(keeper);
          const work = at ?? store.take(lane % logs.length, count);
          keepers.set(keeper, work);
          if (work.next().done) keepers.delete(keeper);
        }
        // The remaining keepers continue one after another, those that were paused longest at the end.
        for (const [lane, log] of logs.entries()) for (const _ of store.take(lane, log.length));
        for (const work of keepers.values()) for (const _ of work);

        for (const id of ['a', 'b']) {
          const applied = store.applied.get(id) ?? [];
          expect(store.records.get(id)?.doc).toEqual(replayOne(id, applied));
          for (const [lane, log] of logs.entries()) {
            const seqs = applied.filter((commit) => commit.lane === lane).map(({ seq }) => seq);
            expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
            const must = log.filter((commit) =>
              eventsOf(commit).some((one) => trailIds(one).includes(id) && !('content' in one.data && one.data.content === 'nothing')),
            );
            expect(seqs).toEqual(expect.arrayContaining(must.map(({ seq }) => seq)));
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});

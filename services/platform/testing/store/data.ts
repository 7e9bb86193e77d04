// Commits and views for the tests of the store: real events, invented views.
import type { Events } from '@kloak/proto/types/index.ts';
import type { RecordedEvent } from '../../event.ts';
import { recordedEvents } from '../../following/recorded-events.ts';
import { type Commit, type Draft, deleted, type Log, type Store, type StoredEvent, type View } from '../../ports/store.ts';

export type SocialEvent = Events['social'];
export type MediaEvent = Events['media'];

let names = 0;
/** A name that no other test has. */
export const fresh = (what: string) => `${what}-${process.pid}-${++names}`;

export const heart = (item: string, who = 'w'): SocialEvent => ({ type: 'HeartGiven', data: { item, owner: 'o', who } });
export const heartTaken = (item: string, who = 'w'): SocialEvent => ({ type: 'HeartTaken', data: { item, owner: 'o', who } });
export const comment = (item: string, content: string, writer = 'w'): SocialEvent => ({
  type: 'CommentSaved',
  data: { comment: `c-${item}`, item, owner: 'o', writer, content },
});

/** A draft at the beginning of a stream of its own; `changed` overrides fields. */
export function draft(events: StoredEvent[], changed: Partial<Draft> = {}): Draft {
  const stream = changed.stream ?? fresh('stream');
  return { lane: 0, stream, home: 'o', version: 1, key: fresh('key'), who: [], events, at: '2026-01-02T03:04:05.678Z', ...changed };
}

/** A commit of another service's log. */
export function foreign(lane: number, seq: number, events: StoredEvent[], changed: Partial<Commit> = {}): Commit {
  return { ...draft(events, { lane }), seq, ...changed };
}

/** Appends a draft that must succeed. */
export async function append(store: Store, of: Draft): Promise<Commit> {
  const appended = await store.log.append(of);
  if (appended.outcome !== 'appended') throw new Error(`the draft ${of.key} was ${appended.outcome}`);
  return appended.commit;
}

/** All commits of a partition, read in pages. */
export async function readLane(log: Log, lane: number, after = 0, page = 1000): Promise<Commit[]> {
  const all: Commit[] = [];
  for (;;) {
    const some = await log.read(lane, all.at(-1)?.seq ?? after, page);
    all.push(...some);
    if (some.length === 0) return all;
  }
}

/** Folds the rest of the own log, like a keeper. */
export async function catchUp(store: Store, service: string, view: View): Promise<void> {
  for (const lane of (await store.log.tails()).keys()) {
    const cursor = (await store.views.cursors(view, service)).get(lane) ?? 0;
    await store.views.fold(view, service, lane, await readLane(store.log, lane, cursor));
  }
}

/** A document that lists every event it was made of, in the order of arrival. */
export type Trail = { item: string; count: number; said: string[]; trail: string[] };

export function trailView(name: string, version = 1): View<Trail> {
  return {
    name,
    version,
    indexes: { byItem: { equals: ['item'], sort: 'count', order: 'newest' } },
    reads: { social: ['HeartGiven', 'HeartTaken', 'CommentSaved'], media: ['ItemFailed'] },
    ids: trailIds,
    fold: foldTrail,
  };
}

/** `{source}.{lane}.{seq}.{index}` */
export const placeName = ({ source, lane, seq, index }: RecordedEvent) => `${source}.${lane}.${seq}.${index}`;

/** A reply also touches its parent. */
export function trailIds({ data }: RecordedEvent): string[] {
  const item = 'item' in data ? [data.item] : [];
  return 'responseTo' in data && data.responseTo ? [...item, data.responseTo] : item;
}

/** Taken hearts and failed items end the document; the comment `nothing` begins none. */
export function foldTrail(doc: Trail | undefined, event: RecordedEvent, id: string): Trail | typeof deleted | undefined {
  if (event.type === 'HeartTaken' || event.type === 'ItemFailed') return deleted;
  const said = event.type === 'CommentSaved' ? [event.data.content] : [];
  if (!doc && said[0] === 'nothing') return undefined;
  return { item: id, count: (doc?.count ?? 0) + 1, said: [...(doc?.said ?? []), ...said], trail: [...(doc?.trail ?? []), placeName(event)] };
}

/** Rest of a document in a replay without `seen`: the document, or the partition that ended it. */
type ReplayRest<Doc> = { doc: Doc } | { endedBy: string };

/** Folds commits one after another in memory: a view must equal the result. `erased` as in the store. */
export function plainReplay<Doc extends object>(view: View<Doc>) {
  const left = new Map<string, ReplayRest<Doc>>();
  return {
    take(source: string, commit: Commit, erased: ReadonlySet<string> = new Set()): void {
      const lane = `${source}.${commit.lane}`;
      for (const event of recordedEvents(source, commit, erased)) {
        const types: readonly string[] = view.reads[event.source] ?? [];
        for (const id of types.includes(event.type) ? view.ids(event) : []) {
          const now = left.get(id);
          if (now && 'endedBy' in now && now.endedBy !== lane) continue;
          const after = view.fold(now && 'doc' in now ? now.doc : undefined, event, id);
          if (after === deleted) left.set(id, { endedBy: lane });
          else if (after) left.set(id, { doc: after });
        }
      }
    },
    doc(id: string): Doc | undefined {
      const now = left.get(id);
      return now && 'doc' in now ? now.doc : undefined;
    },
    ids: () => [...left.keys()],
  };
}

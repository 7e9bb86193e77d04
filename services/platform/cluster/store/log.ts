// The log of one service in its database.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkStream, maxCommitsRead, streamLimit } from '../../ports/shared/store-rules.ts';
import type { AppendOutcome, Commit, Draft, Log, StreamPlace } from '../../ports/store.ts';
import type { TakeClaim } from './claims.ts';
import { type Commits, readyDraft } from './commits.ts';
import { refuseUnavailable } from './database.ts';
import { openLaneWriter } from './lane.ts';
import type { Tails } from './tails.ts';

/** Limit of places that are read one by one; more are read as a range. */
const maxSingleReads = 4;

type LogOptions = { id: string; commits: Commits; tails: Tails; lanes: number; takeClaim: TakeClaim };

export function openLog({ id, commits, tails, lanes, takeClaim }: LogOptions): Log & { settled(): Promise<void> } {
  const listeners = new Set<(commits: Commit[]) => void>();
  const appended = (list: Commit[]) => {
    for (const listener of listeners) listener(list);
  };
  const writers = Array.from({ length: lanes }, (_, lane) => openLaneWriter({ lane, commits, tails, appended }));

  /** Appends of this process that are under way. */
  const underWay = new Map<string, Promise<AppendOutcome>>();
  /** Forgotten a turn after its outcome, when nothing is decided on it any more. */
  const noteUnderWay = async (place: string, appending: Promise<AppendOutcome>) => {
    underWay.set(place, appending);
    await Promise.allSettled([appending]);
    await nextTurn();
    if (underWay.get(place) === appending) underWay.delete(place);
  };
  /** True if the commit with this key is the version before the draft. `earlier`: its append, if under way; only as it was drafted is it that commit. */
  const isBefore = async ({ lane, stream, version }: Draft, key: string, earlier: Promise<AppendOutcome> | undefined): Promise<boolean> => {
    const outcome = await earlier?.catch(() => undefined);
    const appended = outcome?.outcome === 'appended' ? outcome.commit : undefined;
    const before = earlier ? appended : (await commits.byKey(lane, key))?.commit;
    return before?.stream === stream && before.version === version - 1;
  };

  /** One by one: near the tail most questions find nothing, or one. */
  const readNear = async (lane: number, after: number, limit: number): Promise<Commit[]> => {
    const places = Array.from({ length: limit }, (_, index) => after + 1 + index);
    if (tails.known(lane).seq >= after + limit) return (await Promise.all(places.map((seq) => commits.at(lane, seq)))).filter((found) => found !== undefined);
    const found: Commit[] = [];
    for (const seq of places) {
      const next = await commits.at(lane, seq);
      if (!next) break;
      found.push(next);
    }
    return found;
  };

  const read = async (lane: number, after: number, limit: number): Promise<Commit[]> => {
    const isFar = limit > maxSingleReads && tails.known(lane).seq > after + maxSingleReads;
    const first = isFar ? [] : await readNear(lane, after, Math.min(limit, maxSingleReads));
    const more = isFar || (limit > maxSingleReads && first.length === maxSingleReads);
    const found = more ? [...first, ...(await commits.range(lane, after + first.length, limit - first.length))] : first;
    const gap = found.findIndex(({ seq }, index) => seq !== after + 1 + index);
    const dense = gap < 0 ? found : found.slice(0, gap);
    const last = dense.at(-1);
    if (last) tails.note(lane, { seq: last.seq, link: last.link });
    return dense;
  };

  return {
    id,
    async append(draft, claim, after) {
      const writer = writers[draft.lane];
      if (!writer) throw new Error(`There is no lane ${draft.lane}.`);
      const ready = readyDraft(draft);
      const placeOf = (key: string) => `${draft.lane}:${key}`;
      // [Note: No append waits for a later one] Found before anything is awaited: a repeat has the same key, and would wait for itself.
      const earlier = after === undefined ? undefined : underWay.get(placeOf(after));
      const appending = (async (): Promise<AppendOutcome> => {
        if (claim && !(await takeClaim(claim))) return { outcome: 'claimed' };
        if (after !== undefined && !(await isBefore(draft, after, earlier))) return { outcome: 'moved' };
        return writer.append(ready);
      })();
      void noteUnderWay(placeOf(draft.key), appending);
      return appending;
    },
    async stream(lane, stream, last) {
      return checkStream(stream, await refuseUnavailable(() => commits.newestOf(lane, stream, streamLimit(last))));
    },
    byKey: (lane, key) => refuseUnavailable(async () => (await commits.byKey(lane, key))?.commit),
    read: (lane, after, limit) => refuseUnavailable(() => read(lane, after, Math.min(limit, maxCommitsRead))),
    tails: () =>
      refuseUnavailable(async () => {
        const found = await Promise.all(writers.map(async (_, lane): Promise<[number, number]> => [lane, (await tails.find(lane)).seq]));
        return new Map(found.filter(([, seq]) => seq > 0));
      }),
    hintTail: tails.hint,
    about: (person, after, limit) => refuseUnavailable(() => commits.about(person, after, limit)),
    redact: (commit) => refuseUnavailable(() => commits.redact(commit)),
    streamsFrom: (prefix, after = { lane: 0, stream: '' }, limit) =>
      refuseUnavailable(async () => {
        const found: StreamPlace[] = [];
        for (let { lane, stream } = after; lane < lanes && found.length < limit; lane += 1, stream = '')
          found.push(...(await commits.streamsFrom(prefix, { lane, stream }, limit - found.length)));
        return found;
      }),
    rename: (place, name) => refuseUnavailable(() => commits.rename(place, name)),
    onAppended(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async settled() {
      await Promise.all(writers.map((writer) => writer.settled()));
    },
  };
}

// Content that a process writes and folds before it is killed: everything is derived from numbers, so that the check knows the expected result.
import type { Commit, Draft, View } from '../../ports/store.ts';
import { comment, draft, foldTrail, foreign, heart, heartTaken, type MediaEvent, type Trail, trailView } from '../../testing/store/data.ts';

/** Documents written by several partitions keep their trail sorted, so that the order of partitions does not matter. */
export const killedView: View<Trail> = {
  ...trailView('killed'),
  reads: { social: ['HeartGiven', 'HeartTaken', 'CommentSaved'], media: ['ItemFailed', 'ItemArrived'] },
  fold(doc, event, id) {
    const after = foldTrail(doc, event, id);
    return typeof after === 'object' && id.startsWith('shared') ? { ...after, trail: after.trail.sort() } : after;
  },
};

/** Three events: two on a document of the partition, one on a document of all partitions. */
export function numberedDraft(run: string, lanes: number, number: number): Draft {
  const lane = number % lanes;
  const item = `lane-${lane}-${number % 5}`;
  const events = [heart(item), number % 7 === 0 ? heartTaken(item) : comment(item, `${number}`), heart(`shared-${run}`)];
  return draft(events, { lane, stream: `${run}/${number}`, key: `${run}/${number}` });
}

/** A commit of media's log, which nobody keeps. */
export function numberedForeign(lane: number, seq: number): Commit {
  const item = `media-${lane}-${seq % 5}`;
  const arrived: MediaEvent = { type: 'ItemArrived', data: { item, owner: 'o', upload: 'u', incomingKey: 'k', etag: 'e', size: seq } };
  const failed: MediaEvent = { type: 'ItemFailed', data: { item, owner: 'o', reason: 'r' } };
  const shared: MediaEvent = { type: 'ItemArrived', data: { ...arrived.data, item: `shared-media-${Math.floor(seq / 50)}` } };
  return foreign(lane, seq, [arrived, seq % 6 === 0 ? failed : arrived, shared], { stream: `m-${lane}-${seq}`, key: `m-${lane}-${seq}` });
}

export const foreignLanes = [0, 1];

/** Task of the process, as JSON in its argument. */
export type KilledTask = { module: string; name: string; settings: object; lanes: number; run: string };

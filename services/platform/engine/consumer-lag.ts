import { isUnavailable } from '../errors.ts';
import type { Service } from '../service.ts';
import type { Runtime } from './context.ts';

const mostBehind = 100;

/** `what`: the name of a view, or `reactions`. */
type ConsumerLag = { what: string; source: string; lane: number; commits: number };

/** Lag of consumers. For a log whose service is unavailable it is unknown. */
export async function lagOf({ views, store, source }: Runtime, { reactions }: Service): Promise<ConsumerLag[]> {
  const names = new Set([...views, ...reactions].flatMap(({ reads }) => Object.keys(reads)));
  const found: ConsumerLag[] = [];
  for (const name of names) {
    const tails = await source.tails(name).catch(nothingWhileAway);
    const note = (what: string, cursors: ReadonlyMap<number, number>) => {
      for (const [lane, tail] of tails) if (tail > (cursors.get(lane) ?? 0)) found.push({ what, source: name, lane, commits: tail - (cursors.get(lane) ?? 0) });
    };
    for (const view of views) if (name in view.reads) note(view.name, await store.views.cursors(view, name));
    if (reactions.some(({ reads }) => name in reads)) note('reactions', await store.jobs.cursors(name));
  }
  return found.sort((one, other) => other.commits - one.commits).slice(0, mostBehind);
}

function nothingWhileAway(error: unknown): ReadonlyMap<number, number> {
  if (isUnavailable(error)) return new Map();
  throw error;
}

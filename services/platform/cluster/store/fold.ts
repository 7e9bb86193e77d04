// Folds commits of one partition into one view: documents are read, and written by compare-and-set on `rev`. If another process wrote one of them in
// between, all are read and folded again.
import { setTimeout as pause } from 'node:timers/promises';
import { type Backoff, backoffMs } from '../../async/backoff.ts';
import { unavailable } from '../../errors.ts';
import {
  type DocWrite,
  type FoldableCommit,
  type FoldPlan,
  hasDeleted,
  planFold,
  touchedDocs,
  touchedIds,
  withKnownTails,
} from '../../following/fold-commits.ts';
import type { FoldedUpTo } from '../../following/fold-engine.ts';
import type { View } from '../../ports/store.ts';
import type { Records } from './records.ts';

const maxTries = 20;
const contention: Backoff = { firstMs: 2, maxMs: 100, spread: 1 };

/** Saves planned writes of the present documents; plans again while others write them. Refuses: 503 `unavailable`. */
export async function saveChanges<Plan extends { writes: DocWrite[] }>(
  records: Records,
  ids: string[],
  plan: (loaded: Awaited<ReturnType<Records['load']>>) => Promise<Plan>,
): Promise<Plan> {
  for (let failures = 0; failures < maxTries; failures += 1) {
    const planned = await plan(await records.load(ids));
    if (planned.writes.length === 0 || (await records.save(planned.writes))) return planned;
    await pause(backoffMs(failures, contention));
  }
  throw unavailable('The database');
}

type FoldOptions = { view: View; records: Records; commits: readonly FoldableCommit[]; knownTo(): Promise<FoldedUpTo> };

/** Writes nothing of the commit whose fold throws, nor of later ones, unless another keeper wrote their documents in between. */
export function foldCommits({ view, records, commits, knownTo }: FoldOptions): Promise<FoldPlan> {
  const touched = touchedDocs(view, commits);
  return saveChanges(records, touchedIds(touched), async (loaded) => {
    const plan = planFold(view, touched, (id) => loaded.get(id));
    return hasDeleted(plan.writes) ? { ...plan, writes: withKnownTails(plan.writes, await knownTo()) } : plan;
  });
}

import type { ReactionCtx } from '@kloak/platform/context.ts';
import { conversionPush, type FileProgress } from '@kloak/proto/rules/files/file-progress.ts';

/** Longer than a film waits between two of its runs, mostly. */
const keptSeconds = 24 * 3600;

/**
 * Notifies the owner's pages of a film's progress in percent. It never decreases: a restarted run, even in another process, reports nothing until it
 * exceeds the earlier value.
 */
export async function filmProgress(ctx: ReactionCtx, { item, owner }: { item: string; owner: string }, fileName: string): Promise<(percent: number) => void> {
  const key = `film-progress:${item}`;
  let told = Number((await ctx.cache.get(key).catch(() => undefined)) ?? -1);
  return (percent) => {
    if (percent <= told) return;
    told = percent;
    // If the cache loses it, the next run only pushes all its percentages again.
    ctx.cache.set(key, String(percent), keptSeconds).catch(() => undefined);
    const progress: FileProgress = { fileName, progress: percent, finished: false, postId: item };
    ctx.push(owner, conversionPush, progress);
  };
}

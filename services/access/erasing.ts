// Erasure of a deleted account, the same in every service.
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { type Reaction, reaction } from '@kloak/platform/reaction.ts';

/** Longer than an access token lives, and than a call, an upload of its bytes and most renderings take. */
export const secondPassSeconds = 3600;

type Forget = (ctx: ReactionCtx, person: string) => Promise<unknown>;
const nothing: Forget = async () => undefined;

/**
 * Erases the person of a deleted account from a service. First `forget` decides on the person's things (idempotent); then bytes and texts are removed.
 * An hour later it runs again, for work that was in progress. It resumes after an interruption. Repeated failure parks the job for admins.
 */
export function erasureReactions(forget: Forget = nothing): Reaction[] {
  const erase = async (ctx: ReactionCtx, { data: { account } }: { data: { account: string } }) => {
    await forget(ctx, account);
    await ctx.erase(account);
  };
  return [
    reaction({ name: 'erase-member', from: 'start', on: { identity: { AccountDeleted: erase } } }),
    reaction({ name: 'erase-rest-of-member', from: 'start', afterSeconds: secondPassSeconds, on: { identity: { AccountDeleted: erase } } }),
  ];
}

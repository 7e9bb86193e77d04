// What every service does when an account was deleted.
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { type Reaction, reaction } from '@kloak/platform/reaction.ts';

/** Longer than an access token lives, and than a call, an upload of its bytes and most renderings take. */
export const afterAllSeconds = 3600;

type Forget = (ctx: ReactionCtx, person: string) => Promise<unknown>;
const nothing: Forget = async () => undefined;

/**
 * Erases the person of a deleted account from a service: `forget` decides on its streams what is to become of the person's things, which is done twice as once;
 * then bytes and text go. An hour later the same again, for what was under way meanwhile. Whatever interrupts it, it begins again; what fails ever again is
 * shown to admins as a parked job.
 */
export function erasing(forget: Forget = nothing): Reaction[] {
  const erase = async (ctx: ReactionCtx, { data: { account } }: { data: { account: string } }) => {
    await forget(ctx, account);
    await ctx.erase(account);
  };
  return [
    reaction({ name: 'erase-member', from: 'start', on: { identity: { AccountDeleted: erase } } }),
    reaction({ name: 'erase-rest-of-member', from: 'start', afterSeconds: afterAllSeconds, on: { identity: { AccountDeleted: erase } } }),
  ];
}

import type { ReactionCtx } from '@kloak/platform/context.ts';
import { Refusal, unavailable } from '@kloak/platform/errors.ts';
import { item } from '../domain/item/item.ts';
import { claim, claimStatus, originalClaim } from '../domain/original-claim.ts';
import { files, isUnchecked } from '../views/files.ts';

type WantedClaim = { owner: string; sha256: string; item: string };

/** Maximum time that a check occupies its job while another item with the same bytes is checked. */
const checkTimeoutMs = 2000;
/** Number of lost races for the claim before the job is retried later. */
const maxRounds = 5;

/**
 * Claims these bytes in the owner's vault for an item. Returns the item that has them already, if any. If that one is under check, waits up to 2 s and
 * then refuses, so that the job is retried: 503 `catching-up`.
 */
export async function claimOriginal(ctx: ReactionCtx, wanted: WantedClaim): Promise<string | undefined> {
  const stream = originalClaim.of(wanted);
  for (let round = 0; round < maxRounds; round += 1) {
    const { holder } = await ctx.state(stream);
    if (holder === wanted.item) return undefined;
    const status = holder === undefined ? undefined : await statusOf(ctx, wanted, holder);
    if (status === 'valid') return holder;
    // The step names the one it is taken from, so that a later run does not find an older claim of its own.
    const taken = await ctx.decide(stream, claim(wanted, holder), { step: `from ${holder ?? ''}` }).catch(unlessHeld);
    if (taken) return undefined;
  }
  throw new Error(`other items keep claiming the bytes ${wanted.sha256}`);
}

/** Status of an item's claim on these bytes, once its own check is over. */
async function statusOf(ctx: ReactionCtx, { owner, sha256 }: WantedClaim, holder: string) {
  await ctx.view(files).waitFor([holder], (docs) => docs.length > 0 && !docs.some(isUnchecked), checkTimeoutMs);
  const status = claimStatus(await ctx.state(item.of({ item: holder, owner })), sha256);
  if (status === 'pending') throw unavailable('The check of the same bytes', 'catching-up');
  return status;
}

function unlessHeld(error: unknown): undefined {
  if (error instanceof Refusal && error.code === 'held') return undefined;
  throw error;
}

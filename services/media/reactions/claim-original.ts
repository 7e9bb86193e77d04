import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@kloak/platform/errors.ts';
import type { ReactionCtx } from '@kloak/platform/service.ts';
import { item } from '../domain/item.ts';
import { claim, claimStatus, original, originalId } from '../domain/original.ts';

/** How often, and after how many milliseconds more each time, the check of the same bytes is waited for. */
const looks = { most: 12, pause: 25 };

/**
 * Claims the one place of these bytes in the owner's vault for an item. Answers the item that has it already, if one does. While
 * that one is itself being checked it waits a little, and then throws, to be tried again.
 */
export async function claimOriginal(ctx: ReactionCtx, wanted: { owner: string; sha256: string; item: string }): Promise<string | undefined> {
  const { owner, sha256 } = wanted;
  const stream = { id: originalId(owner, sha256), home: owner };
  for (let look = 1; look <= looks.most; look += 1) {
    const { holder } = await ctx.state(original, stream);
    if (holder === wanted.item) return undefined;
    const worth = holder === undefined ? 'lapsed' : claimStatus(await ctx.state(item, { id: holder, home: owner }), sha256);
    if (worth === 'stands') return holder;
    if (worth === 'lapsed') {
      // The step names the one it is taken from, so that a later run does not find an older claim of its own.
      const taken = await ctx.decide(original, stream, claim(wanted, holder), { step: `from ${holder ?? ''}` }).catch(unlessHeld);
      if (taken) return undefined;
    }
    await pause(look * looks.pause);
  }
  throw new Error(`the bytes ${sha256} are still being checked as another item`);
}

function unlessHeld(error: unknown): undefined {
  if (error instanceof Refusal && error.code === 'held') return undefined;
  throw error;
}

// [Note: Pushed tags] A row beside the log, for each member and tag, counts its pushes: twice their number, and one more once the push is withdrawn. So an
// even number means that devices display something. A job that repeats finds its own row, and counts nothing again.
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { pushLifeMs } from '@kloak/proto/rules/device-pushes.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { notifiedForDays } from '@kloak/proto/rules/notifications.ts';

type Tagged = { member: string; tag: string };
/** `pushes`: how often it was pushed. `isDisplayed`: and not withdrawn. `at`: time that the newest push noted. */
export type PushedTag = { pushes: number; isDisplayed: boolean; at: string; generation: number | undefined };

const rowOf = ({ member, tag }: Tagged) => `push:${member}:${tag}`;
const later = (ctx: ReactionCtx, ms: number) => new Date(ctx.now().getTime() + ms).toISOString();

function pushedTag(generation: number | undefined, at = ''): PushedTag {
  const count = generation ?? 0;
  return { pushes: Math.floor(count / 2), isDisplayed: count > 0 && count % 2 === 0, at, generation };
}

/** State of some tags (≤ 500) of a member, in their order. */
export async function pushedTags(ctx: ReactionCtx, member: string, tags: readonly string[]): Promise<PushedTag[]> {
  const found = await ctx.rotations.getMany(tags.map((tag) => rowOf({ member, tag })));
  const byId = new Map(found.map((row) => [row.id, row]));
  return tags.map((tag) => {
    const row = byId.get(rowOf({ member, tag }));
    return pushedTag(row?.generation, row?.at);
  });
}

const advance = (ctx: ReactionCtx, one: Tagged, generation: number, at: string, former: number | undefined) =>
  ctx.rotations.advance({ id: rowOf(one), person: one.member, generation, at, until: later(ctx, (notifiedForDays + 1) * dayMs) }, former);

const ownRow = (ctx: ReactionCtx, { member, tag }: Tagged) => ctx.id(`push:${member}:${tag}`);

/** The next generation of a tag, once for all runs of this job. False if another job was first. */
async function claim(ctx: ReactionCtx, one: Tagged, { generation }: PushedTag, next: number, at: string): Promise<boolean> {
  const own = ownRow(ctx, one);
  if (!(await advance(ctx, one, next, at, generation))) return false;
  await ctx.rotations.advance({ id: own, person: one.member, generation: 1, at, until: later(ctx, 2 * pushLifeMs) }, undefined);
  return true;
}

/** State of one tag, and whether an earlier run of this job claimed it. */
async function stateOf(ctx: ReactionCtx, one: Tagged): Promise<{ before: PushedTag; isOwn: boolean }> {
  const own = ownRow(ctx, one);
  const found = await ctx.rotations.getMany([rowOf(one), own]);
  const row = found.find(({ id }) => id === rowOf(one));
  return { before: pushedTag(row?.generation, row?.at), isOwn: found.some(({ id }) => id === own) };
}

const next = ({ pushes }: PushedTag) => 2 * (pushes + 1);

/** Notes that devices display something of a tag. Always true: the number of these pushes is not limited. */
export async function notePush(ctx: ReactionCtx, one: Tagged, at: string): Promise<true> {
  const { before } = await stateOf(ctx, one);
  if (!before.isDisplayed) await advance(ctx, one, next(before), at, before.generation);
  return true;
}

/** True if `isNext` allows a push of the tag after the earlier ones, or this job has claimed it. */
export async function isClaimable(ctx: ReactionCtx, one: Tagged, isNext: (before: PushedTag) => boolean): Promise<boolean> {
  const { before, isOwn } = await stateOf(ctx, one);
  return isOwn || isNext(before);
}

/** Claims such a push. */
export async function claimPush(ctx: ReactionCtx, one: Tagged, at: string, isNext: (before: PushedTag) => boolean): Promise<boolean> {
  const { before, isOwn } = await stateOf(ctx, one);
  return isOwn || (isNext(before) && claim(ctx, one, before, next(before), at));
}

/** Claims the withdrawal of what devices display of a tag. */
export async function claimWithdrawal(ctx: ReactionCtx, one: Tagged, before: PushedTag): Promise<boolean> {
  if (before.isDisplayed && before.generation !== undefined) return claim(ctx, one, before, before.generation + 1, before.at);
  return before.pushes > 0 && (await stateOf(ctx, one)).isOwn;
}

import { type Change, changePush } from '@kloak/proto/rules/changes.ts';
import type { ReactionCtx } from './context.ts';
import { formatPosition } from './position.ts';

/** Tells the open pages of members what changed, and from which position on they see it. May be lost. */
export function pushChanges(ctx: Pick<ReactionCtx, 'push' | 'position'>, members: readonly string[], changes: readonly Change[]): void {
  const at = formatPosition(ctx.position);
  for (const member of members) for (const change of changes) ctx.push(member, changePush, { ...change, at });
}

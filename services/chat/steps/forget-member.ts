import type { ReactionCtx } from '@kloak/platform/context.ts';
import { eachOf } from '@kloak/platform/lists/paging.ts';
import { forget, room } from '../domain/room.ts';
import { memberships } from '../views/memberships.ts';

/** Takes a member out of all groups. A room of two stays with the other, who finds in it what they said themselves. */
export async function forgetMember(ctx: ReactionCtx, who: string): Promise<void> {
  await eachOf(ctx.view(memberships), { index: 'byMember', equals: [who] }, ({ room: id }) => ctx.decide(room.of({ room: id }), forget(id, who)));
}

import type { ReactionCtx } from '@kloak/platform/context.ts';
import { forEachDoc } from '@kloak/platform/lists/paging.ts';
import { forget, room } from '../domain/room.ts';
import { memberships } from '../views/memberships.ts';

/** Removes a member from all groups. A room of two stays with the other member, with that one's messages. */
export async function forgetMember(ctx: ReactionCtx, who: string): Promise<void> {
  await forEachDoc(ctx.view(memberships), { index: 'byMember', equals: [who] }, ({ room: id }) => ctx.decide(room.of({ room: id }), forget(id, who)));
}

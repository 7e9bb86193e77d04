import { groupMembers, inviterOf, membershipsOf } from '@kloak/access/group-members.ts';
import { blockedBy, relations } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';

/** Groups that invite the member, except by somebody the member blocks. */
export async function invitesOf(ctx: Pick<Ctx, 'strict' | 'view'>, who: string): Promise<string[]> {
  const [listed, blocked] = await Promise.all([membershipsOf(ctx.view(groupMembers), who, 'invites'), blockedBy(ctx.strict(relations), who)]);
  return listed.filter(({ inviter = '' }) => !blocked.has(inviter)).map(({ group }) => group);
}

/** True if the invited person should be notified: not if they block the inviter. */
export async function hearsOfInvite(ctx: Pick<Ctx, 'strict'>, group: string, who: string): Promise<boolean> {
  const [inviter, blocked] = await Promise.all([inviterOf(ctx.strict(groupMembers), group, who), blockedBy(ctx.strict(relations), who)]);
  return !blocked.has(inviter);
}

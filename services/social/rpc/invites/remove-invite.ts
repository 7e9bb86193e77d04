import { accounts, rightsOf } from '@kloak/access/accounts.ts';
import { member } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { inviteId, invites, removeInvite as remove } from '../../domain/invites.ts';
import { invitesTo, ownInvites } from '../../steps/invite-lists.ts';

export const removeInvite = rpc('social', 'RemoveInvite', {
  access: member,
  async run(ctx, { email }, me) {
    const invited = { email, member: await whoseInvite(ctx, me, email) };
    await ctx.decide(invites.of(invited), remove(invited, me));
    return { invites: await ownInvites(ctx, me) };
  },
});

/** Owner of the invite to remove: the caller if on the caller's list; for an admin, else the newest invite of anybody. */
async function whoseInvite(ctx: Ctx, me: string, email: string): Promise<string> {
  const isOwn = (await ctx.state(invites.of({ member: me }))).includes(inviteId({ member: me, email }));
  if (isOwn || !(await rightsOf(ctx.strict(accounts), me)).admin) return me;
  const [newest] = await invitesTo(ctx, email);
  return newest?.member ?? me;
}

import { accounts, rightsOf } from '@kloak/access/accounts.ts';
import { cardByNameOrMail, cards } from '@kloak/access/cards.ts';
import { verifiedToConnect } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { refusalOf, valueOrRefuse } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { readAddressOfOther } from '@kloak/proto/rules/people/addresses.ts';
import { inviteToOneself, maxInvites, maxInvitesOfAdmin } from '@kloak/proto/rules/people/invites.ts';
import { noSuchMember } from '@kloak/proto/rules/people/members.ts';
import { askInviteMail, inviteMails } from '../../domain/invite-mails.ts';
import { canInvite, inviteId, invites, sendInvite as send } from '../../domain/invites.ts';
import { askToConnect } from '../../steps/ask-to-connect.ts';
import { ownInvites } from '../../steps/invite-lists.ts';
import { publicProfile } from '../../steps/profiles.ts';

export const sendInvite = rpc('social', 'SendInvite', {
  access: verifiedToConnect,
  async run(ctx, request, me) {
    const to = request.to.trim();
    // An invited address that has joined since stays on the list.
    const isListed = (await ctx.state(invites.of({ member: me }))).includes(inviteId({ member: me, email: to }));
    const card = isListed ? undefined : await cardByNameOrMail(ctx.view(cards), to);
    if (card?.id === me) throw refusalOf(inviteToOneself);
    if (card) return { member: publicProfile(card), connected: await askToConnect(ctx, me, card.id), invites: await ownInvites(ctx, me) };
    if (!to.includes('@')) throw refusalOf(noSuchMember);
    await sendMail(ctx, me, valueOrRefuse(readAddressOfOther(to)));
    return { invites: await ownInvites(ctx, me), connected: false };
  },
});

async function sendMail(ctx: Ctx, member: string, email: string): Promise<void> {
  const stream = invites.of({ member });
  const invited = { member, email };
  const { admin } = await rightsOf(ctx.strict(accounts), member);
  const max = admin ? maxInvitesOfAdmin : maxInvites;
  // An invite that will be refused must not use up the limit of mails to its address. A repeat finds the earlier decision.
  if (canInvite(await ctx.state(stream), invited, max)) await ctx.decide(inviteMails.of({ email }), askInviteMail(ctx.now()));
  await ctx.decide(stream, send(invited, max));
}

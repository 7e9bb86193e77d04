import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { EventOfType } from '@kloak/platform/event.ts';
import { causeOf } from '@kloak/platform/mails/mail-cause.ts';
import { nameInMail } from '@kloak/platform/mails/without-links.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { invitedFields, inviteLinkDays } from '@kloak/proto/rules/people/invites.ts';
import { account } from '../domain/account.ts';
import { inviteMessage } from '../tools/invite-message.ts';
import { writeInviteToken } from '../tools/invite-token.ts';

const validityMs = inviteLinkDays * dayMs;

async function send(ctx: ReactionCtx, event: EventOfType<'social', 'InviteSent' | 'InviteResent'>): Promise<void> {
  const { member, invite, email } = event.data;
  const inviter = await ctx.state(account.of({ account: member }));
  // An erased inviter has neither a name nor a known invitation.
  if (inviter.status !== 'registered' || inviter.username === '' || email === '') return;
  const token = await writeInviteToken(ctx, { invite, email, expiresAt: new Date(Date.parse(event.at) + validityMs) });
  // A fragment (after #) reaches only the page, so it is in no log of a server or proxy.
  const fields = new URLSearchParams({ [invitedFields.token]: token, [invitedFields.email]: email });
  const message = inviteMessage({ inviter: nameInMail(inviter.username), link: `${ctx.settings.url}/register#${fields}` });
  await ctx.mail.send({ ...message, to: email, cause: causeOf(event) });
}

/** The mail with the personal link. A repeat sends the same message again, with the same link and Message-ID. */
export const sendInvite = reaction({
  name: 'send-invite',
  mails: true,
  from: 'now',
  on: { social: { InviteSent: send, InviteResent: send } },
});

// [Note: Invites] Social stores the list of a member's invites. Identity makes the tokens and mails the links, and its confirmation event names the invite
// whose link was used. A connection needs both. The confirmed address must be the invited one, so a forwarded link connects nobody else. The new member must
// come by that link, so knowing an address connects nobody. If only the address matches, the new member gets a request.
import { cardByMail, cards } from '@kloak/access/cards.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { joinInvited, pair, pairChange } from '../domain/pair.ts';
import { invitesTo } from '../steps/invite-lists.ts';
import { reachedLimits } from '../steps/reached-limits.ts';

/** Connects a new member with everybody who invited the address. `usedInvite`: the invite whose link led to the registration. */
async function connect(ctx: ReactionCtx, account: string, email: string, usedInvite: string | undefined): Promise<void> {
  const inviting = (await invitesTo(ctx, email)).filter(({ member }) => member !== account);
  for (const { id, member } of inviting) {
    const change = pairChange(member, account);
    await ctx.decide(pair.of(change), joinInvited(change, id === usedInvite, await reachedLimits(ctx, member, account)));
  }
  ctx.pushChanges(
    inviting.map(({ member }) => member),
    [{ what: 'connections' }],
  );
}

/** See [Note: Invites]. Confirmation and invite may happen at the same time; whichever sees the other first connects the two. */
export const connectInvited = reaction({
  name: 'connect-invited',
  from: 'now',
  on: {
    identity: {
      async EmailConfirmed(ctx, { data: { account, invite } }) {
        const card = await ctx.view(cards).get(account);
        if (card) await connect(ctx, account, card.mail, invite);
      },
    },
    social: {
      async InviteSent(ctx, { data: { member, email } }) {
        const card = await cardByMail(ctx.view(cards), email);
        if (card && card.id !== member) await connect(ctx, card.id, email, undefined);
      },
    },
  },
});

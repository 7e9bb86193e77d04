import { cards } from '@kloak/access/cards.ts';
import { anyone } from '@kloak/access/rules.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { noInvite } from '@kloak/proto/rules/people/invites.ts';
import { invites } from '../../views/invites.ts';

export const getInviter = rpc('social', 'GetInviter', {
  access: anyone,
  async run(ctx, { token }) {
    const { invite } = await ctx.rpc.identity.ReadInvite({ token });
    const found = invite === undefined ? undefined : await ctx.view(invites).get(invite);
    const card = found && (await ctx.view(cards).get(found.member));
    if (!card?.username) throw refusalOf(noInvite);
    return { account: card.id, username: card.username };
  },
});

import { cards, confirmedAddresses } from '@kloak/access/cards.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { maxInvitesOfAdmin } from '@kloak/proto/rules/people/invites.ts';
import { normalizeAddress } from '@kloak/proto/rules/people/names.ts';
import type { Invite } from '@kloak/proto/types/social.ts';
import { type InviteDoc, invites } from '../views/invites.ts';

/** Maximum invites read for one address, newest first. */
const maxOfAddress = 100;

/** A member's own invites, newest first, with whether the address is confirmed. */
export async function ownInvites(ctx: Ctx, member: string): Promise<Invite[]> {
  const { items } = await ctx.view(invites).page({ index: 'byMember', equals: [member], limit: maxInvitesOfAdmin });
  const joined = await confirmedAddresses(
    ctx.view(cards),
    items.map(({ address }) => address),
  );
  return items.map(({ id, email, address }) => ({ id, email, joined: joined.has(address) }));
}

/** The invites to an address, newest first; none to no address. */
export async function invitesTo(ctx: Pick<Ctx, 'view'>, email: string): Promise<InviteDoc[]> {
  const address = normalizeAddress(email);
  return address === '' ? [] : (await ctx.view(invites).page({ index: 'byAddress', equals: [address], limit: maxOfAddress })).items;
}

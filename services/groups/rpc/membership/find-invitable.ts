import { cardByMail, cards, cardsById } from '@kloak/access/cards.ts';
import { groupPeople } from '@kloak/access/group-people.ts';
import { blockersAmong, connectedAmong, relations, relativesOf } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { normalizeAddress, normalizeName } from '@kloak/proto/rules/names.ts';
import { looksForInvitable } from '../../access/group.ts';
import { profileOf } from '../../views/profiles.ts';

export const findInvitable = rpc('groups', 'FindInvitable', {
  access: looksForInvitable,
  async run(ctx, { query, without, group }, me) {
    const people = group === undefined ? undefined : await ctx.view(groupPeople).get(group);
    const left = new Set([...without, me, ...(people?.members ?? []), ...(people?.invited ?? [])]);
    const [name, mail] = [normalizeName(query.trim()), normalizeAddress(query)];
    const relatives = (await relativesOf(ctx.view(relations), me)).filter((other) => !left.has(other));
    const found = [...(await cardsById(ctx.view(cards), relatives)).values()].filter((card) => card.name.includes(name) || card.mail.includes(mail));
    const other = people && (await connectionOfMembers(ctx, me, people.members, query));
    const isNew = other !== undefined && !left.has(other.id) && !found.some(({ id }) => id === other.id);
    return { profiles: [...found, ...(isNew ? [other] : [])].filter(({ username }) => username !== '').map(profileOf) };
  },
});

/** Who has exactly this address, is connected with one of some members, and does not block the one who asks. */
async function connectionOfMembers(ctx: Ctx, me: string, members: readonly string[], address: string) {
  const card = await cardByMail(ctx.view(cards), address);
  if (card === undefined || (await blockersAmong(ctx.view(relations), me, [card.id])).size > 0) return undefined;
  return (await connectedAmong(ctx.view(relations), card.id, members)).size > 0 ? card : undefined;
}

import { cardByMail, cards, cardsById } from '@kloak/access/cards.ts';
import { groupMembers, membersAmong } from '@kloak/access/group-members.ts';
import { groupPeople } from '@kloak/access/group-people.ts';
import { relations, relativesOf } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { normalizeAddress, normalizeName } from '@kloak/proto/rules/people/names.ts';
import { findsInvitable, hasConnectionIn } from '../../access/group.ts';
import { profileOf } from '../../views/profiles.ts';

export const findInvitable = rpc('groups', 'FindInvitable', {
  access: findsInvitable,
  async run(ctx, { query, without, group }, me) {
    const relatives = await relativesOf(ctx.view(relations), me);
    const [name, mail] = [normalizeName(query.trim()), normalizeAddress(query)];
    const found = [...(await cardsById(ctx.view(cards), relatives)).values()].filter((card) => card.name.includes(name) || card.mail.includes(mail));
    const other = group === undefined ? undefined : await connectionOfMembers(ctx, group, query);
    const named = new Map([...found, ...(other ? [other] : [])].map((card) => [card.id, card]));
    const left = new Set([...without, me, ...(group === undefined ? [] : await standingIn(ctx, group, [...named.keys()]))]);
    return { profiles: [...named.values()].filter(({ id, username }) => username !== '' && !left.has(id)).map(profileOf) };
  },
});

/** Reads which of these people (≤ 501) are members or invited. */
async function standingIn(ctx: Ctx, group: string, people: readonly string[]): Promise<string[]> {
  const [facts, members] = await Promise.all([ctx.view(groupPeople).get(group), membersAmong(ctx.view(groupMembers), group, people)]);
  return [...members, ...(facts?.invited ?? [])];
}

/** Member with exactly this address who is connected with somebody in the group. */
async function connectionOfMembers(ctx: Ctx, group: string, address: string) {
  const card = await cardByMail(ctx.view(cards), address);
  return card && (await hasConnectionIn(ctx, group, card.id)) ? card : undefined;
}

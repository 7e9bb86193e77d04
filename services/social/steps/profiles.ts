import { type Card, type CardWithAddress, cards, cardsById, confirmedEmail, erasedCard } from '@kloak/access/cards.ts';
import { areConnected, relations } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import type { KnownMember, Profile } from '@kloak/proto/types/social.ts';

/** Profile that everybody may see. */
export function publicProfile({ id, username, image }: Card): Profile {
  return { id, username, image };
}

/** Profile for the member's connections. */
export function closeProfile(card: CardWithAddress): KnownMember {
  return { ...publicProfile(card), email: confirmedEmail(card) };
}

/** A member as the caller may see them. */
export async function profileFor(ctx: Ctx, card: CardWithAddress): Promise<KnownMember> {
  const me = ctx.account();
  if (me === card.id) return { ...publicProfile(card), email: card.email };
  return (await areConnected(ctx.strict(relations), me, card.id)) ? closeProfile(card) : publicProfile(card);
}

/** The profiles of many members, by id; those whose name was erased are nameless. */
export async function profilesOf(ctx: Ctx, ids: readonly string[]): Promise<(id: string) => Profile> {
  const found = await cardsById(ctx.view(cards), ids);
  return (id) => publicProfile(found.get(id) ?? erasedCard(id));
}

/** Profiles of a member's connections. */
export async function closeProfilesOf(ctx: Ctx, ids: readonly string[]): Promise<KnownMember[]> {
  const found = await cardsById(ctx.view(cards), ids);
  return ids.map((id) => {
    const card = found.get(id);
    return card ? closeProfile(card) : erasedCard(id);
  });
}

import { type Card, cards, cardsById, erasedCard } from '@kloak/access/cards.ts';
import type { Ctx } from '@kloak/platform/context.ts';

/** Profile that everybody may see. */
export type Profile = Card;

export const profileOf = ({ id, username, image }: Profile): Profile => ({ id, username, image });

/** The profiles of many members, by id; those whose name was erased are nameless. */
export async function profilesOf(ctx: Pick<Ctx, 'view'>, ids: Iterable<string>): Promise<(id: string) => Profile> {
  const found = await cardsById(ctx.view(cards), ids);
  return (id) => profileOf(found.get(id) ?? erasedCard(id));
}

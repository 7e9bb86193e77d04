import { type Card, cards, cardsById } from '@kloak/access/cards.ts';
import { relations, relativesOf } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { normalizeAddress, normalizeName } from '@kloak/proto/rules/names.ts';

/** The connections of a member whose name or address holds a text, whatever its case. */
export async function connectionsCalled(ctx: Pick<Ctx, 'view'>, me: string, text: string): Promise<Card[]> {
  const [name, mail] = [normalizeName(text.trim()), normalizeAddress(text)];
  const connected = await cardsById(ctx.view(cards), await relativesOf(ctx.view(relations), me));
  return [...connected.values()].filter((card) => card.username !== '' && (card.name.includes(name) || card.mail.includes(mail)));
}

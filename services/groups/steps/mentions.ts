import { cards, cardsById } from '@kloak/access/cards.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { maxMentions, mentionedNames } from '@kloak/proto/rules/mentions.ts';

/** Which of a group's members a text names, but for who wrote it; at most 50. */
export async function mentionedAmong(ctx: Pick<Ctx, 'view'>, members: readonly string[], author: string, text: string): Promise<string[]> {
  const names = new Set(mentionedNames(text));
  if (names.size === 0) return [];
  const found = [...(await cardsById(ctx.view(cards), members)).values()];
  return found.flatMap(({ id, name }) => (id !== author && names.has(name) ? [id] : [])).slice(0, maxMentions);
}

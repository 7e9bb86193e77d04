import { cards, cardsByName } from '@kloak/access/cards.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { maxMentions, mentionedNames } from '@kloak/proto/rules/text/mentions.ts';

/** Members that a text mentions, except those notified anyway; at most 50. Access is checked when they are notified. */
export async function mentionedIn(ctx: Pick<Ctx, 'view'>, text: string, toldAnyway: readonly string[]): Promise<string[]> {
  const found = await cardsByName(ctx.view(cards), mentionedNames(text).slice(0, maxMentions));
  return found.flatMap(({ id }) => (toldAnyway.includes(id) ? [] : [id]));
}

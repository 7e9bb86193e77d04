import { cards, cardsByName } from '@kloak/access/cards.ts';
import { groupMembers, membersAmong } from '@kloak/access/group-members.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { maxMentions, mentionedNames } from '@kloak/proto/rules/text/mentions.ts';

/** Maximum names looked up per text. */
const maxNamesLooked = 500;

/** Members of the group that a text mentions, except its author; at most 50. */
export async function mentionedIn(ctx: Pick<Ctx, 'view'>, group: string, author: string, text: string): Promise<string[]> {
  const named = await cardsByName(ctx.view(cards), [...new Set(mentionedNames(text))].slice(0, maxNamesLooked));
  const others = named.map(({ id }) => id).filter((id) => id !== author);
  return [...(await membersAmong(ctx.view(groupMembers), group, others))].slice(0, maxMentions);
}

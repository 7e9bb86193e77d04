import { areConnected, relations } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { strictView } from '@kloak/platform/view.ts';
import type { Shown } from '../domain/settings.ts';
import { otherOf, type RoomDoc } from './rooms.ts';

type Showing = Shown & { member: string };

/** One document for each member who ever chose what others see of them in rooms. */
export const shown = strictView<Showing>({
  name: 'shown',
  foldVersion: 1,
  on: { chat: { ChatSettingsChanged: { ids: ({ data: { member } }) => [member], fold: (_doc, { data }) => ({ ...data }) } } },
});

/**
 * Who in a room sees a thing of a member, and shows theirs to the member: who lets it be seen, where the member does, too; of two, only while they are connected.
 */
export async function sharersWith(ctx: Pick<Ctx, 'strict'>, what: keyof Shown, room: RoomDoc, member: string): Promise<string[]> {
  const sharers = (await ctx.strict(shown).getMany(room.members)).filter((one) => one[what]).map((one) => one.member);
  if (!sharers.includes(member)) return [];
  const other = otherOf(room, member);
  if (other !== undefined && !(await areConnected(ctx.strict(relations), member, other))) return [];
  return sharers.filter((one) => one !== member);
}

import { areConnected, blockedBy, blockersAmong, relations } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { strictView } from '@kloak/platform/view.ts';
import type { Shown } from '../domain/settings.ts';
import { otherOf, type RoomDoc } from './rooms.ts';

type Showing = Shown & { member: string };

/** One document for each member who ever chose what others see of them in rooms. */
export const shown = strictView<Showing>({
  name: 'shown',
  foldVersion: 1,
  touched: { chat: { settings: ['stream'] } },
  on: { chat: { ChatSettingsChanged: { ids: ({ data: { member } }) => [member], fold: (_doc, { data }) => ({ ...data }) } } },
});

/** Who in a room and a member show a thing to each other: who lets it be seen, where the member does, too; of two, only while they are connected. */
async function sharersWith(ctx: Pick<Ctx, 'strict'>, what: keyof Shown, room: RoomDoc, member: string): Promise<string[]> {
  const sharers = (await ctx.strict(shown).getMany(room.members)).filter((one) => one[what]).map((one) => one.member);
  if (!sharers.includes(member)) return [];
  const other = otherOf(room, member);
  if (other !== undefined && !(await areConnected(ctx.strict(relations), member, other))) return [];
  return sharers.filter((one) => one !== member);
}

/** Who in a room sees a thing of a member: none who blocks the member, who is told nothing of that. */
export async function seersOf(ctx: Pick<Ctx, 'strict'>, what: keyof Shown, room: RoomDoc, member: string): Promise<string[]> {
  const sharers = await sharersWith(ctx, what, room, member);
  const blockers = sharers.length > 0 ? await blockersAmong(ctx.strict(relations), member, sharers) : new Set<string>();
  return sharers.filter((one) => !blockers.has(one));
}

/** Of whom in a room a member sees a thing: of none whom the member blocks. */
export async function seenBy(ctx: Pick<Ctx, 'strict'>, what: keyof Shown, room: RoomDoc, member: string): Promise<string[]> {
  const sharers = await sharersWith(ctx, what, room, member);
  const blocked = sharers.length > 0 ? await blockedBy(ctx.strict(relations), member) : new Set<string>();
  return sharers.filter((one) => !blocked.has(one));
}

import { areConnected, blockedBy, blockersAmong, relations } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { strictView } from '@kloak/platform/view.ts';
import type { SharedSignals } from '../domain/settings.ts';
import { otherOf, type RoomDoc } from './rooms.ts';

type SharedSignalsDoc = SharedSignals & { member: string };

/** One document for each member who ever chose their shared signals. */
export const sharedSignals = strictView<SharedSignalsDoc>({
  name: 'shown',
  foldVersion: 1,
  touched: { chat: { settings: ['stream'] } },
  on: { chat: { ChatSettingsChanged: { ids: ({ data: { member } }) => [member], fold: (_doc, { data }) => ({ ...data }) } } },
});

/** Members who share a signal mutually with `member`: both must share it. In a room of two, both must be connected. */
async function sharersWith(ctx: Pick<Ctx, 'strict'>, what: keyof SharedSignals, room: RoomDoc, member: string): Promise<string[]> {
  const sharers = (await ctx.strict(sharedSignals).getMany(room.members)).filter((one) => one[what]).map((one) => one.member);
  if (!sharers.includes(member)) return [];
  const other = otherOf(room, member);
  if (other !== undefined && !(await areConnected(ctx.strict(relations), member, other))) return [];
  return sharers.filter((one) => one !== member);
}

/** Members of the room who see the signal of `member`: sharers, except those who block the member. The member does not learn of a block. */
export async function signalViewers(ctx: Pick<Ctx, 'strict'>, what: keyof SharedSignals, room: RoomDoc, member: string): Promise<string[]> {
  const sharers = await sharersWith(ctx, what, room, member);
  const blockers = sharers.length > 0 ? await blockersAmong(ctx.strict(relations), member, sharers) : new Set<string>();
  return sharers.filter((one) => !blockers.has(one));
}

/** Members of the room whose signal `member` sees: sharers, except those whom the member blocks. */
export async function signalSharers(ctx: Pick<Ctx, 'strict'>, what: keyof SharedSignals, room: RoomDoc, member: string): Promise<string[]> {
  const sharers = await sharersWith(ctx, what, room, member);
  const blocked = sharers.length > 0 ? await blockedBy(ctx.strict(relations), member) : new Set<string>();
  return sharers.filter((one) => !blocked.has(one));
}

import { connectedAmong, relations } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { unavailable } from '@kloak/platform/errors.ts';
import { oneLine } from '@kloak/proto/rules/text/one-line.ts';
import type { Room } from '@kloak/proto/types/chat.ts';
import { messageId } from '../domain/message.ts';
import { type Membership, membershipOf, memberships, unreadOf } from './memberships.ts';
import { messages } from './messages.ts';
import { profilesOf } from './profiles.ts';
import { otherOf, rooms } from './rooms.ts';
import { showMessage } from './show-message.ts';

/** Size of a room in an answer, with its members and newest message. */
export const bytesOfRoom = (room: Room): number => Buffer.byteLength(JSON.stringify(room));

/** Rooms as a member sees them, by the member's own side of each (≤ 500), in the same order. */
export async function showRooms(ctx: Ctx, me: string, sides: readonly Membership[]): Promise<Room[]> {
  const newest = sides.filter(({ seq, since }) => seq > since).map(messageId);
  const [docs, lasts] = await Promise.all([ctx.view(rooms).getMany(sides.map(({ room }) => room)), ctx.view(messages).getMany(newest)]);
  const others = docs.flatMap((doc) => otherOf(doc, me) ?? []);
  const [profileOf, connected] = await Promise.all([
    profilesOf(ctx, [...docs.flatMap(({ members }) => members), ...lasts.map(({ writer }) => writer)]),
    connectedAmong(ctx.view(relations), me, others),
  ]);
  const roomById = new Map(docs.map((doc) => [doc.id, doc]));
  const lastOf = new Map(lasts.map((doc) => [doc.room, showMessage(profileOf)(doc)]));
  return sides.flatMap((side) => {
    const doc = roomById.get(side.room);
    if (doc === undefined) return [];
    const { id, isGroup, name, members } = doc;
    const other = otherOf(doc, me);
    const readOnly = other !== undefined && !connected.has(other);
    return [{ id, isGroup, name: oneLine(name), members: members.map(profileOf), unread: unreadOf(side), last: lastOf.get(id), readOnly }];
  });
}

/** A room as one of its members sees it. */
export async function showRoom(ctx: Ctx, me: string, id: string): Promise<Room> {
  const side = await membershipOf(ctx.view(memberships), id, me);
  const [shown] = side ? await showRooms(ctx, me, [side]) : [];
  if (!shown) throw unavailable('This chat', 'catching-up');
  return shown;
}

// Access to rooms: their members. For others a room does not exist.
import { mayViewItem, notYours } from '@kloak/access/may-view-item.ts';
import { areConnected, connectedAmong, factsOfAll, relations } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import { noMessage, notYourMessage } from '@kloak/proto/rules/messages.ts';
import { areEnoughForGroup, groupTooSmall, noRoom, notConnectedToWrite, notYourRoom } from '@kloak/proto/rules/rooms.ts';
import { type MessagePlace, messagePlaceOf } from '../domain/message.ts';
import { type GrantedItem, pairRoom } from '../domain/room.ts';
import { type Membership, membershipOf, memberships } from '../views/memberships.ts';
import { type MessageDoc, messages } from '../views/messages.ts';
import { otherOf, rooms } from '../views/rooms.ts';

type RoomRequest = { room: string };

async function sideIn(ctx: Ctx, room: string): Promise<Membership> {
  const side = await membershipOf(ctx.strict(memberships), room, ctx.account());
  if (!side) throw refusalOf(noRoom);
  return side;
}

/** Refuses: 403 `not-connected` if one of the others is not connected with the caller. */
async function checkConnected(ctx: Ctx, others: readonly string[]): Promise<void> {
  const me = ctx.account();
  const named = others.filter((other) => other !== me);
  const connected = await connectedAmong(ctx.strict(relations), me, named);
  if (!named.every((other) => connected.has(other))) throw refusalOf(notConnectedToWrite);
}

/** Members of the room; the handler receives their document. Refuses: 401, 404 `no-room`, 503. */
export const inRoom: Access<RoomRequest, Membership> = { rule: 'room', check: (ctx, { room }) => sideIn(ctx, room) };

/** Longest member of the group, who may name only connections. Refuses: the same, 403 `not-your-room`, `not-connected`. */
export const leadsGroup: Access<RoomRequest & { members?: string[] }, Membership> = {
  rule: 'room-leader',
  async check(ctx, { room, members = [] }) {
    const side = await sideIn(ctx, room);
    const doc = await ctx.strict(rooms).get(room);
    if (doc?.isGroup && doc.members[0] !== side.member) throw refusalOf(notYourRoom);
    await checkConnected(ctx, members);
    return side;
  },
};

/**
 * Member who is connected with everybody in the new group; the handler receives the account. Refuses: 401, 400 `group-too-small`, 403 `not-connected`,
 * 503.
 */
export const beginsGroup: Access<{ members: string[] }, string> = {
  rule: 'connected-with-all',
  async check(ctx, { members }) {
    const me = ctx.account();
    // Checked here because the size includes the caller. It is still a fault of the request, so it is refused before any right is checked.
    if (!areEnoughForGroup(new Set([me, ...members]).size)) throw refusalOf(groupTooSmall);
    await checkConnected(ctx, members);
    return me;
  },
};

/** Both members of a room of two, or connections of the other one; the handler receives the account. Refuses: 401, 403 `not-connected`, 503. */
export const pairMember: Access<{ other: string }, string> = {
  rule: 'connected-with-all',
  async check(ctx, { other }) {
    const me = ctx.account();
    const known = await membershipOf(ctx.strict(memberships), pairRoom(me, other), me);
    if (!known && !(await areConnected(ctx.strict(relations), me, other))) throw refusalOf(notConnectedToWrite);
    return me;
  },
};

/** Members of the room, checked by the decision itself: a repeat must find that they left. The handler receives the account. */
export const leavesRoom: Access<RoomRequest, string> = { rule: 'room', check: (ctx) => ctx.account() };

/** Target of a message. `isConnected`: in a room of two, whether both are connected. */
export type MessageTarget = { room: string; writer: string; to?: string | undefined; isConnected: boolean };

type WriteRequest = { room?: string; to?: string; items: string[]; grants: string[] };

/** Finds the target if the caller may write there. Refuses: 403 `not-connected`, 404 `no-room`. */
async function addressed(ctx: Ctx, { room, to }: WriteRequest): Promise<MessageTarget> {
  const writer = ctx.account();
  if (room !== undefined) {
    await sideIn(ctx, room);
    const doc = await ctx.strict(rooms).get(room);
    const other = doc && otherOf(doc, writer);
    return { room, writer, isConnected: other !== undefined && (await areConnected(ctx.strict(relations), writer, other)) };
  }
  if (to === undefined) throw refusalOf(noRoom);
  const isConnected = await areConnected(ctx.strict(relations), writer, to);
  if (!isConnected) throw refusalOf(notConnectedToWrite);
  return { room: pairRoom(writer, to), writer, to, isConnected };
}

/** Items that the room may see from now on; all must be the caller's own. Refuses: 403 `not-yours`. */
async function granted(ctx: Ctx, items: readonly string[]): Promise<GrantedItem[]> {
  const me = ctx.account();
  const facts = items.length > 0 ? [...(await factsOfAll(ctx.strict(relations), [...new Set(items)])).values()] : [];
  if (!facts.every(({ owner }) => owner === me)) throw notYours();
  return facts.map(({ item, narrowed }) => ({ item, narrowed }));
}

/**
 * Members of the room, or, with `to`, connections of that member. They must be able to view the items, and own those that they grant. Refuses: 401, 403
 * `not-connected`, `not-yours`, 404 `no-room`, `no-item`, 503.
 */
export const mayWrite: Access<WriteRequest, MessageTarget & { grants: GrantedItem[] }> = {
  rule: 'room',
  async check(ctx, request) {
    const found = await addressed(ctx, request);
    await Promise.all(request.items.map((item) => mayViewItem(ctx, item)));
    return { ...found, grants: await granted(ctx, request.grants) };
  },
};

/** Readers of a message: members of its room, then and now. Refuses: 401, 404 `no-message`, 503. */
export const readerOfMessage: Access<{ message: string }, MessageDoc> = {
  rule: 'room',
  async check(ctx, { message: id }) {
    const place = messagePlaceOf(id);
    const side = place && (await membershipOf(ctx.strict(memberships), place.room, ctx.account()));
    const doc = side && place.seq > side.since ? await ctx.strict(messages).get(id) : undefined;
    if (!doc) throw refusalOf(noMessage);
    return doc;
  },
};

/** Writer of a message, while they are in its room. Refuses: 401, 403 `not-your-message`, 404 `no-message`, 503. */
export const writerOfMessage: Access<{ message: string }, MessagePlace & { writer: string }> = {
  rule: 'message-writer',
  async check(ctx, request) {
    const { room, seq, writer } = await readerOfMessage.check(ctx, request);
    if (writer !== ctx.account()) throw refusalOf(notYourMessage);
    return { room, seq, writer };
  },
};

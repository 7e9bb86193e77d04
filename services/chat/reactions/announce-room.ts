import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { type ReadPush, type ReceiptPush, readPush, receiptPush } from '@kloak/proto/rules/pushes/chat-push.ts';
import { membershipOf, memberships, unreadOf } from '../views/memberships.ts';
import { rooms } from '../views/rooms.ts';
import { signalViewers } from '../views/shared-signals.ts';

async function announce(ctx: ReactionCtx, { data: { members } }: { data: { members: string[] } }): Promise<void> {
  ctx.pushChanges(members, [{ what: 'rooms' }]);
}

/**
 * Announces a changed room to all its members and to those who left. Pushes a read mark at once: to the reader's own other pages, and to members who may
 * see receipts.
 */
export const announceRoom = reaction({
  name: 'announce-room',
  from: 'now',
  atOnce: true,
  on: {
    chat: {
      RoomOpened: announce,
      RoomNamed: announce,
      MembersAdded: announce,
      async MemberLeft(ctx, { data: { members, who } }) {
        ctx.pushChanges([...members, who], [{ what: 'rooms' }]);
      },
      async RoomRead(ctx, { data: { room, who } }) {
        const side = await membershipOf(ctx.view(memberships), room, who);
        if (!side) return;
        const push: ReadPush = { roomId: room, seq: side.seq, notificationCount: unreadOf(side) };
        ctx.push(who, readPush, push);
        ctx.pushChanges([who], [{ what: 'rooms' }]);
        const doc = await ctx.view(rooms).get(room);
        const receipt: ReceiptPush = { roomId: room, profileId: who, seq: side.read };
        ctx.pushAll(doc ? await signalViewers(ctx, 'receipts', doc, who) : [], receiptPush, receipt);
      },
    },
  },
});

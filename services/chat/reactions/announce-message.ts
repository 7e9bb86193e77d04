import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { formatPosition } from '@kloak/platform/wire/position.ts';
import { type ChatPush, chatMessageOf, chatPush } from '@kloak/proto/rules/pushes/chat-push.ts';
import { messageId } from '../domain/message.ts';
import { memberships, membershipsOf } from '../views/memberships.ts';
import { type MessageDoc, messages, sentMessage } from '../views/messages.ts';
import { profilesOf } from '../views/profiles.ts';
import { rooms } from '../views/rooms.ts';

/** Pushes the message immediately; rooms and badges follow with the next changes. */
async function announce(ctx: ReactionCtx, members: readonly string[], doc: MessageDoc, clientId?: string): Promise<void> {
  const profileOf = await profilesOf(ctx, [doc.writer]);
  const { room: roomId, seq } = doc;
  const push: ChatPush = { roomId, seq, message: chatMessageOf({ ...doc, writer: profileOf(doc.writer) }), clientId, at: formatPosition(ctx.position) };
  ctx.pushAll(members, chatPush, push);
  ctx.pushChanges(members, [{ what: 'rooms' }]);
}

/** Pushes a message to open pages of the room's members, and a deletion to those who may have seen it. */
export const announceMessage = reaction({
  name: 'announce-message',
  from: 'now',
  atOnce: true,
  on: {
    chat: {
      MessageSent: (ctx, event) => announce(ctx, event.data.members, sentMessage(event), event.data.clientId),
      async MessageDeleted(ctx, { data }) {
        const [room, doc] = await Promise.all([ctx.view(rooms).get(data.room), ctx.view(messages).get(messageId(data))]);
        if (!room || !doc) return;
        const sides = await membershipsOf(ctx.view(memberships), room.id, room.members);
        const seers = sides.filter(({ since }) => since < doc.seq).map(({ member }) => member);
        await announce(ctx, seers, doc);
      },
    },
  },
});

import type { ReactionCtx } from '@kloak/platform/context.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { type ReadPush, readPush } from '@kloak/proto/rules/chat-push.ts';
import { membershipOf, memberships, unreadOf } from '../views/memberships.ts';

async function announce(ctx: ReactionCtx, { data: { members } }: { data: { members: string[] } }): Promise<void> {
  ctx.pushChanges(members, [{ what: 'rooms' }]);
}

/** Tells the pages of all who are in a room, or left it, that it changed; and a reader's own pages, at once, what was read on one of them. */
export const announceRoom = reaction({
  name: 'announce-room',
  from: 'now',
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
      },
    },
  },
});

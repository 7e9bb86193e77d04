// Rooms and messages of the public API, from the services' responses and the attached posts.
import { chunksOf } from '@kloak/platform/async/chunks.ts';
import type { ResponseOf } from '@kloak/platform/rpc.ts';
import type { ChatMessage, ChatRoom, UnreadRoom } from '@kloak/proto/api/types.ts';
import { chatMessageOf } from '@kloak/proto/rules/pushes/chat-push.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { compactPost } from '../posts/post-shape.ts';
import type { Ask } from '../route.ts';
import { cardOf } from '../shapes.ts';

type ReceivedRoom = NonNullable<ResponseOf<'chat.CreateGroup'>['room']>;
type ReceivedMessage = NonNullable<ResponseOf<'chat.SendMessage'>['message']>;
export type ShowMessage = (message: ReceivedMessage) => ChatMessage;

/** Maximum ids per `ListPostsById` call. */
const maxAskedAtOnce = 500;

/** Builds messages for a viewer: media returns the attached posts that the viewer may see now. Without posts there is no call. */
export async function messageShaper(ask: Ask<'media.ListPostsById'>, messages: readonly ReceivedMessage[], viewer: string): Promise<ShowMessage> {
  const items = [...new Set(messages.flatMap((message) => message.items))];
  const asked = chunksOf(items, maxAskedAtOnce);
  const answers = await Promise.all(asked.map((some) => ask('media.ListPostsById', { items: some })));
  const posts = new Map(answers.flatMap((answer) => answer.posts.map((post) => [post.id, compactPost(post, viewer)] as const)));
  return ({ writer, ...message }) =>
    chatMessageOf(
      { ...message, writer: assertPresent(writer) },
      message.items.flatMap((item) => posts.get(item) ?? []),
    );
}

/** The newest messages of rooms. */
export const lastMessages = (rooms: readonly (ReceivedRoom | null)[]): ReceivedMessage[] => rooms.flatMap((room) => room?.last ?? []);

type ReceivedUnread = ResponseOf<'chat.ListUnread'>['rooms'][number];
export const unreadRoomOf = ({ room, unread }: ReceivedUnread): UnreadRoom => ({ roomId: room, notificationCount: unread });

export function roomOf({ id, isGroup, name, members, unread, last, readOnly }: ReceivedRoom, show: ShowMessage): ChatRoom {
  return {
    _id: id,
    profiles: members.map(cardOf),
    ...(isGroup && { name }),
    isGroup,
    notificationCount: unread,
    messages: last ? [{ message: show(last) }] : [],
    ...(readOnly && { readOnly }),
  };
}

// Pushes about messages in a room, and about reading on another device of the member.

/** Name of the push with a sent or deleted message, for open pages of all members of its room. */
export const chatPush = 'chat message';

type PushedMessage = {
  id: string;
  room: string;
  seq: number;
  writer: { id: string; username: string; image: string };
  to?: string | undefined;
  body: string;
  createdAt: string;
  deleted: boolean;
  items: readonly string[];
};

/** A message in answers and pushes, with those of its posts that the reader may see. A push has no posts, since it is the same for all receivers. */
export const chatMessageOf = <Post>({ id, room, seq, writer, to, body, createdAt, deleted, items }: PushedMessage, posts: Post[] = []) => ({
  _id: id,
  messageBody: body,
  profile: { _id: writer.id, username: writer.username, image: writer.image },
  roomId: room,
  profileTo: to,
  createdAt,
  seq,
  ...(deleted && { deleted }),
  ...(items.length > 0 && { posts, missingPosts: items.length - posts.length }),
});

/**
 * Payload: `seq` is the message's. A page that receives one beyond the next has missed some, and requests them. `at`: sealed position from which the
 * message and its granted items are visible.
 */
export type ChatPush = { roomId: string; seq: number; message: ReturnType<typeof chatMessageOf<never>>; clientId?: string | undefined; at: string };

/** Name of the push with the number of unread messages in a room, for a reader's own open pages, after one of them read it. */
export const readPush = 'chat read';

/** Payload: the number of unread messages in the room, counted up to the message with this `seq`. */
export type ReadPush = { roomId: string; seq: number; notificationCount: number };

/** Name of the push with a member's read position, for members of the room who see it. */
export const receiptPush = 'chat receipt';

/** `seq` of the last read message. */
export type ReceiptPush = { roomId: string; profileId: string; seq: number };

/** Name of the push that a member is typing, for members of the room who see it. */
export const writingPush = 'chat writing';

/** `profileId` is the writer; the page displays it for some seconds, until the writer's message arrives or the push is repeated. */
export type WritingPush = { roomId: string; profileId: string };

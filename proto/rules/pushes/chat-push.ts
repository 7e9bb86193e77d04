// How open pages hear of what is sent in a room, and read on another of a member's devices.

/** The name of the push that brings a message to the open pages of all who are in its room, when it is sent and when it is deleted. */
export const chatPush = 'chat message';

type Said = {
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

/** A message as answers and pushes show it, with those of its posts that the reader may see; a push has none, since it is the same for all. */
export const entryOf = <Post>({ id, room, seq, writer, to, body, createdAt, deleted, items }: Said, posts: Post[] = []) => ({
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
 * What such a push brings: `seq` is the message's. A page that is told one beyond the next has missed some, and asks for them. `at`: from which position on it is
 * seen, with what it lets the room see; sealed on its way.
 */
export type ChatPush = { roomId: string; seq: number; message: ReturnType<typeof entryOf<never>>; clientId?: string | undefined; at: string };

/** The name of the push that tells a reader's own open pages what is unread in a room since one of them read it. */
export const readPush = 'chat read';

/** What such a push brings: how many messages of the room the reader has not read, counted to the message with this `seq`. */
export type ReadPush = { roomId: string; seq: number; notificationCount: number };

/** The name of the push that tells those in a room who see it how far another one of them has read. */
export const receiptPush = 'chat receipt';

/** To the message with this `seq`. */
export type ReceiptPush = { roomId: string; profileId: string; seq: number };

/** The name of the push that tells those in a room who see it that another one of them is writing. */
export const writingPush = 'chat writing';

/** Who; the page shows it for some seconds, unless it is told again or a message of theirs comes. */
export type WritingPush = { roomId: string; profileId: string };

import type { Role } from '@kloak/platform/testing/statuses.ts';

export type Somebody = { id: string; username: string; email: string; password: string };
/** Names and ids that requests use. */
export type Scene = {
  people: Record<Exclude<Role, 'guest'>, Somebody>;
  /** Member who is connected with the owner only. */
  cousin: Somebody;
  /** Member without any connection. */
  bystander: Somebody;
  /** The owner's item for family, published and ready; its original's key, and that of one rendition. */
  item: string;
  /** The story that it belongs to. */
  story: string;
  /** Comment of `connected` on the item, and another one to be deleted. */
  comment: string;
  goingComment: string;
  /** The owner's album for the family, with the item. */
  album: string;
  /** A group chat that the owner began, with `connected` and the cousin; a message of `connected` in it. */
  room: string;
  message: string;
  /** The owner's group; `connected` is a member with a post, and another one to be deleted. */
  group: string;
  groupPost: string;
  goingGroupPost: string;
  /** The path of its picture. */
  banner: string;
  /** Upload of the item. */
  upload: string;
  originalKey: string;
  renditionKey: string;
  /** Key of the bystander's own picture. */
  avatarKey: string;
  /** A text that was not used before: letters and digits. */
  fresh(): string;
};

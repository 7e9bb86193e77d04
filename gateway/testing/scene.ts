import type { Role } from '@kloak/platform/testing/statuses.ts';

export type Somebody = { id: string; username: string; email: string; password: string };
/** Names and ids that requests use. */
export type Scene = {
  people: Record<Exclude<Role, 'guest'>, Somebody>;
  /** A member who is connected with the owner alone. */
  cousin: Somebody;
  /** A member whom nobody here knows. */
  bystander: Somebody;
  /** The owner's item for family, published and ready; its original's key, and that of one rendition. */
  item: string;
  /** A comment of `connected` on it, and another one that goes. */
  comment: string;
  goingComment: string;
  /** The owner's album for family, which holds it. */
  album: string;
  /** A group chat that the owner began, with `connected` and the cousin; a message of `connected` in it. */
  room: string;
  message: string;
  /** A group that the owner began; `connected` is in it, and posted to it, and once more what goes. */
  group: string;
  groupPost: string;
  goingGroupPost: string;
  /** The path of its picture. */
  banner: string;
  /** The upload it came with. */
  upload: string;
  originalKey: string;
  renditionKey: string;
  /** Key of the bystander's own picture. */
  avatarKey: string;
  /** A text that was not used before: letters and digits. */
  fresh(): string;
};

import type { ChatMessage, ChatRoom, Profile } from '@kloak/proto/api/types.ts';
import { chatTexts as t } from './texts.ts';

/** The other member of a room of two. */
export const otherOf = ({ isGroup, profiles }: ChatRoom, me: string): Profile | undefined => (isGroup ? undefined : profiles.find(({ _id }) => _id !== me));

const namesOf = ({ profiles }: ChatRoom, me: string) =>
  profiles
    .filter(({ _id, username }) => _id !== me && username)
    .map(({ username }) => username)
    .join(', ');

/** Name of a room: a group's own name, or the other member's name in a room of two. */
export function roomName(room: ChatRoom, me: string): string {
  if (!room.isGroup) return otherOf(room, me)?.username || t.somebody;
  return room.name || t.unnamed(namesOf(room, me));
}

/** A message in one line. */
export function wordsOf({ messageBody, deleted, posts = [], missingPosts = 0 }: ChatMessage): string {
  if (deleted) return t.deleted;
  return messageBody || t.pictures(posts.length + missingPosts);
}

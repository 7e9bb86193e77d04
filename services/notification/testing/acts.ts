// Events in social's log about an item of Anna.
import type { SocialEvent } from '@kloak/proto/types/social.ts';

const owner = 'anna';

export const heart = (who: string, item: string): SocialEvent => ({ type: 'HeartGiven', data: { item, owner, who } });
export const noHeart = (who: string, item: string): SocialEvent => ({ type: 'HeartTaken', data: { item, owner, who } });
export function commentEvent(writer: string, item: string, comment: string, responseTo?: string): SocialEvent {
  return { type: 'CommentSaved', data: { comment, item, owner, writer, content: 'How lovely!', ...(responseTo !== undefined && { responseTo }) } };
}
/** Mentions somebody. */
export function mentionEvent(who: string, writer: string, item: string, comment: string): SocialEvent {
  return { type: 'CommentSaved', data: { comment, item, owner, writer, content: `@${who}, look!`, mentioned: { who: [who] } } };
}
export function mentionRemovedEvent(who: string, item: string, comment: string): SocialEvent {
  return { type: 'CommentDeleted', data: { comment, item, owner, by: owner, mentioned: { who: [who] } } };
}
export function commentDeletedEvent(item: string, comment: string, responseTo?: string): SocialEvent {
  return { type: 'CommentDeleted', data: { comment, item, owner, by: owner, ...(responseTo !== undefined && { responseTo }) } };
}
export const heartOn = (who: string, item: string, comment: string): SocialEvent => ({ type: 'CommentHeartGiven', data: { comment, item, owner, who } });
export const noHeartOn = (who: string, item: string, comment: string): SocialEvent => ({ type: 'CommentHeartTaken', data: { comment, item, owner, who } });

/** Events about Anna's post in a group, on the group's partition key. */
const onPost = (group: string, post: string) => ({ item: '', owner: '', groupPost: { post, group, author: owner } });
export const heartOnPost = (who: string, group: string, post: string): SocialEvent => ({ type: 'HeartGiven', data: { ...onPost(group, post), who } });
export function groupCommentEvent(writer: string, group: string, post: string, comment: string, responseTo?: string): SocialEvent {
  const data = { ...onPost(group, post), comment, writer, content: 'How lovely!', ...(responseTo !== undefined && { responseTo }) };
  return { type: 'CommentSaved', data };
}
export function groupMentionEvent(who: string, writer: string, group: string, post: string, comment: string): SocialEvent {
  return { type: 'CommentSaved', data: { ...onPost(group, post), comment, writer, content: `@${who}, look!`, mentioned: { who: [who] } } };
}

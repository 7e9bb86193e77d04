import { Refusal } from '@kloak/platform/errors.ts';
import type { Aggregate } from '@kloak/platform/service.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';

type CommentEvent = Extract<SocialEvent, { type: 'CommentSaved' }>;
export type Comment = { status: 'none' } | { status: 'saved'; id: string; item: string; responseTo?: string };

const mostCharacters = 2000;
/** Something to see: neither space nor one of the characters that have no look. */
const visible = /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** `comment:{id}` — one comment or reply. */
export const comment: Aggregate<Comment, CommentEvent> = {
  name: 'comment',
  initial: { status: 'none' },
  reads: 'all',
  evolve(state, event) {
    if (event.type !== 'CommentSaved') return state;
    const { comment: id, item, responseTo } = event.data;
    return { status: 'saved', id, item, ...(responseTo !== undefined && { responseTo }) };
  },
};

/** The text as it is kept, without spaces around it. Refuses one that shows nothing, and more than 2,000 characters. */
export function parseContent(text: string): string {
  const content = text.trim();
  if (!visible.test(content)) throw new Refusal('invalid', 'comment-empty', 'Please write something first.');
  if ([...content].length > mostCharacters) throw new Refusal('invalid', 'comment-too-long', 'A comment can have at most 2,000 characters.');
  return content;
}

/** What a reply to this comment replies to: replies have one level, so a reply to a reply joins its parent. Refuses what is not on the item. */
export function replyTarget(parent: Comment, item: string): string {
  if (parent.status !== 'saved' || parent.item !== item) throw new Refusal('missing', 'no-comment', 'This comment does not exist.');
  return parent.responseTo ?? parent.id;
}

/** Saves; twice is once. */
export function save(facts: CommentEvent['data']) {
  return (state: Comment): CommentEvent[] => (state.status === 'saved' ? [] : [{ type: 'CommentSaved', data: facts }]);
}

import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';

type CommentEvent = Extract<SocialEvent, { type: 'CommentSaved' }>;
export type Comment = { status: 'none' } | { status: 'saved'; id: string; item: string; responseTo?: string | undefined };

/** `comment:{id}` — one comment or reply. */
export const comment = aggregate<Comment, CommentEvent, { comment: string; owner: string }>({
  name: 'comment',
  initial: { status: 'none' },
  reads: 'all',
  evolve(state, event) {
    if (event.type !== 'CommentSaved') return state;
    const { comment: id, item, responseTo } = event.data;
    return { status: 'saved', id, item, responseTo };
  },
  // It lives with the item it is on: in the lane of its owner.
  stream: ({ comment: id, owner }) => ({ id, home: owner }),
});

/** 404: none on the item that is named with it. */
export function noComment(): Refusal {
  return new Refusal('missing', 'no-comment', 'This comment does not exist.');
}

/** What a reply to this comment replies to: replies have one level, so a reply to a reply joins its parent. Refuses what is not on the item. */
export function replyTarget(parent: Comment, item: string): string {
  if (parent.status !== 'saved' || parent.item !== item) throw noComment();
  return parent.responseTo ?? parent.id;
}

/** Saves; twice is once. */
export function save(facts: CommentEvent['data']) {
  return (state: Comment): CommentEvent[] => (state.status === 'saved' ? [] : [{ type: 'CommentSaved', data: facts }]);
}

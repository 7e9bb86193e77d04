import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal, refusalOf } from '@kloak/platform/errors.ts';
import { editedTooOften, editTooLate, maxCommentEdits, mayStillEdit } from '@kloak/proto/rules/comments.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';

export type CommentEvent = Extract<SocialEvent, { type: `Comment${'Saved' | 'Edited' | 'Deleted'}` }>;
type Facts = { id: string; item: string; writer: string; responseTo?: string | undefined };
/** `savedAt` is empty of a comment so old that nobody wrote it down; `edits`: how often it was said in other words. */
type Saved = Facts & { status: 'saved'; content: string; savedAt: string; edits: number };
export type Comment = { status: 'none' } | Saved | (Facts & { status: 'deleted' });

/** `comment:{id}` — one comment or reply. */
export const comment = aggregate<Comment, CommentEvent, { comment: string; owner: string }>({
  name: 'comment',
  initial: { status: 'none' },
  reads: 'all',
  evolve(state, event) {
    switch (event.type) {
      case 'CommentSaved': {
        const { comment: id, item, writer, content, responseTo, at: savedAt = '' } = event.data;
        return { status: 'saved', id, item, writer, content, responseTo, savedAt, edits: 0 };
      }
      case 'CommentEdited':
        return state.status === 'saved' ? { ...state, content: event.data.content, edits: state.edits + 1 } : state;
      case 'CommentDeleted':
        return state.status === 'saved' ? { status: 'deleted', id: state.id, item: state.item, writer: state.writer, responseTo: state.responseTo } : state;
      default:
        return state;
    }
  },
  // It lives with the item it is on: in the lane of its owner.
  stream: ({ comment: id, owner }) => ({ id, home: owner }),
});

/** 404: none on the item that is named with it. */
export function noComment(): Refusal {
  return new Refusal('missing', 'no-comment', 'This comment does not exist.');
}

/** Refuses: 404 `no-comment` what was never saved, or was deleted. */
export function checkIsThere(state: Comment): asserts state is Saved {
  if (state.status !== 'saved') throw noComment();
}

/** What a reply to this comment replies to: replies have one level, so a reply to a reply joins its parent. Refuses what is not on the item. */
export function replyTarget(parent: Comment, item: string): string {
  checkIsThere(parent);
  if (parent.item !== item) throw noComment();
  return parent.responseTo ?? parent.id;
}

/** Saves; twice is once. */
export function save(facts: Extract<CommentEvent, { type: 'CommentSaved' }>['data']) {
  return (state: Comment): CommentEvent[] => (state.status === 'none' ? [{ type: 'CommentSaved', data: facts }] : []);
}

/** Says it in other words; the same words change nothing. `owner` is the item's. Refuses: 404 `no-comment`, 409 `too-late`, `too-many-edits`. */
export function edit(owner: string, content: string, now: Date) {
  return (state: Comment): CommentEvent[] => {
    checkIsThere(state);
    const { id: comment, item, writer, savedAt, edits } = state;
    if (content === state.content) return [];
    if (!mayStillEdit(savedAt, now.getTime())) throw refusalOf(editTooLate);
    if (edits >= maxCommentEdits) throw refusalOf(editedTooOften);
    return [{ type: 'CommentEdited', data: { comment, item, owner, writer, content } }];
  };
}

/** Deletes it; twice is once. `owner` is the item's. Refuses: 404 `no-comment`. */
export function remove(owner: string, by: string) {
  return (state: Comment): CommentEvent[] => {
    if (state.status === 'deleted') return [];
    checkIsThere(state);
    const { id: comment, item, responseTo } = state;
    return [{ type: 'CommentDeleted', data: { comment, item, owner, responseTo, by } }];
  };
}

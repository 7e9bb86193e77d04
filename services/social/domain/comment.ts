import { aggregate } from '@kloak/platform/aggregate.ts';
import { Refusal, refusalOf } from '@kloak/platform/errors.ts';
import { editedTooOften, editTooLate, maxCommentEdits, mayStillEdit } from '@kloak/proto/rules/comments.ts';
import type { SocialEvent } from '@kloak/proto/types/social.ts';
import { homeOf, type Subject, subjectId, subjectOf } from './subject.ts';

export type CommentEvent = Extract<SocialEvent, { type: `Comment${'Saved' | 'Edited' | 'Deleted'}` }>;
/** `mentioned`: members mentioned now or before an edit. */
type CommentFacts = { id: string; subject: Subject; writer: string; responseTo?: string | undefined; mentioned: readonly string[] };
/** `savedAt`: empty for old comments without a recorded time; `edits`: number of edits. */
type SavedComment = CommentFacts & { status: 'saved'; content: string; savedAt: string; edits: number };
export type Comment = { status: 'none' } | SavedComment | (CommentFacts & { status: 'deleted' });

/** `comment:{id}` — one comment or reply. */
export const comment = aggregate<Comment, CommentEvent, { comment: string; subject: Subject }>({
  name: 'comment',
  initial: { status: 'none' },
  reads: 'all',
  evolve(state, event) {
    switch (event.type) {
      case 'CommentSaved': {
        const { comment: id, writer, content, responseTo, at: savedAt = '' } = event.data;
        return { status: 'saved', id, subject: subjectOf(event.data), writer, content, responseTo, savedAt, edits: 0, mentioned: whoIn(event.data) };
      }
      case 'CommentEdited':
        return state.status === 'saved' ? { ...state, content: event.data.content, edits: state.edits + 1, mentioned: whoIn(event.data) } : state;
      case 'CommentDeleted': {
        if (state.status !== 'saved') return state;
        const { id, subject, writer, responseTo, mentioned } = state;
        return { status: 'deleted', id, subject, writer, responseTo, mentioned };
      }
      default:
        return state;
    }
  },
  stream: ({ comment: id, subject }) => ({ id, home: homeOf(subject) }),
});

const whoIn = ({ mentioned }: { mentioned?: { who: string[] } | null | undefined }) => mentioned?.who ?? [];
const toldOf = (who: readonly string[]) => (who.length > 0 ? { mentioned: { who: [...who] } } : {});

/** 404: no such comment on the requested subject. */
export function noComment(): Refusal {
  return new Refusal('missing', 'no-comment', 'This comment does not exist.');
}

/** Refuses: 404 `no-comment` if never saved, or deleted. */
export function checkIsThere(state: Comment): asserts state is SavedComment {
  if (state.status !== 'saved') throw noComment();
}

/** Comment that a reply belongs to. Threads have one level, so a reply to a reply joins its parent. Refuses a comment on another subject. */
export function replyTarget(parent: Comment, subject: Subject): string {
  checkIsThere(parent);
  if (subjectId(parent.subject) !== subjectId(subject)) throw noComment();
  return parent.responseTo ?? parent.id;
}

/** Owner of the subject, who is notified of comments: of the item, or the author of the post. */
const ownerOf = ({ owner, groupPost }: Subject): string => groupPost?.author ?? owner;

/** People for whom a mention adds nothing: the writer, and whoever is notified of this comment anyway. `answered`: the comment replied to, if any. */
export const notifiedAnyway = (writer: string, subject: Subject, answered: Comment | undefined): string[] => [
  writer,
  ...(answered === undefined ? [ownerOf(subject)] : answered.status === 'saved' ? [answered.writer] : []),
];

/** Saves the comment; idempotent. */
export function save(facts: Omit<Extract<CommentEvent, { type: 'CommentSaved' }>['data'], 'mentioned'>, mentioned: readonly string[] = []) {
  return (state: Comment): CommentEvent[] => (state.status === 'none' ? [{ type: 'CommentSaved', data: { ...facts, ...toldOf(mentioned) } }] : []);
}

/** Says it in other words; the same words change nothing. Refuses: 404 `no-comment`, 409 `too-late`, `too-many-edits`. */
export function edit(content: string, now: Date, mentioned: readonly string[] = []) {
  return (state: Comment): CommentEvent[] => {
    checkIsThere(state);
    const { id: comment, subject, writer, savedAt, edits } = state;
    const named = [...new Set([...state.mentioned, ...mentioned])];
    if (content === state.content) return [];
    if (!mayStillEdit(savedAt, now.getTime())) throw refusalOf(editTooLate);
    if (edits >= maxCommentEdits) throw refusalOf(editedTooOften);
    return [{ type: 'CommentEdited', data: { comment, ...subject, writer, content, ...toldOf(named) } }];
  };
}

/** Deletes the comment; idempotent. Refuses: 404 `no-comment`. */
export function remove(by: string) {
  return (state: Comment): CommentEvent[] => {
    if (state.status === 'deleted') return [];
    checkIsThere(state);
    const { id: comment, subject, responseTo, mentioned } = state;
    return [{ type: 'CommentDeleted', data: { comment, ...subject, responseTo, by, ...toldOf(mentioned) } }];
  };
}

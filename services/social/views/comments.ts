import type { ViewReader } from '@kloak/platform/ports/store.ts';
import { change, strictView } from '@kloak/platform/view.ts';
import { type Subject, subjectId, subjectOf } from '../domain/subject.ts';

export type CommentDoc = {
  id: string;
  subject: Subject;
  /** Parent in lists: the subject, or the comment replied to. Empty for a deleted comment without replies. */
  under: string;
  responseTo?: string | undefined;
  writer: string;
  content: string;
  createdAt: string;
  /** Sequence number in the log. All comments on a subject are in one partition, so it is their order. */
  place: number;
  replyCount: number;
  /** Ids of its first replies, oldest first, as many as a page includes. */
  replies: string[];
  edited: boolean;
  deleted: boolean;
  heartCount: number;
};
/** Counts without deleted comments; `comments` excludes replies. */
export type CommentCount = { counted: string; comments: number; replies: number };

const countId = (subject: string) => `count:${subject}`;
const isCount = (doc: CommentDoc | CommentCount | undefined): doc is CommentCount => doc !== undefined && 'counted' in doc;
export const isComment = (doc: CommentDoc | CommentCount | undefined): doc is CommentDoc => doc !== undefined && 'writer' in doc;

type Doc = CommentDoc | CommentCount;
type OfComment = { data: Subject & { comment: string; responseTo?: string } };
function counted(doc: Doc | undefined, { data }: OfComment, more: 1 | -1): CommentCount {
  const { comments, replies } = isCount(doc) ? doc : { comments: 0, replies: 0 };
  const isReply = data.responseTo !== undefined;
  return { counted: subjectId(data), comments: comments + (isReply ? 0 : more), replies: replies + (isReply ? more : 0) };
}
/** A deleted comment keeps only its place, and only while it has replies. */
const placed = (doc: CommentDoc): CommentDoc => ({ ...doc, under: doc.deleted && doc.replyCount === 0 ? '' : (doc.responseTo ?? subjectId(doc.subject)) });

/** Maximum replies included with their comment. */
export const maxRepliesWithComment = 100;
function replied(doc: CommentDoc, reply: string): CommentDoc {
  // Later replies are not added after a gap: the list must stay the first replies without gaps, even after deletions.
  const comesWithIt = doc.replies.length === doc.replyCount && doc.replyCount < maxRepliesWithComment;
  return placed({ ...doc, replyCount: doc.replyCount + 1, replies: comesWithIt ? [...doc.replies, reply] : doc.replies });
}
const unreplied = (doc: CommentDoc, reply: string) => placed({ ...doc, replyCount: doc.replyCount - 1, replies: doc.replies.filter((id) => id !== reply) });

const byComment = ({ data }: { data: { comment: string } }) => [data.comment];
/** Ids of the comment, its parent, and the subject's counter. */
const withCount = ({ data }: OfComment) => [data.comment, ...(data.responseTo === undefined ? [] : [data.responseTo]), countId(subjectId(data))];
const changed = (to: (doc: CommentDoc) => CommentDoc) => (doc: Doc) => (isComment(doc) ? to(doc) : doc);
const hearted = (more: 1 | -1) => changed((doc) => ({ ...doc, heartCount: doc.heartCount + more }));

/** One document for each comment, with the numbers of replies and hearts; one for each subject, with the number of comments. */
export const comments = strictView<Doc>({
  name: 'comments',
  foldVersion: 4,
  touched: { social: { comment: ['stream', 'home', { test: (id) => id.startsWith(countId('')) }], heart: ['home'] } },
  indexes: {
    thread: { equals: ['under'], sort: 'place', order: 'oldest' },
    byWriter: { equals: ['writer'], sort: 'place', order: 'newest' },
  },
  on: {
    social: {
      CommentSaved: {
        ids: withCount,
        fold(doc, event, id) {
          const { comment, writer, content, responseTo } = event.data;
          if (id === responseTo) return isComment(doc) ? replied(doc, comment) : doc;
          if (id !== comment) return counted(doc, event, 1);
          const subject = subjectOf(event.data);
          const nothing = { replyCount: 0, replies: [], heartCount: 0, edited: false, deleted: false };
          const { at: createdAt, seq: place } = event;
          return { id, subject, under: responseTo ?? subjectId(subject), responseTo, writer, content, createdAt, place, ...nothing };
        },
      },
      CommentEdited: change(byComment, (doc, { data: { content } }) => (isComment(doc) ? { ...doc, content, edited: true } : doc)),
      CommentDeleted: {
        ids: withCount,
        fold(doc, event, id) {
          const { comment, responseTo } = event.data;
          if (id === comment) return isComment(doc) ? placed({ ...doc, content: '', deleted: true }) : doc;
          if (id === responseTo) return isComment(doc) ? unreplied(doc, comment) : doc;
          return counted(doc, event, -1);
        },
      },
      CommentHeartGiven: change(byComment, hearted(1)),
      CommentHeartTaken: change(byComment, hearted(-1)),
    },
  },
  redact: (doc, person) => (isComment(doc) && doc.writer === person ? { ...doc, content: '' } : doc),
});

/** Reads the number of comments with and without replies. */
export async function commentCounts(reader: ViewReader<CommentDoc | CommentCount>, subject: string): Promise<{ total: number; threads: number }> {
  const doc = await reader.get(countId(subject));
  return isCount(doc) ? { total: doc.comments + doc.replies, threads: doc.comments } : { total: 0, threads: 0 };
}

/** Reads the number of comments and replies by subject (≤ 500); subjects without any are missing. */
export async function countAllComments(reader: ViewReader<CommentDoc | CommentCount>, subjects: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = (await reader.getMany(subjects.map(countId))).filter(isCount);
  return new Map(found.map(({ counted, comments, replies }) => [counted, comments + replies]));
}

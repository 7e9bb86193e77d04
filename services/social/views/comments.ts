import type { ViewReader } from '@kloak/platform/ports/store.ts';
import { change, view } from '@kloak/platform/view.ts';

export type CommentDoc = {
  id: string;
  item: string;
  /** Where it stands: under its item, or under the comment it replies to; nowhere once it was deleted, unless it was replied to. */
  under: string;
  responseTo?: string | undefined;
  writer: string;
  content: string;
  createdAt: string;
  /** Where it stands in the log: all comments on an item stand in one lane, its owner's, so it is their order. */
  place: number;
  replyCount: number;
  /** The ids of its first replies, the oldest first, as many as come with it. */
  replies: string[];
  edited: boolean;
  deleted: boolean;
  heartCount: number;
};
/** Of the comments that are no replies, without those that were deleted. */
export type CommentCount = { comments: number };

const countId = (item: string) => `count:${item}`;
const isCount = (doc: CommentDoc | CommentCount | undefined): doc is CommentCount => doc !== undefined && 'comments' in doc;
export const isComment = (doc: CommentDoc | CommentCount | undefined): doc is CommentDoc => doc !== undefined && 'writer' in doc;

type Doc = CommentDoc | CommentCount;
const counted = (doc: Doc | undefined, more: 1 | -1): CommentCount => ({ comments: (isCount(doc) ? doc.comments : 0) + more });
/** Of a comment that was deleted nothing stays but its place, and that while there are replies. */
const placed = (doc: CommentDoc): CommentDoc => ({ ...doc, under: doc.deleted && doc.replyCount === 0 ? '' : (doc.responseTo ?? doc.item) });

/** Replies that come with their comment. */
export const maxRepliesWithComment = 100;
function replied(doc: CommentDoc, reply: string): CommentDoc {
  // Once there were more, those after them are asked for: what stands here has no gap, whatever is deleted.
  const comesWithIt = doc.replies.length === doc.replyCount && doc.replyCount < maxRepliesWithComment;
  return placed({ ...doc, replyCount: doc.replyCount + 1, replies: comesWithIt ? [...doc.replies, reply] : doc.replies });
}
const unreplied = (doc: CommentDoc, reply: string) => placed({ ...doc, replyCount: doc.replyCount - 1, replies: doc.replies.filter((id) => id !== reply) });

const byComment = ({ data }: { data: { comment: string } }) => [data.comment];
/** It, and what counts it. */
const withCount = ({ data: { comment, item, responseTo } }: { data: { comment: string; item: string; responseTo?: string } }) => [
  comment,
  responseTo ?? countId(item),
];
const changed = (to: (doc: CommentDoc) => CommentDoc) => (doc: Doc) => (isComment(doc) ? to(doc) : doc);
const hearted = (more: 1 | -1) => changed((doc) => ({ ...doc, heartCount: doc.heartCount + more }));

/** One document for each comment, with the number of its replies and hearts, and one with the number of comments for each item. */
export const comments = view<Doc>({
  name: 'comments',
  foldVersion: 3,
  indexes: { thread: { equals: ['under'], sort: 'place', order: 'oldest' } },
  on: {
    social: {
      CommentSaved: {
        ids: withCount,
        fold(doc, { data: { comment, item, writer, content, responseTo }, at, seq }, id) {
          if (id === responseTo) return isComment(doc) ? replied(doc, comment) : doc;
          if (id !== comment) return counted(doc, 1);
          const nothing = { replyCount: 0, replies: [], heartCount: 0, edited: false, deleted: false };
          return { id, item, under: responseTo ?? item, responseTo, writer, content, createdAt: at, place: seq, ...nothing };
        },
      },
      CommentEdited: change(byComment, (doc, { data: { content } }) => (isComment(doc) ? { ...doc, content, edited: true } : doc)),
      CommentDeleted: {
        ids: withCount,
        fold(doc, { data: { comment, responseTo } }, id) {
          if (id === comment) return isComment(doc) ? placed({ ...doc, content: '', deleted: true }) : doc;
          if (id === responseTo) return isComment(doc) ? unreplied(doc, comment) : doc;
          return counted(doc, -1);
        },
      },
      CommentHeartGiven: change(byComment, hearted(1)),
      CommentHeartTaken: change(byComment, hearted(-1)),
    },
  },
  redact: (doc, person) => (isComment(doc) && doc.writer === person ? { ...doc, content: '' } : doc),
});

/** How many comments, without replies, an item has. */
export async function countComments(reader: ViewReader<CommentDoc | CommentCount>, item: string): Promise<number> {
  const doc = await reader.get(countId(item));
  return isCount(doc) ? doc.comments : 0;
}

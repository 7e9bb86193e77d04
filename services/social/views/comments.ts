import type { ViewReader } from '@kloak/platform/ports/store.ts';
import { view } from '@kloak/platform/view.ts';

export type CommentDoc = {
  id: string;
  item: string;
  /** Where it stands: under its item, or under the comment it replies to. */
  under: string;
  responseTo?: string | undefined;
  writer: string;
  content: string;
  createdAt: string;
  /** Where it stands in the log: all comments on an item stand in one lane, its owner's, so it is their order. */
  place: number;
  replyCount: number;
};
/** Of the comments that are no replies. */
export type CommentCount = { comments: number };

const countId = (item: string) => `count:${item}`;
const isCount = (doc: CommentDoc | CommentCount | undefined): doc is CommentCount => doc !== undefined && 'comments' in doc;
export const isComment = (doc: CommentDoc | CommentCount | undefined): doc is CommentDoc => doc !== undefined && 'writer' in doc;

/** One document for each comment, with the number of its replies, and one with the number of comments for each item. */
export const comments = view<CommentDoc | CommentCount>({
  name: 'comments',
  foldVersion: 1,
  indexes: { thread: { equals: ['under'], sort: 'place', order: 'oldest' } },
  on: {
    social: {
      CommentSaved: {
        ids: ({ data: { comment, item, responseTo } }) => [comment, responseTo ?? countId(item)],
        fold(doc, { data: { comment, item, writer, content, responseTo }, at, seq }, id) {
          if (id === comment) return { id, item, under: responseTo ?? item, responseTo, writer, content, createdAt: at, place: seq, replyCount: 0 };
          if (id === responseTo) return isComment(doc) ? { ...doc, replyCount: doc.replyCount + 1 } : doc;
          return { comments: (isCount(doc) ? doc.comments : 0) + 1 };
        },
      },
    },
  },
  redact: (doc, person) => (isComment(doc) && doc.writer === person ? { ...doc, content: '' } : doc),
});

/** How many comments, without replies, an item has. */
export async function countComments(reader: ViewReader<CommentDoc | CommentCount>, item: string): Promise<number> {
  const doc = await reader.get(countId(item));
  return isCount(doc) ? doc.comments : 0;
}

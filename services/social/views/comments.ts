import type { RecordedEvent } from '@kloak/platform/fold.ts';
import type { View, ViewReader } from '@kloak/platform/ports/store.ts';

export type CommentDoc = {
  id: string;
  item: string;
  /** Where it stands: under its item, or under the comment it replies to. */
  under: string;
  responseTo?: string;
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

function ids(event: RecordedEvent): string[] {
  if (event.type !== 'CommentSaved') return [];
  const { comment, item, responseTo } = event.data;
  return [comment, responseTo ?? countId(item)];
}

function fold(doc: CommentDoc | CommentCount | undefined, event: RecordedEvent, id: string): CommentDoc | CommentCount | undefined {
  if (event.type !== 'CommentSaved') return doc;
  const { comment, item, writer, content, responseTo } = event.data;
  if (id === comment) {
    return {
      id,
      item,
      under: responseTo ?? item,
      writer,
      content,
      createdAt: event.at,
      place: event.seq,
      replyCount: 0,
      ...(responseTo !== undefined && { responseTo }),
    };
  }
  if (id === responseTo) return isComment(doc) ? { ...doc, replyCount: doc.replyCount + 1 } : doc;
  return { comments: (isCount(doc) ? doc.comments : 0) + 1 };
}

/** One document for each comment, with the number of its replies, and one with the number of comments for each item. */
export const comments: View<CommentDoc | CommentCount> = {
  name: 'comments',
  version: 1,
  reads: { social: ['CommentSaved'] },
  indexes: { thread: { equals: ['under'], sort: 'place', order: 'oldest' } },
  ids,
  fold,
  redact: (doc, person) => (isComment(doc) && doc.writer === person ? { ...doc, content: '' } : doc),
};

/** How many comments, without replies, an item has. */
export async function countComments(reader: ViewReader<CommentDoc | CommentCount>, item: string): Promise<number> {
  const doc = await reader.get(countId(item));
  return isCount(doc) ? doc.comments : 0;
}

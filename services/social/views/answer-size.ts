// How large an answer with comments becomes. [Note: Bytes of an answer] A hundred comments may be as long as they like, each with a hundred replies: what
// counts for the line, and for what is held in memory, is their bytes.
import type { CommentDoc } from './comments.ts';

/** Of the comments of one answer, with their replies; JSON adds little. */
export const maxAnswerBytes = 256_000;
/** What stands around a text: ids, times, and a name of 30 letters. */
const aroundBytes = 400;

/** As JSON, where each byte of a text may be written as two. */
export const bytesOf = ({ content }: CommentDoc): number => Buffer.byteLength(JSON.stringify(content)) + aroundBytes;

/** How many of the first fit into an answer; one always does. */
export function countFitting(docs: readonly CommentDoc[]): number {
  let bytes = 0;
  const over = docs.findIndex((doc) => {
    bytes += bytesOf(doc);
    return bytes > maxAnswerBytes;
  });
  return over === -1 ? docs.length : Math.max(over, 1);
}

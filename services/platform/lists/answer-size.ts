// Size of an answer with texts. [Note: Bytes of an answer] A list contains up to a hundred texts of the maximum length, and sometimes a hundred more
// with each. Their bytes matter for the line, and for memory.

/** Limit of the texts of one answer; JSON adds little. */
export const maxAnswerBytes = 256_000;
/** Bytes beside a text: ids, times, and a name of 30 letters. */
const aroundBytes = 400;

/** Bytes of a post beside a text, with only the beginning of its title: names of files, URLs and sizes. */
export const compactPostBytes = 4000;

/** Counts JSON, where each byte of a text may be written as two. */
export const answerBytes = (text: string): number => Buffer.byteLength(JSON.stringify(text)) + aroundBytes;

/** Number of first entries, with these sizes in bytes, that fit into an answer beside its other content; at least one. */
export function countWithin(sizes: readonly number[], besideBytes = 0): number {
  let bytes = besideBytes;
  const over = sizes.findIndex((size) => {
    bytes += size;
    return bytes > maxAnswerBytes;
  });
  return over === -1 ? sizes.length : Math.max(over, 1);
}

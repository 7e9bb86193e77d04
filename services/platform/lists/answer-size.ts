// How large an answer with texts becomes. [Note: Bytes of an answer] A list holds up to a hundred texts as long as they may be, and some a hundred more with
// each: what counts for the line, and for what is held in memory, is their bytes.

/** Of the texts of one answer; JSON adds little. */
export const maxAnswerBytes = 256_000;
/** What stands around a text: ids, times, and a name of 30 letters. */
const aroundBytes = 400;

/** Of a post that stands beside a text, with no more than the beginning of its title: names of files, addresses and sizes. */
export const besideTextBytes = 4000;

/** As JSON, where each byte of a text may be written as two. */
export const answerBytes = (text: string): number => Buffer.byteLength(JSON.stringify(text)) + aroundBytes;

/** How many of the first entries, of so many bytes each, fit into an answer beside what stands in it already; one always does. */
export function countWithin(sizes: readonly number[], besideBytes = 0): number {
  let bytes = besideBytes;
  const over = sizes.findIndex((size) => {
    bytes += size;
    return bytes > maxAnswerBytes;
  });
  return over === -1 ? sizes.length : Math.max(over, 1);
}

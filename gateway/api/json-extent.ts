// Counts the content of a JSON text in its bytes, before parsing: parsing and walking a hostile one would block all callers.

const [quote, backslash, comma, colon] = ['"', '\\', ',', ':'].map((one) => one.charCodeAt(0));
const [openList, closeList, openObject, closeObject] = ['[', ']', '{', '}'].map((one) => one.charCodeAt(0));

/** `depth` of brackets in brackets, `values` in them at any depth (an empty pair counts as one more), and `keys` of objects; of no JSON any numbers. */
export type Extent = { depth: number; values: number; keys: number };

/** Stops reading when one of the counts exceeds `most`. */
export function jsonExtent(bytes: Uint8Array, most: Extent): Extent {
  let [depth, deepest, values, keys] = [0, 0, 0, 0];
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]) {
      case quote:
        at = endOfText(bytes, at + 1);
        break;
      case openList:
      case openObject:
        depth += 1;
        values += 1;
        if (depth > deepest) deepest = depth;
        break;
      case closeList:
      case closeObject:
        depth -= 1;
        break;
      case comma:
        values += 1;
        break;
      case colon:
        keys += 1;
    }
    if (deepest > most.depth || values > most.values || keys > most.keys) break;
  }
  return { depth: deepest, values, keys };
}

/** Index of the quote that ends the string. */
function endOfText(bytes: Uint8Array, begin: number): number {
  let at = begin;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

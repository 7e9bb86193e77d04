import { yieldTurn } from '../../async/yield-turn.ts';
import type { View } from '../store.ts';

/** Limit of documents in one request: those of an export are 100 items with 100 albums each. */
const maxIds = 10_000;
/** Documents of one question to the database. */
const maxIdsOfQuestion = 500;

/** Reads documents by their ids, in several queries, and yields between two of them. Throws for more than 10,000. */
export async function readByIds<Doc>(view: View, ids: readonly string[], ask: (some: readonly string[]) => Doc[] | Promise<Doc[]>): Promise<Doc[]> {
  if (ids.length <= maxIdsOfQuestion) return ask(ids);
  if (ids.length > maxIds) throw new Error(`${view.name}: at most ${maxIds} documents can be read at once, not ${ids.length}.`);
  const found: Doc[] = [];
  for (let from = 0; from < ids.length; from += maxIdsOfQuestion) {
    await yieldTurn();
    found.push(...(await ask(ids.slice(from, from + maxIdsOfQuestion))));
  }
  return found;
}

// Rules that both stores share: limits, and errors for requests that the port does not permit.
import { Refusal } from '../../errors.ts';
import type { Commit, Index, View } from '../store.ts';
import { viewKey } from './view-index.ts';

/** Limit of commits in one read: of a stream, or of a partition. */
export const maxCommitsRead = 1000;
/** Keys of one question to a view. */
const maxMergedKeys = 1000;

/** Number of commits to read from a stream: one above the limit, so that `checkStream` notices too many. */
export const streamLimit = (last: number | undefined): number => Math.min(last ?? maxCommitsRead + 1, maxCommitsRead + 1);

/** The commits of a stream. Refuses: 503 `stream-too-long`. */
export function checkStream(stream: string, commits: Commit[]): Commit[] {
  if (commits.length > maxCommitsRead) throw new Refusal('unavailable', 'stream-too-long', `${stream} holds more than ${maxCommitsRead} commits.`);
  return commits;
}

/** Refuses, 409 `other-lanes`, a database that was created with another number of partitions. */
export function checkLanes(service: string, made: number, lanes: number): void {
  if (made === lanes) return;
  throw new Refusal('conflict', 'other-lanes', `The database of ${service} was made with ${made} lanes and cannot be opened with ${lanes}.`);
}

/** Name of a planning cursor: that of all reactions, or that of one reaction's backfill. */
export const planningConsumerName = (historyOf: string | undefined): string => (historyOf === undefined ? 'reactions' : `history:${historyOf}`);

/** True if a cursor belongs to planning; otherwise it belongs to a view. */
export const isPlanning = (consumer: string): boolean => consumer === planningConsumerName(undefined) || consumer.startsWith(planningConsumerName(''));

/** Returns the store's handle of a view. Throws for one that the service did not declare. */
export function viewHandleOf<Opened>(opened: ReadonlyMap<string, Opened>, view: View, service: string): Opened {
  const found = opened.get(viewKey(view));
  if (!found) throw new Error(`The view ${viewKey(view)} is not among those that ${service} declared.`);
  return found;
}

/** Throws if a version of a view has other indexes than those it was created with. */
export function checkShape(view: View, made: string, declared: string): void {
  if (made !== declared) throw new Error(`The indexes of ${viewKey(view)} have changed: that makes it a new version.`);
}

/** Index for these values. */
export function indexOf(view: View, name: string, equals: readonly unknown[]): Index {
  const index = view.indexes[name];
  if (!index) throw new Error(`${view.name} has no index ${name}.`);
  if (equals.length !== index.equals.length) throw new Error(`${view.name}.${name} is asked by ${index.equals.join(', ')}.`);
  return index;
}

export function checkKeys(view: View, keys: readonly unknown[]): void {
  if (keys.length > maxMergedKeys) throw new Error(`${view.name}: at most ${maxMergedKeys} keys can be merged, not ${keys.length}.`);
}

export function checkWords(view: View, field: string): void {
  if (!view.words?.includes(field)) throw new Error(`${view.name} keeps no words of ${field}.`);
}

/** Checks a sort value from the database. */
export function sortValue(value: unknown): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new Error('A list is sorted by texts or numbers.');
}

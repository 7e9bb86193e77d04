// [Note: Damaged commits] If the events of a commit are no JSON, or unreadable for its codec, its other columns still tell what may depend on it. A
// store therefore returns it without events, and one bad event stops only readers that need it. Decisions on its stream are refused. Views and planning
// skip it and note that (`Skips`). Strict reads of documents that it may have touched are refused until it is repaired. A fold that throws on readable
// events stops its partition as usual.
import { digest } from '../../codec/keys.ts';
import { maxSkips, type Skip } from '../skips.ts';
import type { Commit, StoredEvent } from '../store.ts';

const isEvent = (value: unknown): value is StoredEvent =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The events of a commit as their store wrote them. */
export function storedEvents(text: string): Pick<Commit, 'events' | 'damaged'> {
  const events = parsed(text);
  return Array.isArray(events) && events.every(isEvent) ? { events } : { events: [], damaged: true };
}

/** One row for each. */
export const skipId = ({ source, lane, seq, by }: Skip): string => digest(source, lane, seq, by);

/** `count`: number of notes. */
export function checkSkips(count: number, { source, lane, seq }: Skip): void {
  if (count >= maxSkips) throw new Error(`The commit ${seq} of lane ${lane} of ${source} cannot be read, as ${count} before it could not.`);
}

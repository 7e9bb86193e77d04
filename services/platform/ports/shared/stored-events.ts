// [Note: Damaged commits] Of a commit whose events are no JSON, or nothing that its codec reads, all else still tells what may depend on it. So a store answers it without events, and one bad
// event stops nobody who does not need it: who decides on its stream is refused, views and planning pass over it and note that (`Skips`), and strict reads of what it may have touched are refused until it
// is mended. What a fold cannot bear of events that can be read stops its lane as ever.
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

/** `count`: of those that are noted. */
export function checkSkips(count: number, { source, lane, seq }: Skip): void {
  if (count >= maxSkips) throw new Error(`The commit ${seq} of lane ${lane} of ${source} cannot be read, as ${count} before it could not.`);
}

import { loadCodec } from '../codec/codec.ts';
import { redact } from '../codec/personal.ts';
import { damagedEvent, isDamagedEvent } from '../errors.ts';
import type { EventMetadata, RecordedEvent } from '../event.ts';
import type { Skip } from '../ports/skips.ts';
import type { Commit, StoredEvent } from '../ports/store.ts';

type ReadEvent = EventMetadata & { type: string; data: object | undefined };
/** True by construction: the codec returns fields only for a type in the service's protos, and then all of them. */
const isKnown = (event: ReadEvent): event is RecordedEvent => event.data !== undefined;

/** The types of the events that `recordedEvents` leaves out of a commit, one for each event. */
export const unknownTypes = (source: string, { events }: Commit): readonly string[] =>
  events.map(({ type }) => type).filter((type) => loadCodec().eventForm(source, type) === undefined);

/** All fields of a stored event; undefined when its type is unknown here. Refuses: 503 `damaged-event`. */
export function readEvent(source: string, { type, data }: StoredEvent): object | undefined {
  try {
    return loadCodec().readEvent(source, type, data);
  } catch {
    throw damagedEvent(`What stands in ${source}`);
  }
}

/**
 * Events of a commit with their places and all fields, for folds and reactions. Types that this build does not know are left out, since a newer build
 * wrote them; `unknownTypes` lists them. Personal fields of `erased` people are blank. Refuses: 503 `damaged-event`; see [Note: Damaged commits].
 */
export function recordedEvents(source: string, commit: Commit, erased: ReadonlySet<string>): RecordedEvent[] {
  if (commit.damaged) throw damagedEvent(`What stands in ${source}`);
  const { lane, seq, stream, home, at, link } = commit;
  const read = commit.events.map((stored, index): ReadEvent => {
    const data = readEvent(source, stored);
    return { source, lane, seq, index, stream, home, at, ...(link !== undefined && { link }), type: stored.type, data };
  });
  return read.filter(isKnown).map((event) => redact(source, event, erased));
}

/** Notes the commit if its events are unreadable, and returns none. */
export function eventsOrSkip(source: string, commit: Commit, erased: ReadonlySet<string>, note: (skip: Skip) => void, by = 'views'): RecordedEvent[] {
  try {
    return recordedEvents(source, commit, erased);
  } catch (error) {
    if (!isDamagedEvent(error)) throw error;
    const { lane, seq, stream, home } = commit;
    note({ source, lane, seq, stream, home, by });
    return [];
  }
}

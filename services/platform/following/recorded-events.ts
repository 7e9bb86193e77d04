import { loadCodec } from '../codec/codec.ts';
import { redact } from '../codec/personal.ts';
import type { EventMetadata, RecordedEvent } from '../event.ts';
import type { Commit } from '../ports/store.ts';

type ReadEvent = EventMetadata & { type: string; data: object | undefined };
/** The codec gives fields only for a type that the service's protos have, and then all of them. */
const isKnown = (event: ReadEvent): event is RecordedEvent => event.data !== undefined;

/** The types of the events that `recordedEvents` leaves out of a commit, one for each event. */
export const unknownTypes = (source: string, { events }: Commit): readonly string[] =>
  events.map(({ type }) => type).filter((type) => loadCodec().eventForm(source, type) === undefined);

/**
 * The events of a commit with where they stand and with all fields, for folds and reactions. Types that this build does not know are left
 * out, since a newer build wrote them; `unknownTypes` then tells which. Personal fields of `erased` people are blank.
 */
export function recordedEvents(source: string, commit: Commit, erased: ReadonlySet<string>): RecordedEvent[] {
  const codec = loadCodec();
  const { lane, seq, stream, home, at, link } = commit;
  const read = commit.events.map((stored, index): ReadEvent => {
    const data = codec.readEvent(source, stored.type, stored.data);
    return { source, lane, seq, index, stream, home, at, ...(link !== undefined && { link }), type: stored.type, data };
  });
  return read.filter(isKnown).map((event) => redact(source, event, erased));
}

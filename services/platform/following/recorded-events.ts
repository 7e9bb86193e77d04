import { loadCodec } from '../codec/codec.ts';
import { redact } from '../codec/personal.ts';
import type { EventMetadata, RecordedEvent } from '../fold.ts';
import type { Commit } from '../ports/store.ts';

type ReadEvent = EventMetadata & { type: string; data: object | undefined };
/** The codec gives fields only for a type that the service's protos have, and then all of them. */
const isSeen = (event: ReadEvent): event is RecordedEvent => event.data !== undefined;

/**
 * The events of a commit in their places, with all fields, for folds and reactions. Types that this build does not know are left out:
 * a newer build wrote them. Personal fields of `erased` people are blank.
 */
export function recordedEvents(source: string, commit: Commit, erased: ReadonlySet<string>): RecordedEvent[] {
  const codec = loadCodec();
  const { lane, seq, stream, home, at } = commit;
  return commit.events
    .map((stored, index): ReadEvent => {
      const data = codec.readEvent(source, stored.type, stored.data);
      return { source, lane, seq, index, stream, home, at, type: stored.type, data };
    })
    .filter(isSeen)
    .map((event) => redact(source, event, erased));
}

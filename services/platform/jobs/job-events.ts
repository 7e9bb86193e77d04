// [Note: Jobs hold no personal text] A job waits in the store, parked ones for long, so the event it carries is without personal fields;
// who runs it reads them from the log, where erasing a person blanks them once and for all.

import { holdsPersonal, redact, whoOf } from '../codec/personal.ts';
import type { RecordedEvent } from '../fold.ts';
import { recordedEvents } from '../following/recorded-events.ts';
import type { SourceLog } from '../following/source-log.ts';
import type { Store } from '../ports/store.ts';

/** The event as it may wait in a job. */
export function bareEvent(event: RecordedEvent): RecordedEvent {
  return redact(event.source, event, new Set(whoOf(event.source, [event])));
}

/** The event as it stands in its log; the personal fields of erased people are blank. */
export async function wholeEvent(event: RecordedEvent, source: SourceLog, store: Store): Promise<RecordedEvent> {
  if (!holdsPersonal(event.source, event.type)) return event;
  const [commit] = await source.read(event.source, event.lane, event.seq - 1, 1);
  if (!commit) throw new Error(`the commit ${event.source}.${event.lane}.${event.seq} cannot be read`);
  const whole = recordedEvents(event.source, commit, await store.erased.among(commit.who)).find(({ index }) => index === event.index);
  return whole ?? event;
}

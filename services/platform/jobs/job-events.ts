// [Note: Jobs hold no personal text] A job waits in the store, a parked one for long. So its event has blank personal fields; the runner reads
// them from the log, the only place where erasing a person has to redact them.

import { holdsPersonal, redact, whoOf } from '../codec/personal.ts';
import type { RecordedEvent } from '../event.ts';
import { recordedEvents } from '../following/recorded-events.ts';
import type { SourceLog } from '../following/source-log.ts';
import type { Store } from '../ports/store.ts';

/** The event as it may wait in a job. */
export function bareEvent(event: RecordedEvent): RecordedEvent {
  return redact(event.source, event, new Set(whoOf(event.source, [event])));
}

/** The event as it stands in its log; the personal fields of erased people are blank. Undefined where another stands in its place, since the log lost its end. */
export async function wholeEvent(event: RecordedEvent, source: SourceLog, store: Store): Promise<RecordedEvent | undefined> {
  if (!holdsPersonal(event.source, event.type)) return event;
  const [commit] = await source.read(event.source, event.lane, event.seq - 1, 1);
  if (!commit) throw new Error(`the commit ${event.source}.${event.lane}.${event.seq} cannot be read`);
  if (event.link !== undefined && event.link !== commit.link) return undefined;
  const whole = recordedEvents(event.source, commit, await store.erased.among(commit.who)).find(({ index }) => index === event.index);
  return whole ?? event;
}

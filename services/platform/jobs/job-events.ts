// [Note: Jobs hold no personal text] Jobs wait in the store, parked ones for long. So their events have blank personal fields; the runner reads
// these from the log, the only place where erasing a person must redact them.

// [Note: Jobs of other builds] A build plans an event without the fields that it does not know, and may take a job of a newer build. So `form`
// records how much the planner knew, 0 if not all. If it differs from the runner's, the event is read again. If the event holds more
// than the runner knows, the job waits for another build.

import { loadCodec } from '../codec/codec.ts';
import { hasPersonalFields, peopleOf, redact } from '../codec/personal.ts';
import { hasUnknown, newerBuild } from '../engine/known-commits.ts';
import { damagedEvent } from '../errors.ts';
import type { RecordedEvent } from '../event.ts';
import { recordedEvents } from '../following/recorded-events.ts';
import type { SourceLog } from '../following/source-log.ts';
import type { Commit, Store } from '../ports/store.ts';

const formHere = ({ source, type }: RecordedEvent) => loadCodec().eventForm(source, type);

/** Blanks the personal fields of an event, as a job stores it. */
export function bareEvent(event: RecordedEvent, commit: Commit): RecordedEvent {
  const form = hasUnknown(event.source, commit) ? 0 : formHere(event);
  return { ...redact(event.source, event, new Set(peopleOf(event.source, [event]))), form };
}

/**
 * Reads a job's event from its log, with blank fields of erased people. Undefined if the log lost its end and has another event there.
 * Refuses: 503 `newer-build`, see [Note: Jobs of other builds]; `damaged-event`, see [Note: Damaged commits].
 */
export async function wholeEvent(event: RecordedEvent, source: SourceLog, store: Store): Promise<RecordedEvent | undefined> {
  if (!hasPersonalFields(event.source, event.type) && event.form === formHere(event)) return event;
  const [commit] = await source.read(event.source, event.lane, event.seq - 1, 1);
  if (!commit) throw new Error(`the commit ${event.source}.${event.lane}.${event.seq} cannot be read`);
  if (event.link !== undefined && event.link !== commit.link) return undefined;
  if (commit.damaged) throw damagedEvent(`What stands in ${event.source}`);
  if (hasUnknown(event.source, commit)) throw newerBuild(`What a newer build wrote in ${event.source}`);
  const whole = recordedEvents(event.source, commit, await store.erased.among(commit.who)).find(({ index }) => index === event.index);
  return whole ?? event;
}

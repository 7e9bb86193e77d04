// [Note: Jobs hold no personal text] A job waits in the store, a parked one for long. So its event has blank personal fields; the runner reads
// them from the log, the only place where erasing a person has to redact them.

// [Note: Jobs of other builds] A build that does not know all of an event plans it without what it does not know, and may take a job that a newer one planned. So a job tells how much
// its planner knew, and 0 where that was not all. Where that is not what its runner knows, the event is read anew; where it holds more than the runner knows, the job waits for another build.

import { loadCodec } from '../codec/codec.ts';
import { holdsPersonal, redact, whoOf } from '../codec/personal.ts';
import { hasUnknown, newerBuild } from '../engine/known-commits.ts';
import { damagedEvent } from '../errors.ts';
import type { RecordedEvent } from '../event.ts';
import { recordedEvents } from '../following/recorded-events.ts';
import type { SourceLog } from '../following/source-log.ts';
import type { Commit, Store } from '../ports/store.ts';

const formHere = ({ source, type }: RecordedEvent) => loadCodec().eventForm(source, type);

/** The event of a commit as it may wait in a job. */
export function bareEvent(event: RecordedEvent, commit: Commit): RecordedEvent {
  const form = hasUnknown(event.source, commit) ? 0 : formHere(event);
  return { ...redact(event.source, event, new Set(whoOf(event.source, [event]))), form };
}

/**
 * The event as it stands in its log; the personal fields of erased people are blank. Undefined where another stands in its place, since the log lost its end.
 * Refuses: 503 `newer-build`, see [Note: Jobs of other builds]; `damaged-event`, see [Note: Damaged commits].
 */
export async function wholeEvent(event: RecordedEvent, source: SourceLog, store: Store): Promise<RecordedEvent | undefined> {
  if (!holdsPersonal(event.source, event.type) && event.form === formHere(event)) return event;
  const [commit] = await source.read(event.source, event.lane, event.seq - 1, 1);
  if (!commit) throw new Error(`the commit ${event.source}.${event.lane}.${event.seq} cannot be read`);
  if (event.link !== undefined && event.link !== commit.link) return undefined;
  if (commit.damaged) throw damagedEvent(`What stands in ${event.source}`);
  if (hasUnknown(event.source, commit)) throw newerBuild(`What a newer build wrote in ${event.source}`);
  const whole = recordedEvents(event.source, commit, await store.erased.among(commit.who)).find(({ index }) => index === event.index);
  return whole ?? event;
}

// [Note: Builds on one log] Each commit has a form: the number of fields and values that its writer knew of its events, and the version of its
// aggregate's rules. If this build knows less, it decides nothing from the commit and refuses, and another replica may be asked. A smaller form is from
// an older build, and a missing form from a build without forms: both are read as usual.
import { loadCodec } from '../codec/codec.ts';
import { newerBuildCode, type Refusal, unavailable } from '../errors.ts';
import type { Commit, CommitForm, StoredEvent } from '../ports/store.ts';

export const newerBuild = (what: string): Refusal => unavailable(what, newerBuildCode);

const typesOf = (events: readonly StoredEvent[]) => [...new Set(events.map(({ type }) => type))];

/** Form of events as this build knows them. */
export function formOf(service: string, events: readonly StoredEvent[], evolve: number): CommitForm {
  return { events: typesOf(events).reduce((sum, type) => sum + (loadCodec().eventForm(service, type) ?? 0), 0), evolve };
}

type EventsWithForm = Pick<Commit, 'events' | 'form'>;

/** True if a newer build wrote events, fields or values that this build does not know. */
export function hasUnknown(service: string, { events, form }: EventsWithForm): boolean {
  if (form === undefined) return false;
  const isOfKnownTypes = events.every(({ type }) => loadCodec().eventForm(service, type) !== undefined);
  return !isOfKnownTypes || formOf(service, events, form.evolve).events < form.events;
}

/** True if this build computes the same state from it as its writer: `evolve` is the version of the rules here. */
export function isDecidable(service: string, commit: EventsWithForm, evolve: number): boolean {
  return !hasUnknown(service, commit) && (commit.form?.evolve ?? 0) <= evolve;
}

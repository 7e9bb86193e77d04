// [Note: Builds on one log] Each commit tells its form: how much its writer knew of the events in it, and how its aggregate's state was made of them. What this build does not know
// of it a newer one wrote: this build decides nothing from it, refuses, and another replica may be asked. A smaller form is of an older build, and none of one that told no form:
// both are read as ever.
import { loadCodec } from '../codec/codec.ts';
import { newerBuildCode, type Refusal, unavailable } from '../errors.ts';
import type { Commit, CommitForm, StoredEvent } from '../ports/store.ts';

export const newerBuild = (what: string): Refusal => unavailable(what, newerBuildCode);

const typesOf = (events: readonly StoredEvent[]) => [...new Set(events.map(({ type }) => type))];

/** What this build knows of events. */
export function formOf(service: string, events: readonly StoredEvent[], evolve: number): CommitForm {
  return { events: typesOf(events).reduce((sum, type) => sum + (loadCodec().eventForm(service, type) ?? 0), 0), evolve };
}

type Formed = Pick<Commit, 'events' | 'form'>;

/** Whether a newer build wrote events, or fields or values in them, that this one does not know. */
export function hasUnknown(service: string, { events, form }: Formed): boolean {
  if (form === undefined) return false;
  const isOfKnownTypes = events.every(({ type }) => loadCodec().eventForm(service, type) !== undefined);
  return !isOfKnownTypes || formOf(service, events, form.evolve).events < form.events;
}

/** Whether state can be made of it as its writer does: `evolve` is that of the rules here. */
export function isDecidable(service: string, commit: Formed, evolve: number): boolean {
  return !hasUnknown(service, commit) && (commit.form?.evolve ?? 0) <= evolve;
}

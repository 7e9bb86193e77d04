// What a view is made of. [Note: Folding is pure, per document] A view says which documents an event touches and what each becomes. The
// store gives it one document at a time, skips by `seen`, and writes by compare-and-set, so repeats, take-overs and two lanes on one
// document end as a plain replay would (following/fold-engine.ts).
import type { Events, ServiceName } from '@kloak/proto/types/index.ts';
import { loadCodec } from './codec/codec.ts';
import { firstForms } from './codec/first-forms.ts';
import { digest } from './codec/keys.ts';
import type { EventOfType, EventTypes, RecordedEvent } from './event.ts';
import { questionsOf } from './ports/shared/view-index.ts';
import type { deleted, Index, StrictView, View } from './ports/store.ts';

/** What one type of event does to documents. Pure. */
export type EventFold<Doc extends object, Source extends ServiceName, Type> = {
  /** The documents the event touches; none is fine. */
  ids(event: EventOfType<Source, Type>): string[];
  /** The document after the event; `undefined` leaves none where there was none. Throws nothing in good health: a throw stops the lane of this view and shows in readiness. */
  fold(doc: Doc | undefined, event: EventOfType<Source, Type>, id: string): Doc | typeof deleted | undefined;
};

/** By service and type of event. What a view reads follows from it. */
export type Folds<Doc extends object> = {
  readonly [Source in ServiceName]?: { readonly [Type in Events[Source]['type']]?: EventFold<Doc, Source, Type> };
};

type Declared<Doc extends object> = {
  /** A noun, unique in the service. */
  name: string;
  /** Raised when a fold changes its meaning: whatever else the version needs to know follows from the declaration. */
  foldVersion: number;
  indexes?: Record<string, Index>;
  /** Names of document fields that hold a list of searchable words (for `words`). */
  words?: string[];
  on: Folds<Doc>;
  /** The document without the personal text of a person. Pure. A view that reads events with personal fields has it, unless it keeps none of them. */
  redact?(doc: Doc, person: string): Doc;
};

type AnyFold<Doc extends object> = {
  ids(event: RecordedEvent): string[];
  fold(doc: Doc | undefined, event: RecordedEvent, id: string): Doc | typeof deleted | undefined;
};

/** Each entry gets the events under whose service and type it stands, and no others. */
function foldFor<Doc extends object>(on: Folds<Doc>, { source, type }: RecordedEvent): AnyFold<Doc> | undefined {
  const folds: { readonly [type: string]: AnyFold<Doc> | undefined } = on[source] ?? {};
  return folds[type];
}

/** Of the types of events that it reads, those that hold more than at first, with their forms: an older build folds them without it. */
function grownIn(reads: EventTypes): [name: string, form: number][] {
  const all = Object.entries(reads).flatMap(([source, types]) => types.map((type) => ({ name: `${source}.${type}`, source, type })));
  return all
    .map(({ name, source, type }) => ({ name, form: loadCodec().eventForm(source, type) ?? 0, first: firstForms[source]?.[type] }))
    .flatMap(({ name, form, first }): [string, number][] => (form === first ? [] : [[name, form]]))
    .sort();
}

/** 48 bits, so that it is a whole number in any database. What a view reads, how it is asked and how it folds is one version. */
function versionOf(name: string, foldVersion: number, reads: EventTypes, asked: Pick<View, 'indexes' | 'words'>): number {
  const grown = grownIn(reads);
  const declared = JSON.stringify([name, foldVersion, Object.entries(reads).sort(), ...questionsOf(asked), ...(grown.length > 0 ? [grown] : [])]);
  return Buffer.from(digest(declared), 'base64url').readUIntBE(0, 6);
}

/**
 * Documents by id, made by pure folds of the events under `on`. With another declaration (events read and what they hold, indexes) or another `foldVersion`
 * it is a new version: it is rebuilt beside the running one and then takes its place. Fields of documents are reached by name, top level only.
 */
export function view<Doc extends object>({ name, foldVersion, indexes = {}, words = [], on, redact }: Declared<Doc>): View<Doc> {
  const reads: EventTypes = Object.fromEntries(Object.entries(on).map(([source, folds]) => [source, Object.keys(folds).sort()]));
  return {
    name,
    version: versionOf(name, foldVersion, reads, { indexes, words }),
    indexes,
    words,
    reads,
    ids: (event) => foldFor(on, event)?.ids(event) ?? [],
    fold: (doc, event, id) => {
      const found = foldFor(on, event);
      return found ? found.fold(doc, event, id) : doc;
    },
    redact,
  };
}

/** The same, for a view that access is decided from: a call that narrows access answers once it has come to it (engine/narrowing.ts). */
export function strictView<Doc extends object>({ touched, ...declared }: Declared<Doc> & Pick<View<Doc>, 'touched'>): StrictView<Doc> {
  return { ...view(declared), strict: true, touched };
}

/** For an event that changes documents only where they are: it begins none. */
export function change<Doc extends object, Source extends ServiceName, Type>(
  ids: (event: EventOfType<Source, Type>) => string[],
  to: (doc: Doc, event: NoInfer<EventOfType<Source, Type>>) => NoInfer<Doc> | typeof deleted,
): EventFold<Doc, Source, Type> {
  return { ids, fold: (doc, event) => doc && to(doc, event) };
}

// Parts of a view. [Note: Folding is pure, per document] A view declares the documents that an event touches and their next states. The store passes it
// one document at a time, skips by `seen`, and writes by compare-and-set. Repeats, take-overs and two partitions on one document therefore end like a
// plain replay (following/fold-engine.ts).
import type { Events, ServiceName } from '@kloak/proto/types/index.ts';
import { loadCodec } from './codec/codec.ts';
import { firstForms } from './codec/first-forms.ts';
import { digest } from './codec/keys.ts';
import type { EventOfType, EventTypes, RecordedEvent } from './event.ts';
import { queriesOf } from './ports/shared/view-index.ts';
import type { deleted, Index, StrictView, View } from './ports/store.ts';

/** Effect of one type of event on documents. Pure. */
export type EventFold<Doc extends object, Source extends ServiceName, Type> = {
  /** The documents the event touches; none is fine. */
  ids(event: EventOfType<Source, Type>): string[];
  /**
   * Document after the event; `undefined` leaves none if there was none. Should never throw: an error stops the partition of this view and appears in
   * readiness.
   */
  fold(doc: Doc | undefined, event: EventOfType<Source, Type>, id: string): Doc | typeof deleted | undefined;
};

/** Folds by service and type of event. The types that a view reads follow from them. */
export type Folds<Doc extends object> = {
  readonly [Source in ServiceName]?: { readonly [Type in Events[Source]['type']]?: EventFold<Doc, Source, Type> };
};

type ViewDeclaration<Doc extends object> = {
  /** A noun, unique in the service. */
  name: string;
  /** Raised when a fold changes its meaning: everything else of the version follows from the declaration. */
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

/** Selects the fold by service and type of the event. */
function foldFor<Doc extends object>(on: Folds<Doc>, { source, type }: RecordedEvent): AnyFold<Doc> | undefined {
  const folds: { readonly [type: string]: AnyFold<Doc> | undefined } = on[source] ?? {};
  return folds[type];
}

/** Types of its events that have grown since their first form, with their forms: an older build folds them without the new parts. */
function grownIn(reads: EventTypes): [name: string, form: number][] {
  const all = Object.entries(reads).flatMap(([source, types]) => types.map((type) => ({ name: `${source}.${type}`, source, type })));
  return all
    .map(({ name, source, type }) => ({ name, form: loadCodec().eventForm(source, type) ?? 0, first: firstForms[source]?.[type] }))
    .flatMap(({ name, form, first }): [string, number][] => (form === first ? [] : [[name, form]]))
    .sort();
}

/** 48 bits, so that it is a whole number in any database. A view's events, queries and folds make one version. */
function versionOf(name: string, foldVersion: number, reads: EventTypes, asked: Pick<View, 'indexes' | 'words'>): number {
  const grown = grownIn(reads);
  const declared = JSON.stringify([name, foldVersion, Object.entries(reads).sort(), ...queriesOf(asked), ...(grown.length > 0 ? [grown] : [])]);
  return Buffer.from(digest(declared), 'base64url').readUIntBE(0, 6);
}

/**
 * Documents by id, made by pure folds of the events under `on`. Another declaration (events and their forms, indexes) or another `foldVersion` makes a
 * new version. It is rebuilt beside the running one and then replaces it. Fields of documents are referred to by name, top level only.
 */
export function view<Doc extends object>({ name, foldVersion, indexes = {}, words = [], on, redact }: ViewDeclaration<Doc>): View<Doc> {
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

/** The same for a view that decides access: a call that narrows access answers once the view has reached it (engine/narrowing.ts). */
export function strictView<Doc extends object>({ touched, ...declared }: ViewDeclaration<Doc> & Pick<View<Doc>, 'touched'>): StrictView<Doc> {
  return { ...view(declared), strict: true, touched };
}

/** For an event that only changes existing documents. */
export function change<Doc extends object, Source extends ServiceName, Type>(
  ids: (event: EventOfType<Source, Type>) => string[],
  to: (doc: Doc, event: NoInfer<EventOfType<Source, Type>>) => NoInfer<Doc> | typeof deleted,
): EventFold<Doc, Source, Type> {
  return { ids, fold: (doc, event) => doc && to(doc, event) };
}

// Documents of views that were read, parsed and frozen, for all who ask for them again. See [Note: Computed once]. A write of a document forgets it inside
// its transaction, in whose turn nobody reads. No other process writes into the folder.
import { freezeWhole } from '../../immutable.ts';

/** JSON of all documents that are kept for one folder, in characters. Parsed, and with what is made from them, they take some times as many bytes. */
const maxCharacters = 4_000_000;
/** An entry beside its JSON. */
const aroundCharacters = 100;

/** `doc`: null if there is no document of this id. */
type Entry = { doc: object | null; characters: number };

/** Kept documents of one view. */
export type ViewDocs = {
  /** The document, frozen; null if there is none, undefined if that is not known. */
  find(id: string): object | null | undefined;
  /** Keeps a document that was read, or with null that there is none. Returns it. */
  keep(id: string, json: string | null): object | null;
  /** Called in each transaction that writes the document. */
  forget(id: string): void;
  clear(): void;
};

/** Makes the kept documents of a view; those of all views share one limit. */
export type KeepDocs = () => ViewDocs;

/**
 * Drops what was not asked for since half of the limit was read: each view has a young and an old generation, and an old document that is found becomes
 * young.
 */
export function keepDocs(max = maxCharacters): KeepDocs {
  const views: { young: Map<string, Entry>; old: Map<string, Entry> }[] = [];
  /** Of all young documents. */
  let characters = 0;
  const age = () => {
    characters = 0;
    for (const view of views) {
      view.old = view.young;
      view.young = new Map();
    }
  };

  return () => {
    const view = { young: new Map<string, Entry>(), old: new Map<string, Entry>() };
    views.push(view);
    const add = (id: string, entry: Entry) => {
      if (characters + entry.characters > max / 2) age();
      view.young.set(id, entry);
      characters += entry.characters;
    };
    return {
      find(id) {
        const young = view.young.get(id);
        if (young !== undefined) return young.doc;
        const old = view.old.get(id);
        if (old === undefined) return undefined;
        view.old.delete(id);
        add(id, old);
        return old.doc;
      },
      keep(id, json) {
        const doc: object | null = json === null ? null : freezeWhole(JSON.parse(json));
        add(id, { doc, characters: (json?.length ?? 0) + id.length + aroundCharacters });
        return doc;
      },
      forget(id) {
        characters -= view.young.get(id)?.characters ?? 0;
        view.young.delete(id);
        view.old.delete(id);
      },
      clear() {
        for (const { characters: of } of view.young.values()) characters -= of;
        view.young.clear();
        view.old.clear();
      },
    };
  };
}

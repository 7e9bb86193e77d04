// Documents of views that were read, parsed and frozen, for all who ask for them again. See [Note: Computed once]. A write of a document forgets it inside
// its transaction, in whose turn nobody reads. It also forgets all lists of its view. No other process writes into the folder.
import { freezeWhole } from '../../immutable.ts';
import type { Page } from '../../ports/store.ts';

/** JSON of all that is kept for one folder, in characters. Parsed, and with what is made from documents, it takes some times as many bytes. */
const maxCharacters = 4_000_000;
/** An entry, or an id in a list, beside its text. */
const aroundCharacters = 100;

/** Kept documents and lists of one view. */
export type ViewDocs = {
  /** The document, frozen; null if there is none, undefined if that is not known. */
  find(id: string): object | null | undefined;
  /** Keeps a document that was read, or with null that there is none. Returns it. */
  keep(id: string, json: string | null): object | null;
  /** Ids of a page, by its question; read unless they are kept. */
  listed(question: string, read: () => Page<string>): Page<string>;
  /** Called in each transaction that writes the document. */
  forget(id: string): void;
  clear(): void;
};

/** Makes what is kept of a view; all views share one limit. */
export type KeepDocs = () => ViewDocs;

type Entry<Value> = { value: Value; characters: number };
type Generations<Value> = {
  find(key: string): Value | undefined;
  add(key: string, value: Value, characters: number): void;
  remove(key: string): void;
  age(): void;
  clear(): void;
};

/** Entries of one kind: `room` is called before `characters` become young, and `gone` when they leave. */
function generations<Value>(room: (characters: number) => void, gone: (characters: number) => void): Generations<Value> {
  let [young, old] = [new Map<string, Entry<Value>>(), new Map<string, Entry<Value>>()];
  const put = (key: string, entry: Entry<Value>) => {
    room(entry.characters);
    young.set(key, entry);
  };
  return {
    find(key) {
      const known = young.get(key);
      if (known !== undefined) return known.value;
      const aged = old.get(key);
      if (aged === undefined) return undefined;
      old.delete(key);
      put(key, aged);
      return aged.value;
    },
    add: (key, value, characters) => put(key, { value, characters: key.length + characters + aroundCharacters }),
    remove(key) {
      gone(young.get(key)?.characters ?? 0);
      young.delete(key);
      old.delete(key);
    },
    age() {
      old = young;
      young = new Map();
    },
    clear() {
      if (young.size > 0) for (const { characters } of young.values()) gone(characters);
      young.clear();
      old.clear();
    },
  };
}

/** Drops what was not asked for since half of the limit was read. There is a young and an old generation; an old entry that is found becomes young. */
export function keepDocs(max = maxCharacters): KeepDocs {
  const kinds: Pick<Generations<unknown>, 'age'>[] = [];
  /** Sum of all young entries. */
  let characters = 0;
  const room = (more: number) => {
    if (characters + more > max / 2) {
      characters = 0;
      for (const kind of kinds) kind.age();
    }
    characters += more;
  };
  const gone = (less: number) => {
    characters -= less;
  };

  return () => {
    const docs = generations<object | null>(room, gone);
    const lists = generations<Page<string>>(room, gone);
    kinds.push(docs, lists);
    return {
      find: docs.find,
      keep(id, json) {
        const doc: object | null = json === null ? null : freezeWhole(JSON.parse(json));
        docs.add(id, doc, json?.length ?? 0);
        return doc;
      },
      listed(question, read) {
        const known = lists.find(question);
        if (known !== undefined) return known;
        const page = read();
        lists.add(
          question,
          page,
          page.items.reduce((sum, id) => sum + id.length + aroundCharacters, page.next?.length ?? 0),
        );
        return page;
      },
      forget(id) {
        docs.remove(id);
        lists.clear();
      },
      clear() {
        docs.clear();
        lists.clear();
      },
    };
  };
}

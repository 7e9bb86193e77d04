/** Refusals of the provider, by the subject of the request, until it succeeds again: for operators. */
export type Notes = {
  note(about: string, words: string): void;
  clear(about: string): void;
  /** Each text once, for all subjects. */
  words(): readonly string[];
};

/** Further notes would add no information. */
const maxNotes = 1000;

export function openNotes(): Notes {
  const notes = new Map<string, string>();
  return {
    note(about, words) {
      if (notes.size < maxNotes || notes.has(about)) notes.set(about, words);
    },
    clear: (about) => void notes.delete(about),
    words: () => [...new Set(notes.values())],
  };
}

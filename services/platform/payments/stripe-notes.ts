/** What the provider refuses, by what was asked of it, until it does it again: for who runs the vault. */
export type Notes = {
  note(about: string, words: string): void;
  clear(about: string): void;
  /** Each once, whatever it is about. */
  words(): readonly string[];
};

/** What is noted beyond says nothing new. */
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

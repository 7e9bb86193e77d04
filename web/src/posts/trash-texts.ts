import type { Texts } from '../lib/texts.ts';

/** Texts after a deletion. */
export const trashTexts = {
  undo: 'Undo',
  restored: (count: number) => (count === 1 ? 'It is back where it was.' : `${count} photos and videos are back where they were.`),
} as const satisfies Texts;

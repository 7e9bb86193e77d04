import type { Texts } from '../lib/texts.ts';

/** Texts beside what waits. */
export const waitingTexts = {
  waits: 'Will be sent when you are online again.',
  discard: 'Discard',
} as const satisfies Texts;

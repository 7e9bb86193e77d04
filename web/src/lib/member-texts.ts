import type { Texts } from './texts.ts';

/** What more than one feature says to members. */
export const memberTexts = {
  loadMore: 'Load more',
  now: 'just now',
  close: 'Close',
  processing: 'Processing...',
  photoFailed: 'This photo could not be prepared. The original is safe.',
} as const satisfies Texts;

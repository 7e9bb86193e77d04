import type { Texts } from './texts.ts';

/** What more than one feature says to members. */
export const memberTexts = {
  loadMore: 'Load more',
  now: 'just now',
  viewMore: 'View More',
  close: 'Close',
  download: 'Download',
  untitled: 'Photo',
  untitledVideo: 'Video',
  untitledName: (what: string, writer: string, nth: number, count: number) => `${what}${writer && ` by ${writer}`}${nth > 0 ? `, ${nth} of ${count}` : ''}`,
  processing: 'Processing...',
  videoFailed: 'This video could not be prepared. The original is safe.',
  photoFailed: 'This photo could not be prepared. The original is safe.',
} as const satisfies Texts;

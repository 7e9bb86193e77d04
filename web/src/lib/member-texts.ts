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
  /** Said after `Photo`, so that no two of a page are called the same; `nth` is 0 for what is not counted. */
  untitledPlace: (writer: string, nth: number, count: number) => `${writer && ` by ${writer}`}${nth > 0 ? `, ${nth} of ${count}` : ''}`,
  processing: 'Processing...',
  videoFailed: 'This video could not be prepared. The original is safe.',
  photoFailed: 'This photo could not be prepared. The original is safe.',
} as const satisfies Texts;

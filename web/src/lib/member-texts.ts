import type { Texts } from './texts.ts';

/** What more than one feature says to members. */
export const memberTexts = {
  loadMore: 'Load more',
  now: 'just now',
  viewMore: 'View More',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Your changes are saved.',
  privacy: 'Privacy',
  description: 'Description',
  category: 'Category',
  download: 'Download',
  select: 'Select',
  hearts: (count: number) => (count === 1 ? '1 heart' : `${count} hearts`),
  untitled: 'Photo',
  untitledVideo: 'Video',
  untitledName: (what: string, writer: string, day: string) => `${what}${writer && ` by ${writer}`}${day && `, ${day}`}`,
  alike: (name: string, nth: number, count: number) => `${name}, ${nth} of ${count}`,
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  processing: 'Processing...',
  videoFailed: 'This video could not be prepared. The original is safe.',
  photoFailed: 'This photo could not be prepared. The original is safe.',
} as const satisfies Texts;

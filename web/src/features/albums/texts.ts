import { trashDays } from '@kloak/proto/rules/trash.ts';
import type { Texts } from '../../lib/texts.ts';

export const albumsTexts = {
  mine: 'My Album(s)',
  theirs: 'Album(s)',
  title: 'Album',
  denied: 'You do not have permission to view this album.',
  failed: 'An error occurred while loading the album.',
  empty: 'There is nothing to see in this album yet.',
  inIt: 'In this album',
  settings: (name: string) => `Settings: ${name}`,
  inAlbum: (name: string) => `In this album: ${name}`,
  edit: 'Edit',
  editTitle: 'Edit album',
  name: 'Name',
  alsoChange: (count: number) => (count === 1 ? 'Also change its 1 photo or video?' : `Also change its ${count} photos and videos?`),
  /** Visibility of an album's items if they keep their privacy, which is separate from the album's. */
  stay: {
    seen: (count: number) =>
      count === 1
        ? '1 photo or video in it is still seen by your connected family, and by groups that you posted it to.'
        : `${count} photos and videos in it are still seen by your connected family, and by groups that you posted them to.`,
    unseen: (count: number) =>
      count === 1 ? '1 photo or video in it is still seen by you alone.' : `${count} photos and videos in it are still seen by you alone.`,
    changed: 'Then nobody but you sees them, neither in groups nor in other albums.',
  },
  delete: 'Delete',
  deleting: 'Deleting...',
  deleteTitle: 'Are you sure you want to Delete this Album?',
  deleteText: `What is in it stays in your library, unless you delete that, too: then you find it in your trash for ${trashDays} days. The album itself cannot be brought back.`,
  alsoDelete: (count: number) => (count === 1 ? 'Also delete 1 photo or video in it' : `Also delete ${count} photos and videos in it`),
  deleted: 'The album was deleted.',
  print: 'Print album',
  printing: 'Preparing the pictures…',
  printFailed: 'Not all pictures could be loaded. Please try again.',
  cover: 'Use as cover',
  covered: 'The album has a new cover.',
  remove: 'Remove from album',
  removing: 'Removing...',
  removed: (count: number) =>
    count === 1
      ? 'It is no longer in this album. It stays in your library.'
      : `${count} photos and videos are no longer in this album. They stay in your library.`,
} as const satisfies Texts;

import type { Texts } from '../../lib/texts.ts';

export const ownPostTexts = {
  settings: (name: string) => `Settings: ${name}`,
  edit: 'Edit',
  delete: 'Delete',
  image: { edit: 'Edit image', delete: 'Are you sure you want to Delete this image?', deleted: 'The image was deleted.' },
  video: { edit: 'Edit video', delete: 'Are you sure you want to Delete this video?', deleted: 'The video was deleted.' },
  deleteText: 'Its comments and hearts go with it. This cannot be undone.',
  deleting: 'Deleting...',
  addToAlbum: 'Add to album',
  albumName: 'Album Name',
  albumPrivacy: 'Privacy of the new album',
  add: 'Add',
  adding: 'Adding...',
  addedToAlbum: (count: number, name: string) => `${count === 1 ? 'It is' : `${count} items are`} in your album ${name} now.`,
  titleLabel: 'Title',
} as const satisfies Texts;

import { trashDays } from '@kloak/proto/rules/trash.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import type { Texts } from '../../lib/texts.ts';

const { items } = memberTexts;

export const ownPostTexts = {
  settings: (name: string) => `Settings: ${name}`,
  edit: 'Edit',
  delete: 'Delete',
  image: { edit: 'Edit image', delete: 'Are you sure you want to Delete this image?', deleted: 'The image was deleted.' },
  video: { edit: 'Edit video', delete: 'Are you sure you want to Delete this video?', deleted: 'The video was deleted.' },
  deleteText: `Its comments and hearts go with it. You find it in your trash for ${trashDays} days.`,
  deleting: 'Deleting...',
  addToAlbum: 'Add to album',
  albumName: 'Album Name',
  albumPrivacy: 'Privacy of the new album',
  add: 'Add',
  adding: 'Adding...',
  addedToAlbum: (count: number, name: string) => `${count === 1 ? 'It is' : `${count} photos and videos are`} in your album ${name} now.`,
  openAlbum: 'Open album',
  titleLabel: 'Title',
  chosen: 'What is selected',
  chosenCount: (count: number) => `${count} selected`,
  chosenMost: (most: number) => `${most} selected, which is as many as can be at once`,
  done: 'Done',
  privacyOfMany: (count: number) => `Privacy of ${items(count)}`,
  privacyHints: {
    PRIVATE: 'Only you can see them, also in albums that you share.',
    FAMILY_ONLY: 'You and your connected family can see them. An album that is private stays private.',
  },
  privacyChanged: (count: number, privacy: string) => `Privacy of ${items(count)}: ${privacy}.`,
  privacyNotChanged: (count: number, why: string) => `${items(count)} could not be changed. ${why}`,
  deleteMany: (count: number) => `Are you sure you want to Delete ${count === 1 ? 'this photo or video' : `these ${count} photos and videos`}?`,
  deleteManyText: `Their comments and hearts go with them. You find them in your trash for ${trashDays} days.`,
  deletingMany: (nth: number, count: number) => `Deleting ${nth} of ${count}...`,
  deletedMany: (count: number) => (count === 1 ? '1 photo or video was deleted.' : `${count} photos and videos were deleted.`),
  notDeleted: (count: number, why: string) => `${items(count)} could not be deleted. ${why}`,
} as const satisfies Texts;

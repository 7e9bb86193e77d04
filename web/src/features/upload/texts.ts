import type { Texts } from '../../lib/texts.ts';

export const uploadTexts = {
  usage: { using: 'Currently Using', max: 'Max Space', free: 'Space Available', meter: 'Space used' },
  notVerified: 'Warning: Your account is not vertified Please verifty your account before uploading your files!',
  drop: { first: 'Drag and drop your files here to upload', second: '/ or click here' },
  dropHint: 'Photos in JPEG or PNG format',
  titleLabel: 'Title',
  description: 'Description',
  privacy: 'Privacy',
  selectPrivacy: 'Select',
  privacyHints: { PRIVATE: 'Only you can see it.', FAMILY_ONLY: 'You and your connected family can see it.' },
  publish: 'Publish',
  publishing: 'Publishing...',
  cancel: 'Cancel',
  uploading: 'Uploading...',
  uploaded: 'Uploaded',
  waitsFor: { connection: 'Waiting for the connection …', server: 'Waiting for the server …' },
  goesOn: 'Your upload goes on by itself. Please keep this page open.',
  massUpload: 'Mass Upload',
  massUploadText: (count: number) => `${count} files are being uploaded.`,
  continue: 'Continue',
  more: (count: number) => `and ${count} more`,
  files: (count: number) => `${count} files`,
  success: 'File(s) have been sucessfully uploaded!',
  successImages: 'Images have been sucessfully uploaded!',
  rejected: (names: string, count: number) => `Kloak cannot read ${names}, so ${count === 1 ? 'it was' : 'they were'} not published.`,
  unreadable: (name: string) => `${name} cannot be read any more. Please choose it again.`,
  known: {
    title: (count: number) => (count === 1 ? 'This file is already in your vault.' : `${count} files are already in your vault.`),
    kept: (count: number) =>
      count === 1
        ? 'It was not added again. Its title, description and privacy are as they were.'
        : 'They were not added again. Their titles, descriptions and privacy are as they were.',
    still: (privacy: string, chosen: string) => `Still ${privacy}, not ${chosen}`,
    done: 'Got it',
  },
  notArrived: 'Your files have not arrived completely. Please try again.',
  usageFailed: 'Your storage usage cannot be shown right now.',
} as const satisfies Texts;

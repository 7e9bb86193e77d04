import { notVerified } from '@kloak/proto/rules/members.ts';
import type { Texts } from '../../lib/texts.ts';

export const uploadTexts = {
  notVerified: {
    warning: notVerified.message,
    resend: 'Resend Verify Email',
    sent: 'Vertification Sent',
    sentTo: (email: string) => `We have sent an email to ${email}. Open its link to confirm your address.`,
  },
  drop: { first: 'Drag and drop your files here to upload', second: '/ or click here' },
  dropVideo: { first: 'Drag and drop your video here to upload', second: 'or click here' },
  notTaken: (names: string) => `Not taken: ${names}`,
  dropHint: 'Photos in JPEG, PNG or HEIC, videos in MP4, MOV, MPEG or WMV format',
  folder: {
    choose: 'Choose a folder',
    empty: 'There is nothing to upload in this folder.',
    tooMany: (max: number) => `A folder with more than ${max.toLocaleString('en-US')} files cannot be read at once. Please choose some of its files.`,
    unreadable: 'This folder cannot be read. Please choose its files.',
  },
  titleLabel: 'Title',
  albumName: 'Album Name (Optional)',
  albumDescription: 'Album Description (Optional)',
  albumKnown: (name: string) => `They come into your album ${name}.`,
  selectPrivacy: 'Select',
  privacyHints: { PRIVATE: 'Only you can see it.', FAMILY_ONLY: 'You and your connected family can see it.' },
  publish: 'Publish',
  publishing: 'Publishing...',
  uploading: 'Uploading...',
  looking: 'Looking for what is in your vault already …',
  looked: (count: number, total: number) => `${count} of ${total}`,
  uploaded: 'Uploaded',
  waitsFor: { connection: 'Waiting for the connection …', server: 'Waiting for the server …' },
  goesOn: 'Your upload goes on by itself. Please keep this page open.',
  massUpload: 'Mass Upload',
  massUploadText: (count: number) => (count === 1 ? '1 file is being uploaded.' : `${count} files are being uploaded.`),
  massUploaded: (count: number) => (count === 1 ? '1 file is uploaded.' : `${count} files are uploaded.`),
  continue: 'Continue',
  showAll: (count: number) => `Show all ${count}`,
  sum: (files: string, percent: number) => `${files} · ${percent} %`,
  photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
  addMore: 'Add more',
  addLater: 'Your upload is being published. Please add these files afterwards.',
  takeOut: (name: string) => `Take out ${name}`,
  tryFile: (name: string) => `Try ${name} again`,
  failed: 'Not sent. Try again',
  someFailed: 'Some files could not be sent. Try them again, or take them out.',
  failedFiles: (count: number) => (count === 1 ? '1 file could not be sent.' : `${count} files could not be sent.`),
  more: (count: number) => `and ${count} more`,
  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  success: 'File(s) have been sucessfully uploaded!',
  successImages: 'Images have been sucessfully uploaded!',
  successVideo: 'Video has been sucessfully uploaded!',
  sharedImages: (shared: number, twice: number) =>
    `${shared === 1 ? '1 photo' : `${shared} photos`} shared. ${twice === 1 ? '1 was' : `${twice} were`} the same picture twice.`,
  shared: (shared: number, twice: number) =>
    `${shared === 1 ? '1 file' : `${shared} files`} shared. ${twice === 1 ? '1 was' : `${twice} were`} the same file twice.`,
  rejected: (names: string, count: number) => `Kloak cannot read ${names}, so ${count === 1 ? 'it was' : 'they were'} not published.`,
  notInAlbum: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} in as many albums as can be, and did not come into this one.`,
  gone: (names: string, count: number) =>
    `${names} ${count === 1 ? 'is' : 'are'} not in your vault any more. Please upload ${count === 1 ? 'it' : 'them'} again.`,
  unreadable: (name: string) => `${name} cannot be read any more. Please choose it again.`,
  known: {
    title: (count: number) => (count === 1 ? 'This file is already in your vault.' : `${count} files are already in your vault.`),
    kept: (count: number) =>
      count === 1
        ? 'It was not added again. Its title, description and privacy are as they were.'
        : 'They were not added again. Their titles, descriptions and privacy are as they were.',
    unsent: (count: number) =>
      count === 1 ? '1 file is in your vault already and is not sent again.' : `${count} files are in your vault already and are not sent again.`,
    still: (privacy: string, chosen: string) => `Still ${privacy}, not ${chosen}`,
    addToAlbum: 'Add to album',
    done: 'Got it',
  },
  invite: {
    title: 'Invite Family',
    text: 'Your files are in your vault. Do you want to share them by inviting your family?',
    yes: 'Yes',
    no: 'No',
  },
  notArrived: 'Your files have not arrived completely. Please try again.',
} as const satisfies Texts;

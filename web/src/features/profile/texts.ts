import { noProfile } from '@kloak/proto/rules/people/members.ts';
import type { Texts } from '../../lib/texts.ts';

export const profileTexts = {
  mine: 'My Profile',
  invite: 'Invite Family to share',
  timeline: 'Timeline',
  hearts: 'My hearts',
  heartsCount: (count: number) => (count === 1 ? '1 photo or video' : `${count} photos and videos`),
  noHearts: 'What you give a heart stays here, yours and your family’s.',
  heartsFailed: 'Your hearts could not be loaded.',
  myLibrary: 'My Library',
  library: 'Library',
  emptyMine: 'Start Adding Your Private Photos and Videos now',
  empty: 'User has not shared any videos or photos yet',
  stranger: (username: string) => `Connect with ${username} to see what they share`,
  order: 'Order',
  byTaken: 'By day taken',
  byAdded: 'Recently added',
  allCategories: 'All photos and videos',
  ofCategory: (label: string, videos: number) => `${label} (${videos})`,
  noneOfCategory: 'There are no videos of this category.',
  updating: 'Updating',
  loadFailed: noProfile.message,
} as const satisfies Texts;

export const avatarTexts = {
  photo: 'Profile photo (click or drag to change)',
  hint: 'Click your photo, or drag another one here, to change it.',
  one: 'Please choose one photo.',
  update: 'Update',
  updating: 'Updating',
  remove: 'Remove photo',
  sending: (fileName: string) => `Sending ${fileName}`,
  changed: 'Your profile photo has been changed.',
  pending: 'Your new profile photo is being made ready.',
  place: 'Place photo',
  stage: 'Photo in its circle',
  /** Position of the circle: shares of the remaining picture to its left and above it. */
  placedAt: ({ left, top }: { left: number; top: number }) => `${Math.round(100 * left)} % from the left, ${Math.round(100 * top)} % from the top`,
  placeHint: 'Drag the photo, press the place that belongs in the middle, or use the arrow keys, +\u00a0and\u00a0−.',
  zoom: 'Zoom',
  zoomed: (by: number) => `${by.toFixed(1)} times`,
  placed: 'Done',
} as const satisfies Texts;

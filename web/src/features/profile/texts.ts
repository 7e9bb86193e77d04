import { noProfile } from '@kloak/proto/rules/members.ts';
import type { Texts } from '../../lib/texts.ts';

export const profileTexts = {
  mine: 'My Profile',
  invite: 'Invite Family to share',
  timeline: 'Timeline',
  myLibrary: 'My Library',
  library: 'Library',
  emptyMine: 'Start Adding Your Private Photos and Videos now',
  addPhotos: 'Add Photos',
  empty: 'User has not shared any videos or photos yet',
  updating: 'Updating',
  loadFailed: noProfile.message,
  home: 'Back to Home',
} as const satisfies Texts;

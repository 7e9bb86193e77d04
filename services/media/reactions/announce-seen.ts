import { announce, pushingChanges } from '@kloak/platform/announce.ts';

/** Notifies the other pages of a member who has seen something, and nobody else: nobody learns what another has seen. */
export const announceSeen = announce({
  name: 'announce-seen',
  on: { media: { StorySeen: pushingChanges([{ what: 'feed' }], ({ data: { who } }) => [who]) } },
});

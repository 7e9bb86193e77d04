import { announce, pushingChanges } from '@kloak/platform/announce.ts';

const toOwner = pushingChanges([{ what: 'usage' }], ({ data: { owner } }: { data: { owner: string } }) => [owner]);

/** Notifies the owner's pages of changed space. */
export const announceUsage = announce({
  name: 'announce-usage',
  on: { media: { SpaceReserved: toOwner, SpaceSettled: toOwner, SpaceFreed: toOwner } },
});

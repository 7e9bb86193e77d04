import { announce, telling } from '@kloak/platform/announce.ts';

const toOwner = telling([{ what: 'usage' }], ({ data: { owner } }: { data: { owner: string } }) => [owner]);

/** Tells the owner's pages that the space of the vault changed. */
export const announceUsage = announce({
  name: 'announce-usage',
  on: { media: { SpaceReserved: toOwner, SpaceSettled: toOwner, SpaceFreed: toOwner } },
});

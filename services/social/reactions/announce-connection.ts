import type { ByOne, OfPair } from '@kloak/access/pair-sides.ts';
import { announce, pushingChanges } from '@kloak/platform/announce.ts';

const pairOf = ({ data: { low, high } }: OfPair) => [low, high];
const toBoth = pushingChanges([{ what: 'connections' }], pairOf);
/** Visible only to the acting member, on all their pages. */
const toOne = pushingChanges([{ what: 'connections' }], ({ data: { by } }: ByOne) => [by]);
/** Both members gain or lose access to each other. */
const toBothOfSharing = pushingChanges([{ what: 'connections' }, { what: 'feed' }], pairOf);

/** Notifies both members of a changed connection, and of changed access. */
export const announceConnection = announce({
  name: 'announce-connection',
  on: {
    social: {
      ConnectionRequested: toBoth,
      ConnectionAccepted: toBothOfSharing,
      ConnectionDeclined: toBoth,
      ConnectionRequestHeldOff: toOne,
      HeldOffRequestCancelled: toOne,
      ConnectionCancelled: toBoth,
      ConnectionRemoved: toBothOfSharing,
      MemberBlocked: toOne,
      MemberUnblocked: toOne,
    },
  },
});

import type { ByOne, OfPair } from '@kloak/access/pair-sides.ts';
import { announce, telling } from '@kloak/platform/announce.ts';

const pairOf = ({ data: { low, high } }: OfPair) => [low, high];
const toBoth = telling([{ what: 'connections' }], pairOf);
/** Only who did it sees it, on all their pages. */
const toOne = telling([{ what: 'connections' }], ({ data: { by } }: ByOne) => [by]);
/** Both see more, or less, of each other from now on. */
const toBothOfSharing = telling([{ what: 'connections' }, { what: 'feed' }], pairOf);

/** Tells the pages of both members what became of their connection, and that they see more or less of each other. */
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

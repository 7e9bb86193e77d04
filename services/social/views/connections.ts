import { sidesBy } from '@kloak/access/pair-sides.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { view } from '@kloak/platform/view.ts';

/** Relation of a member to another: `pending` received a request, `requested` sent one, `blocked` blocks the other. */
export type Connection = { member: string; other: string; state: 'friends' | 'pending' | 'requested' | 'blocked'; at: string };

const { bothSides, ownSide, sideOf } = sidesBy((member, other) => `${member}:${other}`);

const over = { ids: bothSides, fold: (): typeof deleted => deleted };

/** One document for each side of a connection, request or block. */
export const connections = view<Connection>({
  name: 'connections',
  foldVersion: 2,
  indexes: {
    byState: { equals: ['member', 'state'], sort: 'at', order: 'newest' },
    byMember: { equals: ['member'], sort: 'at', order: 'newest' },
    byOther: { equals: ['other'], sort: 'at', order: 'newest' },
  },
  on: {
    social: {
      ConnectionRequested: {
        ids: bothSides,
        fold(_doc, event, id) {
          const side = sideOf(event, id);
          return { ...side, state: event.data.by === side.member ? 'requested' : 'pending', at: event.at };
        },
      },
      ConnectionAccepted: { ids: bothSides, fold: (_doc, event, id) => ({ ...sideOf(event, id), state: 'friends', at: event.at }) },
      ConnectionDeclined: over,
      ConnectionRequestHeldOff: { ids: ownSide, fold: (_doc, event, id) => ({ ...sideOf(event, id), state: 'requested', at: event.at }) },
      HeldOffRequestCancelled: { ...over, ids: ownSide },
      ConnectionCancelled: over,
      ConnectionRemoved: over,
      MemberBlocked: { ids: ownSide, fold: (_doc, event, id) => ({ ...sideOf(event, id), state: 'blocked', at: event.at }) },
      MemberUnblocked: { ...over, ids: ownSide },
    },
  },
});

import { deleted, type RecordedEvent } from '@kloak/platform/fold.ts';
import type { View } from '@kloak/platform/ports/store.ts';

/** How a member stands to another: `pending` was asked, `requested` asked. */
export type Connection = { member: string; other: string; state: 'friends' | 'pending' | 'requested'; at: string };

export const connectionId = (member: string, other: string) => `${member}:${other}`;

function ids(event: RecordedEvent): string[] {
  switch (event.type) {
    case 'ConnectionRequested':
    case 'ConnectionAccepted':
    case 'ConnectionDeclined':
    case 'ConnectionCancelled':
    case 'ConnectionRemoved': {
      const { low, high } = event.data;
      return [connectionId(low, high), connectionId(high, low)];
    }
    default:
      return [];
  }
}

function fold(doc: Connection | undefined, event: RecordedEvent, id: string): Connection | typeof deleted | undefined {
  switch (event.type) {
    case 'ConnectionRequested':
    case 'ConnectionAccepted': {
      const { low, high, by } = event.data;
      const [member, other] = id === connectionId(low, high) ? [low, high] : [high, low];
      const state = event.type === 'ConnectionAccepted' ? 'friends' : by === member ? 'requested' : 'pending';
      return { member, other, state, at: event.at };
    }
    case 'ConnectionDeclined':
    case 'ConnectionCancelled':
    case 'ConnectionRemoved':
      return deleted;
    default:
      return doc;
  }
}

/** One document for each side of a connection or request, while it lasts. */
export const connections: View<Connection> = {
  name: 'connections',
  version: 1,
  reads: { social: ['ConnectionRequested', 'ConnectionAccepted', 'ConnectionDeclined', 'ConnectionCancelled', 'ConnectionRemoved'] },
  indexes: { byState: { equals: ['member', 'state'], sort: 'at', order: 'newest' } },
  ids,
  fold,
};

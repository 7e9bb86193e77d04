import { aggregate } from '@kloak/platform/aggregate.ts';
import type { ChatEvent } from '@kloak/proto/types/chat.ts';

type ReadEvent = Extract<ChatEvent, { type: 'RoomRead' }>;
type RoomReader = { room: string; who: string };

/** `read:{room}:{who}` — the number of the last message that a member has read. */
export const readMark = aggregate<{ seq: number }, ReadEvent, RoomReader>({
  name: 'read',
  initial: { seq: 0 },
  reads: 'last',
  evolve: (_state, { data: { seq } }) => ({ seq }),
  stream: ({ room, who }) => ({ id: `${room}:${who}`, home: room }),
});

/** Marks messages as read up to this one; never moves back. */
export function readTo(reader: RoomReader, seq: number) {
  return (state: { seq: number }): ReadEvent[] => (seq > state.seq ? [{ type: 'RoomRead', data: { ...reader, seq } }] : []);
}

import { aggregate } from '@kloak/platform/aggregate.ts';
import type { GroupsEvent } from '@kloak/proto/types/groups.ts';

type ReadEvent = Extract<GroupsEvent, { type: 'GroupRead' }>;
type Reader = { group: string; who: string };
type Mark = { readTo: string };

/** `read:{group}:{who}` — until which moment a member has seen what is posted to a group; empty where nothing was seen. ISO 8601 UTC. */
export const readMark = aggregate<Mark, ReadEvent, Reader>({
  name: 'read',
  initial: { readTo: '' },
  reads: 'last',
  evolve: (_state, { data: { readTo } }) => ({ readTo }),
  stream: ({ group, who }) => ({ id: `${group}:${who}`, home: group }),
});

/** Has seen what was posted until a moment, none to come; never less than before. */
export function readUpTo(reader: Reader, moment: Date, now: Date) {
  const readTo = new Date(Math.min(moment.getTime(), now.getTime())).toISOString();
  return (state: Mark): ReadEvent[] => (readTo > state.readTo ? [{ type: 'GroupRead', data: { ...reader, readTo } }] : []);
}

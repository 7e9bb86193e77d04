import { aggregate } from '@kloak/platform/aggregate.ts';
import type { GroupsEvent } from '@kloak/proto/types/groups.ts';

type ReadEvent = Extract<GroupsEvent, { type: 'GroupRead' }>;
type GroupReader = { group: string; who: string };
/** `seq`: sequence number of the last seen post in the group's partition. `moment`: its time, only for builds that do not know positions. */
type ReadPosition = { readonly seq: number; readonly moment: string };
type Mark = { seq: number; readTo: string };

/** `read:{group}:{who}` — the last post of a group that a member has seen. `seq` is 0 if nothing was seen, or if only a time is known (ISO 8601 UTC). */
export const readMark = aggregate<Mark, ReadEvent, GroupReader>({
  name: 'read',
  initial: { seq: 0, readTo: '' },
  reads: 'last',
  evolve: (_state, { data: { seq = 0, readTo } }) => ({ seq, readTo }),
  stream: ({ group, who }) => ({ id: `${group}:${who}`, home: group }),
});

/** Marks posts as seen up to a position; never moves back. */
export function readUpTo(reader: GroupReader, { seq, moment }: ReadPosition) {
  return (state: Mark): ReadEvent[] =>
    seq > state.seq ? [{ type: 'GroupRead', data: { ...reader, seq, readTo: moment > state.readTo ? moment : state.readTo } }] : [];
}

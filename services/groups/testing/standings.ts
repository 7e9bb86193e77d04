import type { Standings } from '@kloak/access/policy.ts';
import type { GroupEvent } from '../domain/group.ts';

/** State of Anna's new group, with changes. */
export const groupState = (changed: Partial<Standings> = {}): Standings => ({
  owner: 'anna',
  admins: ['anna'],
  members: ['anna'],
  invited: [],
  requests: [],
  blocked: [],
  recent: [],
  hidden: false,
  purged: false,
  ...changed,
});

/** First event of the group, with the state after it. */
export const created = (after: Standings = groupState()): GroupEvent => ({
  type: 'GroupCreated',
  data: { group: 'g', after, by: 'anna', name: 'Lake', description: '' },
});

/** Common data of the group's events. */
export const groupEventData = (changed: Partial<Standings>) => ({ group: 'g', after: groupState(changed) });

import type { Standings } from '@kloak/access/policy.ts';
import type { GroupEvent } from '../domain/group.ts';

/** State of Anna's new group, with changes. */
export const standings = (changed: Partial<Standings> = {}): Standings => ({
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
export const created = (after: Standings = standings()): GroupEvent => ({
  type: 'GroupCreated',
  data: { group: 'g', after, by: 'anna', name: 'Lake', description: '' },
});

/** Common data of the group's events. */
export const as = (changed: Partial<Standings>) => ({ group: 'g', after: standings(changed) });

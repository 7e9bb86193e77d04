import type { Standings } from '@kloak/access/policy.ts';
import type { GroupEvent } from '../domain/group.ts';

/** How a group stands that Anna began, but for what is named. */
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

/** What begins it, and how it stands then. */
export const created = (after: Standings = standings()): GroupEvent => ({
  type: 'GroupCreated',
  data: { group: 'g', after, by: 'anna', name: 'Lake', description: '' },
});

/** What the events of the group have in common. */
export const as = (changed: Partial<Standings>) => ({ group: 'g', after: standings(changed) });

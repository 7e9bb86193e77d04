import type { Standings } from '@kloak/access/policy.ts';
import { given } from '@kloak/platform/testing/given.ts';
import { created, groupEventData, groupState } from '../testing/standings.ts';
import { forget } from './forgetting.ts';
import { type GroupEvent, group } from './group.ts';

const now = new Date('2026-01-01T12:00:00.000Z');
const trashedAt = now.toISOString();
/** Anna owns it, Ben was a member before Carla and Dora became admins, Dora first. */
const people = { admins: ['dora', 'anna', 'carla'], members: ['anna', 'ben', 'carla', 'dora'] };
const begun = (changed: Partial<Standings> = {}) => [created(groupState({ ...people, ...changed }))];
const left = (who: string, after: Partial<Standings>): GroupEvent => ({ type: 'MemberLeft', data: { ...groupEventData(after), who } });

describe('a group of which somebody is erased', () => {
  it('goes on without a member', () => {
    given(group, begun())
      .when(forget('g', 'carla', now))
      .then([left('carla', { admins: ['dora', 'anna'], members: ['anna', 'ben', 'dora'] })]);
  });

  it('is owned by whoever was an admin for longest', () => {
    const after = { owner: 'dora', admins: ['carla', 'dora'] };
    given(group, begun())
      .when(forget('g', 'anna', now))
      .then([
        { type: 'GroupHandedOver', data: { ...groupEventData({ ...people, ...after }), who: 'dora', by: 'anna' } },
        left('anna', { ...after, members: ['ben', 'carla', 'dora'] }),
      ]);
  });

  it('is owned by whoever was a member for longest, where there is no other admin; also in the trash', () => {
    const before = { admins: ['anna'], members: ['anna', 'ben', 'carla'], trashedAt };
    const after = { owner: 'ben', admins: ['ben'], trashedAt };
    given(group, begun(before))
      .when(forget('g', 'anna', now))
      .then([
        { type: 'GroupHandedOver', data: { ...groupEventData({ ...after, members: before.members }), who: 'ben', by: 'anna' } },
        left('anna', { ...after, members: ['ben', 'carla'] }),
      ]);
  });

  it('is gone where nobody is left', () => {
    const alone = { admins: ['anna'], members: ['anna'], invited: ['ben'] };
    given(group, begun(alone))
      .when(forget('g', 'anna', now))
      .then([
        { type: 'GroupTrashed', data: { ...groupEventData({ ...alone, trashedAt }), by: 'anna' } },
        { type: 'GroupPurged', data: groupEventData({ ...alone, trashedAt, purged: true }) },
      ]);
    given(group, begun({ ...alone, trashedAt }))
      .when(forget('g', 'anna', now))
      .then([{ type: 'GroupPurged', data: groupEventData({ ...alone, trashedAt, purged: true }) }]);
  });

  it('waits for them no more, and does not show the picture that they chose', () => {
    const banner = { id: 'lake', by: 'erika' };
    given(group, begun({ invited: ['erika'], banner }))
      .when(forget('g', 'erika', now))
      .then([
        { type: 'GroupBannerRemoved', data: { ...groupEventData({ ...people, invited: ['erika'] }), by: 'erika', former: banner } },
        { type: 'InviteRejected', data: { ...groupEventData(people), who: 'erika' } },
      ]);
    given(group, begun({ requests: ['erika'] }))
      .when(forget('g', 'erika', now))
      .then([{ type: 'RequestCancelled', data: { ...groupEventData(people), who: 'erika' } }]);
    given(group, begun())
      .when(forget('g', 'erika', now))
      .then([]);
  });
});

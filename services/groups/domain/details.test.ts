import { given } from '@kloak/platform/testing/given.ts';
import { created, groupEventData, groupState } from '../testing/standings.ts';
import { changeDetails, purge, restore, trash } from './details.ts';
import { type GroupEvent, group } from './group.ts';
import { rejectInvite } from './invites.ts';
import { leave } from './members.ts';
import { request } from './requests.ts';

const now = new Date('2026-01-01T12:00:00.000Z');
const trashedAt = now.toISOString();
/** Ben is an admin, Carla a member, Dora invited. */
const people = { admins: ['anna', 'ben'], members: ['anna', 'ben', 'carla'], invited: ['dora'] };
const begun = [created(groupState(people))];
const trashed: GroupEvent = { type: 'GroupTrashed', data: { ...groupEventData({ ...people, trashedAt }), by: 'anna' } };

describe('what is said of a group', () => {
  it('is changed by admins', () => {
    given(group, begun)
      .when(changeDetails('g', 'ben', { name: 'Sea' }))
      .then([{ type: 'GroupDetailsChanged', data: { ...groupEventData(people), by: 'ben', name: 'Sea' } }]);
    given(group, begun)
      .when(changeDetails('g', 'carla', { name: 'Sea' }))
      .thenRefuses('not-group-admin');
    given(group, begun)
      .when(changeDetails('g', 'ben', { hidden: false }))
      .then([]);
  });

  it('is hidden by the owner alone', () => {
    given(group, begun)
      .when(changeDetails('g', 'anna', { hidden: true }))
      .then([{ type: 'GroupDetailsChanged', data: { ...groupEventData({ ...people, hidden: true }), by: 'anna' } }]);
    given(group, begun)
      .when(changeDetails('g', 'ben', { hidden: true, name: 'Sea' }))
      .thenRefuses('not-group-owner');
  });
});

describe('a group that its owner deletes', () => {
  it('is in the trash, once', () => {
    given(group, begun)
      .when(trash('g', 'anna', true, now))
      .then([trashed]);
    given(group, [...begun, trashed])
      .when(trash('g', 'anna', false, now))
      .then([]);
  });

  it('is named, and nobody else deletes it', () => {
    given(group, begun)
      .when(trash('g', 'anna', false, now))
      .thenRefuses('wrong-group-name');
    given(group, begun)
      .when(trash('g', 'ben', true, now))
      .thenRefuses('not-group-owner');
    given(group, [...begun, trashed])
      .when(trash('g', 'ben', true, now))
      .thenRefuses('no-group');
  });

  it('does not exist, and nothing of it changes', () => {
    const gone = [...begun, trashed];
    given(group, gone)
      .when(leave('g', 'carla', false))
      .thenRefuses('no-group');
    given(group, gone)
      .when(request('g', 'emil', now))
      .thenRefuses('no-group');
    given(group, gone)
      .when(changeDetails('g', 'anna', { name: 'Sea' }))
      .thenRefuses('no-group');
    given(group, gone).when(rejectInvite('g', 'dora')).then([]);
  });

  it('is restored by its owner as it was', () => {
    given(group, [...begun, trashed])
      .when(restore('g', 'anna'))
      .then([{ type: 'GroupRestored', data: { ...groupEventData(people), by: 'anna' } }]);
    given(group, begun).when(restore('g', 'anna')).then([]);
    given(group, begun).when(restore('g', 'ben')).thenRefuses('not-group-owner');
    given(group, [...begun, trashed])
      .when(restore('g', 'ben'))
      .thenRefuses('no-group');
  });

  it('is gone for ever in the end, but for one that was restored since', () => {
    const purged: GroupEvent = { type: 'GroupPurged', data: groupEventData({ ...people, trashedAt, purged: true }) };
    given(group, [...begun, trashed])
      .when(purge('g', trashedAt))
      .then([purged]);
    given(group, [...begun, trashed])
      .when(purge('g', '2025-12-01T00:00:00.000Z'))
      .then([]);
    given(group, begun).when(purge('g', trashedAt)).then([]);
    given(group, [...begun, purged])
      .when(restore('g', 'anna'))
      .thenRefuses('no-group');
    given(group, [...begun, purged])
      .when(purge('g', trashedAt))
      .then([]);
  });
});

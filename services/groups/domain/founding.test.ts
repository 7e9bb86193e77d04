import { given } from '@kloak/platform/testing/given.ts';
import { maxGroupInvites } from '@kloak/proto/rules/groups.ts';
import { created, groupState } from '../testing/standings.ts';
import { foundGroup } from './founding.ts';
import { group } from './group.ts';

const lake = (...invited: string[]) => foundGroup('g', { by: 'anna', name: 'Lake', description: '', invited }, false);

describe('a group', () => {
  it('begins with its owner in it', () => {
    given(group).when(lake()).then([created()]);
  });

  it('begins with invites, of the owner and of whom it names twice but one', () => {
    given(group)
      .when(lake('ben', 'anna', 'ben', 'carla'))
      .then([
        created(),
        { type: 'ProfilesInvited', data: { group: 'g', after: groupState({ invited: ['ben', 'carla'] }), by: 'anna', profiles: ['ben', 'carla'] } },
      ]);
  });

  it('begins once', () => {
    given(group, [created()]).when(lake()).then([]);
  });

  it('does not begin where its owner is in too many, or with too many invites', () => {
    given(group)
      .when(foundGroup('g', { by: 'anna', name: 'Lake', description: '', invited: [] }, true))
      .thenRefuses('too-many-groups');
    given(group)
      .when(lake(...Array.from({ length: maxGroupInvites + 1 }, (_, at) => `m${at}`)))
      .thenRefuses('too-many-invites');
  });
});

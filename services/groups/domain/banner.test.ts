import { given } from '@kloak/platform/testing/given.ts';
import { created, groupEventData, groupState } from '../testing/standings.ts';
import { endBanners, failBanner, forgetBanner, removeBanner, requestBanner, showBanner } from './banner.ts';
import { changeDetails } from './details.ts';
import { type GroupEvent, group } from './group.ts';

/** Ben is an admin, Carla a member. */
const people = { admins: ['anna', 'ben'], members: ['anna', 'ben', 'carla'] };
const begun = [created(groupState(people))];
const [lake, sea] = [
  { id: 'lake', by: 'anna' },
  { id: 'sea', by: 'ben' },
];
const photo = { item: 'i', narrowed: 2 };
const asked = (banner: typeof lake, shown?: typeof lake): GroupEvent => ({
  type: 'GroupBannerRequested',
  data: { ...groupEventData({ ...people, ...(shown && { banner: shown }), askedBanner: banner }), by: banner.by, banner: banner.id, ...photo },
});
const showing: GroupEvent[] = [...begun, { type: 'GroupBannerChanged', data: { ...groupEventData({ ...people, banner: lake }), by: 'anna' } }];

describe('the picture of a group', () => {
  it('is asked for by an admin, once', () => {
    given(group, begun)
      .when(requestBanner('g', lake, photo))
      .then([asked(lake)]);
    given(group, [...begun, asked(lake)])
      .when(requestBanner('g', lake, photo))
      .then([]);
    given(group, begun)
      .when(requestBanner('g', { id: 'x', by: 'carla' }, photo))
      .thenRefuses('not-group-admin');
  });

  it('is asked for with what else is said of the group, in one decision', () => {
    given(group, begun)
      .when(changeDetails('g', 'anna', { name: 'Sea', banner: { id: 'lake', ...photo } }))
      .then([{ type: 'GroupDetailsChanged', data: { ...groupEventData(people), by: 'anna', name: 'Sea' } }, asked(lake)]);
  });

  it('is shown once it is ready, in place of the one before', () => {
    given(group, [...showing, asked(sea, lake)])
      .when(showBanner('g', 'sea'))
      .then([{ type: 'GroupBannerChanged', data: { ...groupEventData({ ...people, banner: sea }), by: 'ben', former: lake } }]);
    given(group, [...begun, asked(lake), asked(sea)])
      .when(showBanner('g', 'lake'))
      .then([]);
    given(group, [...begun, asked(lake), { type: 'GroupPurged', data: groupEventData({ ...people, askedBanner: lake, purged: true }) }])
      .when(showBanner('g', 'lake'))
      .then([]);
  });

  it('stays where the next one cannot be made', () => {
    given(group, [...showing, asked(sea, lake)])
      .when(failBanner('g', 'sea', 'unreadable'))
      .then([{ type: 'GroupBannerFailed', data: { ...groupEventData({ ...people, banner: lake }), reason: 'unreadable' } }]);
  });

  it('is removed by an admin, and goes with whoever chose it', () => {
    const removed = (by: string): GroupEvent[] => [{ type: 'GroupBannerRemoved', data: { ...groupEventData(people), by, former: lake } }];
    given(group, showing).when(removeBanner('g', 'ben')).then(removed('ben'));
    given(group, begun).when(removeBanner('g', 'ben')).then([]);
    given(group, showing).when(removeBanner('g', 'carla')).thenRefuses('not-group-admin');
    given(group, showing).when(forgetBanner('g', 'anna')).then(removed('anna'));
    given(group, showing).when(forgetBanner('g', 'ben')).then([]);
  });

  it('goes with its photo, and the one that is made of another stays', () => {
    const over = (shown: { banner?: typeof lake; askedBanner?: typeof sea }, by: string, former?: typeof lake): GroupEvent[] => [
      { type: 'GroupBannerRemoved', data: { ...groupEventData({ ...people, ...shown }), by, former } },
    ];
    const both = [...showing, asked(sea, lake)];
    given(group, both)
      .when(endBanners('g', ['lake']))
      .then(over({ askedBanner: sea }, 'anna', lake));
    given(group, both)
      .when(endBanners('g', ['sea']))
      .then(over({ banner: lake }, 'ben'));
    given(group, both)
      .when(endBanners('g', ['lake', 'sea']))
      .then(over({}, 'anna', lake));
    given(group, both)
      .when(endBanners('g', ['another']))
      .then([]);
  });
});

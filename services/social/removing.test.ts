import { relations } from '@kloak/access/relations.ts';
import { neighbour } from '@kloak/platform/testing/seed-event.ts';
import { startWorld, type World } from '@kloak/platform/testing/world.ts';
import { wakeUps } from '@kloak/platform/wake-ups.ts';
import { social } from './service.ts';

/** Services that check access by it. */
const services = ['media', 'social', 'chat', 'groups'] as const;
/** Service whose view of relations stops: it cannot fold connection events. */
let standsStillIn: (typeof services)[number] | undefined;
const relationsOf = (service: (typeof services)[number]): typeof relations => ({
  ...relations,
  fold(doc, event, id) {
    if (standsStillIn === service) throw new Error('the fold cannot bear it');
    return relations.fold(doc, event, id);
  },
});
const deciding = (name: 'media' | 'chat' | 'groups') => neighbour(name, relationsOf(name));
const own: typeof social = { ...social, views: social.views.map((view) => (view.name === relations.name ? relationsOf('social') : view)) };

let world: World;
let woken = 0;
beforeAll(async () => {
  world = await startWorld(['identity', deciding('media'), deciding('chat'), deciding('groups'), own]);
  await world.join('Anna', 'Ben', 'Carla');
  world.harness.platform.live.onWake(wakeUps.accessNarrowed, () => {
    woken += 1;
  });
});
afterAll(() => world.close());
beforeEach(() => {
  [standsStillIn, woken] = [undefined, 0];
});

const connect = (who: string, other: string) => world.as(who).call('social', 'RequestConnection', { other });
const reject = (who: string, other: string) => world.as(who).call('social', 'RejectConnection', { other });

describe('removing a connection', () => {
  for (const service of services) {
    it(`is no success before ${service} has heard of it, however often it is tried`, async () => {
      await connect('anna', 'ben');
      await connect('ben', 'anna');
      await world.harness.settled();
      standsStillIn = service;
      await expect(reject('anna', 'ben')).rejects.toMatchObject({ kind: 'unavailable' });
      await expect(reject('anna', 'ben')).rejects.toMatchObject({ kind: 'unavailable' });
      standsStillIn = undefined;
      await world.harness.settled();
      expect((await reject('anna', 'ben')).friends).toEqual([]);
      await world.harness.settled();
      expect(woken).toBe(1);
    });
  }

  it('does not wait for media when there was only a request', async () => {
    standsStillIn = 'media';
    await connect('anna', 'carla');
    expect((await reject('anna', 'carla')).requested).toEqual([]);
    await connect('anna', 'carla');
    expect((await reject('carla', 'anna')).pending).toEqual([]);
    await world.harness.settled();
    expect(woken).toBe(0);
  });
});

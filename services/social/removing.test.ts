import { relations } from '@kloak/access/relations.ts';
import type { Service } from '@kloak/platform/service.ts';
import { type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { neighbour, seedRegistered } from '@kloak/platform/testing/seed-event.ts';
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
const deciding = (name: 'media' | 'chat' | 'groups'): Service => ({ ...neighbour(name), views: [relationsOf(name)] });
const own: typeof social = { ...social, views: social.views.map((view) => (view.name === relations.name ? relationsOf('social') : view)) };

let harness: Harness;
let woken = 0;
beforeAll(async () => {
  harness = await startHarness([neighbour('identity'), deciding('media'), deciding('chat'), deciding('groups'), own]);
  for (const name of ['Anna', 'Ben', 'Carla']) await seedRegistered(harness, name.toLowerCase(), name, `${name}@example.org`);
  await harness.settled();
  harness.platform.live.onWake(wakeUps.accessNarrowed, () => {
    woken += 1;
  });
});
afterAll(() => harness.close());
beforeEach(() => {
  [standsStillIn, woken] = [undefined, 0];
});

const connect = (who: string, other: string) => harness.as(who).call('social', 'RequestConnection', { other });
const reject = (who: string, other: string) => harness.as(who).call('social', 'RejectConnection', { other });

describe('removing a connection', () => {
  for (const service of services) {
    it(`is no success before ${service} has heard of it, however often it is tried`, async () => {
      await connect('anna', 'ben');
      await connect('ben', 'anna');
      await harness.settled();
      standsStillIn = service;
      await expect(reject('anna', 'ben')).rejects.toMatchObject({ kind: 'unavailable' });
      await expect(reject('anna', 'ben')).rejects.toMatchObject({ kind: 'unavailable' });
      standsStillIn = undefined;
      await harness.settled();
      expect((await reject('anna', 'ben')).friends).toEqual([]);
      await harness.settled();
      expect(woken).toBe(1);
    });
  }

  it('does not wait for media when there was only a request', async () => {
    standsStillIn = 'media';
    await connect('anna', 'carla');
    expect((await reject('anna', 'carla')).requested).toEqual([]);
    await connect('anna', 'carla');
    expect((await reject('carla', 'anna')).pending).toEqual([]);
    await harness.settled();
    expect(woken).toBe(0);
  });
});

import { relations } from '@kloak/access/relations.ts';
import { wakeUps } from '@kloak/access/wake-ups.ts';
import type { Service } from '@kloak/platform/service.ts';
import { type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { neighbour, seedRegistered } from '@kloak/platform/testing/seed-event.ts';
import { social } from './service.ts';

/** In which of the services the view of relations stands still: it cannot fold what happened between members. */
let standsStillIn: 'media' | 'social' | undefined;
const relationsOf = (service: 'media' | 'social'): typeof relations => ({
  ...relations,
  fold(_doc, event, id) {
    if (standsStillIn === service) throw new Error('the fold cannot bear it');
    // No fold of relations looks at what was there before.
    return relations.fold(undefined, event, id);
  },
});
const media: Service = { ...neighbour('media'), views: [relationsOf('media')] };
const own: typeof social = { ...social, views: social.views.map((view) => (view.name === relations.name ? relationsOf('social') : view)) };

let harness: Harness;
let woken = 0;
beforeAll(async () => {
  harness = await startHarness([neighbour('identity'), media, own]);
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
  for (const service of ['media', 'social'] as const) {
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

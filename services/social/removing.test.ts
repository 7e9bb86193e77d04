import { unavailable } from '@kloak/platform/errors.ts';
import type { Service } from '@kloak/platform/service.ts';
import { type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { neighbour, seedRegistered } from '@kloak/platform/testing/seed-event.ts';
import { social } from './service.ts';

/** Media, which may not have heard yet of what happened between members. */
let lags = false;
let asked = 0;
const media: Service = {
  ...neighbour('media'),
  rpcs: {
    async AwaitRelations() {
      asked += 1;
      if (lags) throw unavailable('Media', 'catching-up');
      return {};
    },
  },
};

let harness: Harness;
let woken = 0;
beforeAll(async () => {
  harness = await startHarness([neighbour('identity'), media, social]);
  for (const name of ['Anna', 'Ben', 'Carla']) await seedRegistered(harness, name.toLowerCase(), name, `${name}@example.org`);
  await harness.settled();
  harness.platform.live.onWake('relations', () => {
    woken += 1;
  });
});
afterAll(() => harness.close());
beforeEach(() => {
  [lags, asked, woken] = [false, 0, 0];
});

const connect = (who: string, other: string) => harness.as(who).call('social', 'RequestConnection', { other });
const reject = (who: string, other: string) => harness.as(who).call('social', 'RejectConnection', { other });

describe('removing a connection', () => {
  it('is no success before media has heard of it, however often it is tried', async () => {
    await connect('anna', 'ben');
    await connect('ben', 'anna');
    lags = true;
    await expect(reject('anna', 'ben')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(reject('anna', 'ben')).rejects.toMatchObject({ kind: 'unavailable' });
    lags = false;
    expect((await reject('anna', 'ben')).friends).toEqual([]);
    await harness.settled();
    expect([asked, woken]).toEqual([3, 1]);
  });

  it('asks media nothing when there was only a request', async () => {
    lags = true;
    await connect('anna', 'carla');
    expect((await reject('anna', 'carla')).requested).toEqual([]);
    await connect('anna', 'carla');
    expect((await reject('carla', 'anna')).pending).toEqual([]);
    expect(asked).toBe(0);
  });
});

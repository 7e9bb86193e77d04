import { identity } from '@kloak/identity/service.ts';
import { erase } from '@kloak/platform/engine/erase.ts';
import { type Harness, startHarness } from '@kloak/platform/testing/harness.ts';
import { neighbour } from '@kloak/platform/testing/seed-event.ts';
import { password } from './family.ts';
import { findFamily, hasOthers } from './find-family.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness([identity, neighbour('social'), neighbour('transcoding')]);
});
afterEach(() => harness.close());

const register = async (username: string, email: string) => (await harness.as().call('identity', 'Register', { username, email, password })).account;
const found = () => findFamily(harness.platform.rpc);
const isOthers = async () => hasOthers(harness.running('identity').runtime.store, await found());

describe('the demonstration family', () => {
  it('is known by the addresses of its accounts, also where half of it is there', async () => {
    expect([await found(), await isOthers()]).toEqual([[], false]);
    const anna = await register('anna', 'anna@kloak.example');
    expect([await found(), await isOthers()]).toEqual([[{ id: anna, username: 'anna' }], false]);
  });

  it('is made in no vault that others registered in', async () => {
    await register('anna', 'anna@kloak.example');
    await register('clara', 'clara@kloak.example');
    expect([(await found()).length, await isOthers()]).toEqual([1, true]);
  });

  it('is made in no vault that it was erased from', async () => {
    const anna = await register('anna', 'anna@kloak.example');
    await harness.settled();
    await erase(harness.running('identity').runtime, anna);
    expect([await found(), await isOthers()]).toEqual([[], true]);
  });
});

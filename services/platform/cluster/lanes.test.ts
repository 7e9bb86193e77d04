import { randomBytes } from 'node:crypto';
import { clusterFixture } from '../testing/cluster/engine-fixture.ts';
import { testService } from '../testing/engine/data.ts';
import { freePort } from '../testing/listen-on-free-port.ts';
import { onServers } from '../testing/servers.ts';
import { openCluster } from './platform.ts';

onServers('the number of lanes, where none is set', (servers) => {
  it('is 64 in a new installation, and elsewhere that which its databases were made with, also for a service that is new', async () => {
    const fixture = await clusterFixture(servers, 4);
    const lanesOf = async (target: string, changed = {}) => {
      const listen = `127.0.0.1:${await freePort()}`;
      const platform = await openCluster({ ...fixture.settings, ...changed, keys: fixture.keysOf(target), target, listen, lanes: undefined });
      await platform.close();
      return platform.lanes;
    };
    const run = await fixture.start([testService('social')]);
    await run.stop();
    expect([await lanesOf('social'), await lanesOf('media')]).toEqual([4, 4]);
    expect(await lanesOf('media', { databasePrefix: `new-${randomBytes(5).toString('hex')}-` })).toBe(64);
    await fixture.remove();
  });
});

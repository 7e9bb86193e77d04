import { writeAtOnce } from '../chat-path.ts';
import type { Fixture } from '../fixture.ts';
import { onCluster } from '../on-cluster.ts';
import { killRepeatedly } from './kill.ts';

onCluster('kill -9 while ten write into one group through two gateways, on the cluster', (openFixture) => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture({ replicas: { gateway: 2 } });
  }, 240_000);
  afterAll(() => fixture?.close());

  it('of chat and of a gateway: nothing is lost or doubled, and pages whose sockets were cut show all of it in one order', async () => {
    const one = (name: string) => fixture.targets.filter((target) => target.name === name).slice(0, 1);
    await writeAtOnce(fixture, () => killRepeatedly([...one('chat'), ...one('gateway')]));
  }, 600_000);
});

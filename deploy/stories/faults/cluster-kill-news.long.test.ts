import type { Fixture } from '../fixture.ts';
import { tellNews } from '../news-path.ts';
import { onCluster } from '../on-cluster.ts';
import { killRepeatedly } from './kill.ts';

onCluster('kill -9 of notification while relatives give hearts and comment, on the cluster', (openFixture) => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  }, 240_000);
  afterAll(() => fixture?.close());

  it('the list is right, and no mail tells the same twice', async () => {
    await tellNews(fixture, () => killRepeatedly(fixture.targets.filter(({ name }) => name === 'notification')));
  }, 300_000);
});

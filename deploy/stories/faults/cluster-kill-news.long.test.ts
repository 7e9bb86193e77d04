import { clusterEnvironment, clusterFixture, type Fixture } from '../fixture.ts';
import { tellNews } from '../news-path.ts';
import { killRepeatedly } from './kill.ts';

const servers = clusterEnvironment();
if (!servers) console.log('Skipped: kill -9 of notification on the cluster, because no servers are up. Run: npm run test:cluster');
const onCluster = servers ? describe : describe.skip;

onCluster('kill -9 of notification while relatives give hearts and comment, on the cluster', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await clusterFixture(servers ?? {});
  }, 240_000);
  afterAll(() => fixture?.close());

  it('the list is right, and no mail tells the same twice', async () => {
    await tellNews(fixture, () => killRepeatedly(fixture.targets.filter(({ name }) => name === 'notification')));
  }, 300_000);
});

import { clusterEnvironment, clusterFixture } from '../fixture.ts';
import { groupStory } from './group-story.ts';
import { inBrowser } from './in-browser.ts';

const servers = clusterEnvironment();
if (!servers) console.log('Skipped: groups in four browsers on the cluster, because no servers are up. Run: npm run test:cluster');
const onCluster = servers ? inBrowser : describe.skip;

// A view of another process that lags for seconds, as on a busy machine, is answered by 503 with Retry-After: the page asks again, and goes on.
const isAskedAgain = (trouble: string) => trouble.startsWith('error: Failed to load resource: the server responded with a status of 503 ');

onCluster('groups, on the cluster', () => groupStory(() => clusterFixture(servers ?? {}), isAskedAgain));

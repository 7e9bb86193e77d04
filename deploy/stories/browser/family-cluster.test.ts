import { clusterEnvironment, clusterFixture } from '../fixture.ts';
import { familyStory } from './family-story.ts';
import { inBrowser } from './in-browser.ts';

const servers = clusterEnvironment();
if (!servers) console.log('Skipped: the family in two browsers on the cluster, because no servers are up. Run: npm run test:cluster');
const onCluster = servers ? inBrowser : describe.skip;

onCluster('a family in two browsers, on the cluster', () => familyStory(() => clusterFixture(servers ?? {})));

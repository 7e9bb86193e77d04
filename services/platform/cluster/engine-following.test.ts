import { engineSuite } from '../contract/engine/engine-suite.ts';
import { clusterFixture } from '../testing/cluster/engine-fixture.ts';
import { onServers } from '../testing/servers.ts';

// One partition is tested on the embedded platform; Kafka and the leases, which differ here, have more to do with several.
onServers('the engine on the cluster, following', (servers) => {
  engineSuite({ fixture: (lanes) => clusterFixture(servers, lanes), processes: 2, counts: { commits: 60 } }, [4], ['following']);
});

import { engineSuite } from '../contract/engine/engine-suite.ts';
import { clusterFixture } from '../testing/cluster/engine-fixture.ts';
import { onServers } from '../testing/servers.ts';

// On one lane it is tried embedded; what differs here is Kafka and the leases, which have more to do on several.
onServers('the engine on the cluster, folding', (servers) => {
  engineSuite({ fixture: (lanes) => clusterFixture(servers, lanes), processes: 2, counts: { commits: 60 } }, [4], ['folding']);
});

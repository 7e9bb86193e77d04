import { engineSuite } from '../contract/engine/engine-suite.ts';
import { clusterWorld } from '../testing/cluster/engine-world.ts';
import { onServers } from '../testing/servers.ts';

// On one lane it is tried embedded; what differs here is Kafka and the leases, which have more to do on several.
onServers('the engine on the cluster', (servers) => {
  engineSuite({ world: (lanes) => clusterWorld(servers, lanes), processes: 2, counts: { commits: 60 } }, [4]);
});

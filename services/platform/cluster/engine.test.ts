import { engineSuite } from '../contract/engine/engine-suite.ts';
import { clusterWorld } from '../testing/cluster/engine-world.ts';
import { onServers } from '../testing/servers.ts';

onServers('the engine on the cluster', (servers) => {
  engineSuite({ world: (lanes) => clusterWorld(servers, lanes), processes: 2, counts: { commits: 60 } });
});

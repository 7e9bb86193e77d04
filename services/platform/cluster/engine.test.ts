import { engineSuite } from '../contract/engine-suite.ts';
import { onServers } from '../contract/servers.ts';
import { clusterWorld } from './engine-world.ts';

onServers('the engine on the cluster', (servers) => {
  engineSuite({ world: (lanes) => clusterWorld(servers, lanes), processes: 2, counts: { commits: 60 } });
});

import { storeSuite } from '../../contract/store/store-suite.ts';
import { clusterPlace } from '../../testing/cluster/store-place.ts';
import { onServers } from '../../testing/servers.ts';

onServers('the store on the cluster', ({ mongoUrl }) => {
  storeSuite({ place: () => clusterPlace(mongoUrl), processes: 2, counts: { writes: 12, schedules: 8, kills: 10, life: 600 } }, [1]);
});

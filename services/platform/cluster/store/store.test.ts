import { storeSuite } from '../../contract/store/store-suite.ts';
import { clusterPlace, forbidScans } from '../../testing/cluster/store-place.ts';
import { onServers, serversEnv } from '../../testing/servers.ts';

const servers = serversEnv();
const scans = servers ? await forbidScans(servers.mongoUrl) : {};

onServers('the store on the cluster', ({ mongoUrl }) => {
  storeSuite({ place: () => clusterPlace(mongoUrl), processes: 2, counts: { writes: 12, schedules: 8, kills: 12, life: 600 }, ...scans }, [4]);
});

import { onServers, serversEnv } from '../contract/servers.ts';
import { storeSuite } from '../contract/store-suite.ts';
import { clusterPlace, refusesScans } from './store-place.ts';

const servers = serversEnv();
const scans = servers ? await refusesScans(servers.mongoUrl) : {};

onServers('the store on the cluster', ({ mongoUrl }) => {
  storeSuite({ place: () => clusterPlace(mongoUrl), processes: 2, counts: { writes: 12, schedules: 8, kills: 20, life: 600 }, ...scans });
});

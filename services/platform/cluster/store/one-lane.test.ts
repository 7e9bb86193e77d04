import { type StorePart, storeParts } from '../../contract/store/store-suite.ts';
import { clusterPlace } from '../../testing/cluster/store-place.ts';
import { onServers } from '../../testing/servers.ts';

/** Tests whose course differs if everything is in one partition; the others run embedded with one partition, and here with several. */
const crowded: readonly StorePart[] = ['writers', 'schedules', 'kills'];

onServers('the store on the cluster, all in one lane', ({ mongoUrl }) => {
  for (const part of crowded)
    storeParts[part]({ place: () => clusterPlace(mongoUrl), processes: 2, counts: { writes: 12, schedules: 8, kills: 10, life: 600 } }, 1);
});

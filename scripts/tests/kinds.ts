/** Patterns of jest for tests with real servers: the cluster's adapters, and stories on it. */
export const adapters = 'services/platform/cluster/';
export const clusterStories = '(deploy/stories|scripts/bench)/.*cluster';
export const onServers = [adapters, clusterStories] as const;
/** Whole sweeps, which `npm run test:long` alone runs. */
export const longTests = '\\.long\\.test\\.ts$';

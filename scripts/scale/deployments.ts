// Deployments of a number of pods: one of each process at least, the others where the demand of members is highest.
import { type Actions, type Deployment, demandOf, type Process, processes } from './capacity.ts';

/** Spreads pods over processes. Throws for fewer pods than processes: each process is a pod of its own. */
export function deploymentOf(pods: number, actions: Actions, store: Pick<Deployment, 'shards' | 'lanes'>): Deployment {
  if (pods < processes.length) throw new Error(`A cluster has at least ${processes.length} pods.`);
  const { cores } = demandOf(1, actions);
  const replicas = new Map(processes.map((process) => [process, 1]));
  const busyOf = (process: Process) => (cores.get(process) ?? 0) / (replicas.get(process) ?? 1);
  for (let left = pods - processes.length; left > 0; left -= 1) {
    const busiest = processes.reduce((one, other) => (busyOf(other) > busyOf(one) ? other : one));
    replicas.set(busiest, (replicas.get(busiest) ?? 0) + 1);
  }
  return { ...store, replicas };
}

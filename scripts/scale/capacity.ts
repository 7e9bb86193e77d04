// Capacity by arithmetic: busy cores, commits and queries of a number of members in the busiest hour, and the first limit of a deployment.
import type { ServiceName } from '@kloak/proto/types/index.ts';
import { serviceNames } from '../../deploy/services.ts';
import { maxUtilization } from './simulate.ts';

export type Process = ServiceName | 'gateway';
export const processes: readonly Process[] = ['gateway', ...serviceNames];

/** `cpuMs`: CPU of one action in each process. `queries`: commands to the document store. `bytes`: originals and renditions that stay stored. */
export type ActionCost = {
  cpuMs: Partial<Record<Process, number>>;
  commits: Partial<Record<ServiceName, number>>;
  queries: number;
  bytes?: number;
};
/** `perDay`: how often an average member does it. */
export type Action = ActionCost & { perDay: number };
export type Actions = Readonly<Record<string, Action>>;

/** Share of a day's actions in its busiest hour: an evening has about three times the average. */
const busiestHourPart = 0.12;

export type Demand = {
  /** Actions per second by name. */
  actions: Map<string, number>;
  /** Busy cores by process. */
  cores: Map<Process, number>;
  /** Commits per second by service. */
  commits: Map<ServiceName, number>;
  queriesPerSecond: number;
  /** Per day. */
  bytesPerDay: number;
};

const add = <Key>(map: Map<Key, number>, key: Key, value = 0) => map.set(key, (map.get(key) ?? 0) + value);

/** Demand of so many members in their busiest hour. */
export function demandOf(members: number, actions: Actions): Demand {
  const demand: Demand = { actions: new Map(), cores: new Map(), commits: new Map(), queriesPerSecond: 0, bytesPerDay: 0 };
  for (const [name, { perDay, cpuMs, commits, queries, bytes = 0 }] of Object.entries(actions)) {
    const perSecond = (members * perDay * busiestHourPart) / 3600;
    demand.actions.set(name, perSecond);
    for (const process of processes) add(demand.cores, process, (perSecond * (cpuMs[process] ?? 0)) / 1000);
    for (const service of serviceNames) add(demand.commits, service, perSecond * (commits[service] ?? 0));
    demand.queriesPerSecond += perSecond * queries;
    demand.bytesPerDay += members * perDay * bytes;
  }
  return demand;
}

/** `replicas`: processes of each kind, one busy core each at most. `shards`: of the document store. `lanes`: of each log. */
export type Deployment = { replicas: ReadonlyMap<Process, number>; shards: number; lanes: number };
/** Capacities of single resources. `queriesPerShard`: a second. `laneCommits`: commits of one lane a second that one process can fold. */
export type Capacities = { queriesPerShard: number; laneCommits: number; idleQueriesPerFollower: number };

/** Members whose actions, by their CPU, keep so many cores of one process busy up to `maxUtilization` in the busiest hour. */
export function membersOfCores(cores: number, costs: readonly { perDay: number; cpuMs: number }[]): number {
  const msPerDay = costs.reduce((sum, { perDay, cpuMs }) => sum + perDay * cpuMs, 0);
  return (cores * maxUtilization * 3600 * 1000) / (msPerDay * busiestHourPart);
}

export type Limit = { resource: string; members: number };

/** Members at which each resource of a deployment is busy up to `maxUtilization`, the first limit first. */
export function limitsOf({ replicas, shards, lanes }: Deployment, actions: Actions, capacities: Capacities): Limit[] {
  const { cores, commits, queriesPerSecond } = demandOf(1, actions);
  const followers = [...replicas.values()].reduce((sum, count) => sum + count, 0);
  const freeQueries = shards * capacities.queriesPerShard * maxUtilization - followers * capacities.idleQueriesPerFollower * lanes;
  const limits: Limit[] = [
    ...[...cores].map(([process, perMember]) => ({ resource: `CPU of ${process}`, members: ((replicas.get(process) ?? 0) * maxUtilization) / perMember })),
    ...[...commits].map(([service, perMember]) => ({
      resource: `lanes of ${service}`,
      members: (lanes * capacities.laneCommits * maxUtilization) / perMember,
    })),
    { resource: 'queries to the document store', members: Math.max(0, freeQueries) / queriesPerSecond },
  ];
  return limits.filter(({ members }) => Number.isFinite(members)).sort((one, other) => one.members - other.members);
}

import { serviceNames } from '../../deploy/services.ts';
import { type Actions, type Capacities, type Deployment, demandOf, limitsOf, processes } from './capacity.ts';
import { deploymentOf } from './deployments.ts';

const actions: Actions = {
  read: { perDay: 10, cpuMs: { gateway: 2, media: 1 }, commits: {}, queries: 4 },
  write: { perDay: 1, cpuMs: { gateway: 1, media: 5, notification: 2 }, commits: { media: 2, notification: 1 }, queries: 20, bytes: 4_000_000 },
};
const one: Deployment = {
  replicas: new Map(processes.map((process) => [process, 1])),
  shards: 1,
  lanes: 64,
};
const capacities: Capacities = { queriesPerShard: 20_000, laneCommits: 500, idleQueriesPerFollower: 0 };
const first = (deployment: Deployment, changed: Partial<Capacities> = {}) => limitsOf(deployment, actions, { ...capacities, ...changed })[0];

describe('the demand of members', () => {
  it('grows with their number in every resource', () => {
    const [few, many] = [demandOf(1_000, actions), demandOf(10_000, actions)];
    for (const [process, cores] of few.cores) expect(many.cores.get(process)).toBeCloseTo(10 * cores, 9);
    for (const service of serviceNames) expect(many.commits.get(service) ?? 0).toBeCloseTo(10 * (few.commits.get(service) ?? 0), 9);
    expect(many.queriesPerSecond).toBeCloseTo(10 * few.queriesPerSecond, 9);
    expect(many.bytesPerDay).toBe(40_000_000_000);
  });

  it('is that of the busiest hour', () => {
    const { actions: perSecond, cores } = demandOf(30_000, actions);
    expect(perSecond.get('read')).toBeCloseTo(10, 9);
    expect(cores.get('gateway')).toBeCloseTo(0.021, 9);
  });
});

describe('the first limit of a deployment', () => {
  it('is the process with the least room', () => expect(first(one)?.resource).toBe('CPU of gateway'));

  it('moves when that process gets more replicas', () => {
    const more = { ...one, replicas: new Map([...one.replicas, ['gateway', 10] as const]) };
    expect(first(more)?.resource).toBe('CPU of media');
    expect(first(more)?.members).toBeGreaterThan(first(one)?.members ?? Number.POSITIVE_INFINITY);
  });

  it('is the document store if it is slow, and more shards move it', () => {
    const slow = { queriesPerShard: 100 };
    expect(first(one, slow)?.resource).toBe('queries to the document store');
    expect(first({ ...one, shards: 1_000 }, slow)?.resource).toBe('CPU of gateway');
  });

  it('is nobody, where processes that only look for commits take all queries', () => {
    expect(first(one, { idleQueriesPerFollower: 100 })).toEqual({ resource: 'queries to the document store', members: 0 });
  });

  it('is a log with too few lanes', () => expect(first({ ...one, lanes: 1 }, { laneCommits: 0.01 })?.resource).toBe('lanes of media'));
});

describe('a deployment of some pods', () => {
  const store = { shards: 1, lanes: 64 };

  it('has each process, and more of those that members need most', () => {
    const { replicas } = deploymentOf(30, actions, store);
    expect([...replicas.values()].reduce((sum, count) => sum + count, 0)).toBe(30);
    expect(Math.min(...replicas.values())).toBe(1);
    expect(replicas.get('gateway')).toBeGreaterThan(replicas.get('media') ?? 0);
    expect(replicas.get('media')).toBeGreaterThan(1);
  });

  it('carries more members with more pods', () => {
    const membersOf = (pods: number) => first(deploymentOf(pods, actions, store))?.members ?? 0;
    expect(membersOf(30)).toBeGreaterThan(5 * membersOf(9));
  });

  it('has a pod for each process at least', () => expect(() => deploymentOf(8, actions, store)).toThrow('at least 9 pods'));
});

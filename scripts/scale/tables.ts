// Tables of docs/scale.md, from the measured costs.
import { seeded } from '@kloak/platform/testing/engine/data.ts';
import { type Deployment, demandOf, limitsOf, membersOfCores } from './capacity.ts';
import { deploymentOf } from './deployments.ts';
import { actions, capacities, followers } from './measured.ts';
import { followersFor, simulateFollowers } from './simulate.ts';

const cores = 2;
const lanes = 64;
const simulatedSeconds = 20;
const outage = { atSecond: 5, leaseSeconds: 15 };
const sizes = [
  { pods: 9, shards: 1 },
  { pods: 30, shards: 1 },
  { pods: 300, shards: 8 },
];
const crowds = [1_000_000, 10_000_000, 100_000_000];

const shown = (value: number) => Math.round(value).toLocaleString('en');
const ms = (value: number) => `${shown(value)} ms`;

/** Lag of the processes that fold media's log at a deployment's limit, in calm and after one of them has ended. */
function lagOf({ replicas }: Deployment, members: number) {
  const { commits } = demandOf(members, actions);
  const commitsPerSecond = commits.get('media') ?? 0;
  const traffic = { commitsPerSecond, seconds: simulatedSeconds, homes: members };
  const fleet = { ...followers, lanes, processes: replicas.get('notification') ?? 1 };
  return [undefined, outage].map((fault) => simulateFollowers(seeded(1), fleet, traffic, fault));
}

/** Markdown table of what deployments carry. */
export function* capacityRows(): Generator<string> {
  yield '| Pods | Members | First limit | Next | Uploads a day | Messages a second | Lag of followers: p50, p99 | After one ends: longest |';
  yield '|---|---|---|---|---|---|---|---|';
  for (const { pods, shards } of sizes) {
    const deployment = deploymentOf(pods, actions, { shards, lanes });
    const [first, next] = limitsOf(deployment, actions, capacities);
    const members = Math.floor(first?.members ?? 0);
    const demand = demandOf(members, actions);
    const [calm, broken] = lagOf(deployment, members);
    const uploads = members * actions.photograph.perDay;
    const lag = `${ms(calm?.p50Ms ?? 0)}, ${ms(calm?.p99Ms ?? 0)}`;
    yield `| ${pods} | ${shown(members)} | ${first?.resource} | ${next?.resource} at ${shown(next?.members ?? 0)} | ${shown(uploads)} | ${shown(demand.actions.get('message') ?? 0)} | ${lag} | ${ms(broken?.maxMs ?? 0)} |`;
  }
}

/** Markdown table of what numbers of members need. */
export function* crowdRows(): Generator<string> {
  yield '| Members | Busy cores | Commits a second | Queries a second | New bytes a day | Lanes of media’s log | Processes of a follower | Its lag: p50, p99 |';
  yield '|---|---|---|---|---|---|---|---|';
  for (const members of crowds) {
    const { cores, commits, queriesPerSecond, bytesPerDay } = demandOf(members, actions);
    const fleet = followersFor(commits.get('media') ?? 0, followers);
    const { p50Ms, p99Ms } = simulateFollowers(seeded(1), fleet, { commitsPerSecond: commits.get('media') ?? 0, seconds: 2, homes: members });
    const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);
    yield `| ${shown(members)} | ${shown(sum(cores.values()))} | ${shown(sum(commits.values()))} | ${shown(queriesPerSecond)} | ${shown(bytesPerDay / 1e12)} TB | ${shown(fleet.lanes)} | ${shown(fleet.processes)} | ${ms(p50Ms)}, ${ms(p99Ms)} |`;
  }
}

/** Sentence about what one process carries. */
export function* wholeRow(): Generator<string> {
  const whole = Object.values(actions).map(({ perDay, wholeMs }) => ({ perDay, cpuMs: wholeMs }));
  const members = membersOfCores(cores, whole);
  const bytes = members * actions.photograph.perDay * actions.photograph.bytes;
  yield `One process on ${cores} cores: ${shown(members)} members by CPU, who upload ${shown(bytes / 1e9)} GB a day.`;
}

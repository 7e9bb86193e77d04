// Simulation of the processes that fold a log: when each commit of a busy time is folded. Times in ms unless their name says seconds.

/** Processes of one service that follow a log. `foldMs`: CPU of a process for one commit; `deliveryMs`: from the append until a process may fold it. */
export type Followers = { lanes: number; processes: number; foldMs: number; deliveryMs: number };
/** `homes`: partition keys with equal traffic; `hottest`: share of all commits that one further partition key has. */
export type Traffic = { commitsPerSecond: number; seconds: number; homes: number; hottest?: number };
/** End of the first process; the others keep its lanes once its leases have expired. */
export type Outage = { atSecond: number; leaseSeconds: number };

/** Lag: from the append until the fold is done. `busiest`: utilization of the busiest process; above 1 it cannot keep up. */
export type FollowResult = { commits: number; p50Ms: number; p99Ms: number; maxMs: number; busiest: number };

/** Utilization up to which queues stay short. */
export const maxUtilization = 0.6;
const lanesPerProcess = 4;

/** Followers that are busy to 60 % with so many commits, with four lanes each. */
export function followersFor(commitsPerSecond: number, each: Pick<Followers, 'foldMs' | 'deliveryMs'>): Followers {
  const processes = Math.max(1, Math.ceil((commitsPerSecond * each.foldMs) / 1000 / maxUtilization));
  return { ...each, processes, lanes: processes * lanesPerProcess };
}

/** Number from 0 to below 1. */
type Random = () => number;
type Arrival = { atMs: number; readyMs: number; keeper: number };

/** Spreads the numbers of homes over lanes like a hash: Knuth's multiplicative one. */
const laneOfHome = (home: number, lanes: number) => Math.floor(((home * 2_654_435_761) % 2 ** 32) / (2 ** 32 / lanes));

function keeperAt({ processes, deliveryMs }: Followers, lane: number, atMs: number, outage: Outage | undefined): Arrival {
  const readyMs = atMs + deliveryMs;
  const keeper = lane % processes;
  if (!outage || keeper !== 0 || readyMs < outage.atSecond * 1000) return { atMs, readyMs, keeper };
  const takenOverMs = (outage.atSecond + outage.leaseSeconds) * 1000;
  return { atMs, readyMs: Math.max(readyMs, takenOverMs), keeper: processes === 1 ? 0 : 1 + (Math.floor(lane / processes) % (processes - 1)) };
}

/** Commits at exponentially distributed intervals, each with the process that folds it. */
function* arrivals(random: Random, followers: Followers, { commitsPerSecond, seconds, homes, hottest = 0 }: Traffic, outage?: Outage): Generator<Arrival> {
  const gapMs = () => (-Math.log(1 - random()) * 1000) / commitsPerSecond;
  for (let atMs = gapMs(); atMs < seconds * 1000; atMs += gapMs()) {
    const home = random() < hottest ? homes : Math.floor(random() * homes);
    yield keeperAt(followers, laneOfHome(home, followers.lanes), atMs, outage);
  }
}

const quantileOf = (sorted: readonly number[], part: number) => sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0;

/** Folds all commits of a time with `traffic`; a process folds one after the other, the first that is ready first. */
export function simulateFollowers(random: Random, followers: Followers, traffic: Traffic, outage?: Outage): FollowResult {
  const freeAtMs = new Map<number, number>();
  const counts = new Map<number, number>();
  const lagsMs = [...arrivals(random, followers, traffic, outage)]
    .sort((one, other) => one.readyMs - other.readyMs)
    .map(({ atMs, readyMs, keeper }) => {
      const doneMs = Math.max(readyMs, freeAtMs.get(keeper) ?? 0) + followers.foldMs;
      freeAtMs.set(keeper, doneMs);
      counts.set(keeper, (counts.get(keeper) ?? 0) + 1);
      return doneMs - atMs;
    })
    .sort((one, other) => one - other);
  const busiest = (Math.max(0, ...counts.values()) * followers.foldMs) / (traffic.seconds * 1000);
  return { commits: lagsMs.length, p50Ms: quantileOf(lagsMs, 0.5), p99Ms: quantileOf(lagsMs, 0.99), maxMs: lagsMs.at(-1) ?? 0, busiest };
}

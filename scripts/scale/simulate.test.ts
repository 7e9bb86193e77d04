import { seeded } from '@kloak/platform/testing/engine/data.ts';
import { demandOf } from './capacity.ts';
import { actions, followers as measured } from './measured.ts';
import { type Followers, followersFor, type Outage, simulateFollowers, type Traffic } from './simulate.ts';

const followers: Followers = { lanes: 64, processes: 4, foldMs: 2, deliveryMs: 5 };
const traffic: Traffic = { commitsPerSecond: 800, seconds: 20, homes: 100_000 };
const simulate = (changed: Partial<Followers & Traffic> = {}, outage?: Outage) =>
  simulateFollowers(seeded(1), { ...followers, ...changed }, { ...traffic, ...changed }, outage);

describe('processes that follow a log', () => {
  it('fold each commit after its delivery and its fold, at the earliest', () => {
    const { commits, p50Ms, busiest } = simulate();
    expect(commits / traffic.seconds).toBeGreaterThan(760);
    expect(commits / traffic.seconds).toBeLessThan(840);
    expect(p50Ms).toBeGreaterThanOrEqual(7);
    expect(busiest).toBeGreaterThan(0.35);
    expect(busiest).toBeLessThan(0.5);
  });

  it('have a short queue as long as they are busy to a half', () => {
    expect(simulate().p99Ms).toBeLessThan(7 + 10 * followers.foldMs);
  });

  it('fall behind steadily if more commits arrive than they can fold', () => {
    const [short, long] = [simulate({ commitsPerSecond: 2_400, seconds: 5 }), simulate({ commitsPerSecond: 2_400, seconds: 20 })];
    expect(long.busiest).toBeGreaterThan(1);
    expect(long.maxMs).toBeGreaterThan(3 * short.maxMs);
  });

  it('gain nothing from more processes than lanes', () => {
    const [enough, more] = [simulate({ lanes: 4 }), simulate({ lanes: 4, processes: 40 })];
    expect(more.busiest).toBeCloseTo(enough.busiest, 5);
  });

  it('cannot share the commits of one partition key', () => {
    const { busiest } = simulate({ hottest: 0.7 });
    expect(busiest).toBeGreaterThan(0.7 * 0.8 * 2);
  });

  it('catch up after a process has ended, once its leases have expired', () => {
    const outage = { atSecond: 5, leaseSeconds: 3 };
    const [calm, after] = [simulate(), simulate({}, outage)];
    expect(after.commits).toBe(calm.commits);
    expect(after.p50Ms).toBeLessThan(2 * calm.p50Ms);
    expect(after.maxMs).toBeGreaterThan(outage.leaseSeconds * 1000);
    expect(after.maxMs).toBeLessThan(outage.leaseSeconds * 2 * 1000);
  });

  it('wait for the restart of the only process', () => {
    const { maxMs } = simulate({ processes: 1, commitsPerSecond: 100 }, { atSecond: 5, leaseSeconds: 3 });
    expect(maxMs).toBeGreaterThan(2900);
  });
});

describe('followers of a vault of many members', () => {
  it.each([1_000_000, 10_000_000, 100_000_000])('of %d keep up, if there are enough', (members) => {
    const commitsPerSecond = demandOf(members, actions).commits.get('media') ?? 0;
    const fleet = followersFor(commitsPerSecond, measured);
    // A short moment: its number of commits bounds the time of the test.
    const seconds = 20_000 / commitsPerSecond;
    const { commits, busiest, p99Ms } = simulateFollowers(seeded(1), fleet, { commitsPerSecond, seconds, homes: members });
    expect(commits).toBeGreaterThan(19_000);
    expect(p99Ms).toBeLessThan(measured.deliveryMs + 30 * measured.foldMs);
    // Half as many fall behind.
    const half = { ...fleet, processes: Math.floor(fleet.processes / 2) };
    expect(simulateFollowers(seeded(1), half, { commitsPerSecond, seconds, homes: members }).busiest).toBeGreaterThan(busiest);
  });
});

// Two replicas of the gateway and of the most used services, on servers of their own, with two people whose requests continue during faults.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readServersState } from '@kloak/platform/testing/servers.ts';
import { type ClusterFixture, clusterFixture } from '../fixture.ts';
import { describeIfUp } from '../on-cluster.ts';
import type { ProductProcess } from '../process.ts';
import { type Couple, newCouple } from './load.ts';
import { type OwnServers, openOwnServers } from './own-servers.ts';
import { expectReplayed } from './replay.ts';
import { clocksVariable, shiftClock } from './shifted-clock.ts';
import { expectRecovery } from './under-load.ts';

export type OwnCluster = {
  servers: OwnServers;
  /** Begins the names of its topics. */
  topicPrefix: string;
  /** One replica of a target. */
  one(name: string): ProductProcess;
  /** Shifts the clock of a process by `seconds`. */
  shiftClock(target: ProductProcess, seconds: number): void;
};

const lanes = 2;
/** Replicas; more processes would leave two cores no time for the load. */
const replicas = { gateway: 2, media: 2, chat: 2 };

/** Tests that a cluster survives each of these faults in turn, and that its views equal a replay of its logs. */
export function expectSurvivors(title: string, faults: Readonly<Record<string, (cluster: OwnCluster) => Promise<void>>>): void {
  const areProcesses = readServersState()?.by === 'processes';
  describeIfUp(areProcesses, 'servers as processes of this machine', title, () => {
    let servers: OwnServers;
    let fixture: ClusterFixture;
    let clocks: string;
    let couple: Couple;
    beforeAll(async () => {
      clocks = await mkdtemp(join(tmpdir(), 'kloak-clocks-'));
      servers = await openOwnServers();
      const NODE_OPTIONS = `--import=${new URL('shifted-clock.ts', import.meta.url)}`;
      fixture = await clusterFixture(servers.env, { replicas, lanes, env: { NODE_OPTIONS, [clocksVariable]: clocks } });
      couple = await newCouple(fixture);
    }, 400_000);
    afterAll(async () => {
      await fixture?.close();
      await servers?.close();
      await rm(clocks, { recursive: true });
    }, 60_000);

    const one = (name: string): ProductProcess => {
      const found = fixture.targets.find((target) => target.name === name);
      if (!found) throw new Error(`${name} does not run`);
      return found;
    };

    it.each(Object.entries(faults))(
      '%s',
      (what, happen) =>
        expectRecovery(couple, what, () =>
          happen({ servers, topicPrefix: fixture.place.topicPrefix, one, shiftClock: ({ port }, seconds) => shiftClock(clocks, port, seconds) }),
        ),
      400_000,
    );

    it('each view is what a replay of the logs makes', () => expectReplayed(fixture.place), 200_000);
  });
}

import { settleAll } from '@kloak/platform/async/settle-all.ts';
import { clusterTargets } from '../../services.ts';
import { clusterStory } from '../cluster-story.ts';
import type { ClusterFixture } from '../fixture.ts';
import { onCluster } from '../on-cluster.ts';
import type { ProductProcess } from '../process.ts';
import { askRoles } from '../roles.ts';
import { load, newCouple } from './load.ts';
import { staleReads } from './read-back.ts';
import { expectReplayed } from './replay.ts';
import { expectRecovery, isConnectionCut } from './under-load.ts';

const lanes = 2;
const pairs = Number(process.env.KLOAK_TEST_PAIRS ?? 100);
/** Kills one process of each target by default. */
const kills = Number(process.env.KLOAK_TEST_KILLS ?? clusterTargets.length);
/** Targets that lack one of their replicas at the same time. */
const atOnce = 3;
const secondsOfKill = 30;

onCluster('two replicas of each process', (openFixture) => {
  let fixture: ClusterFixture;
  const named = (name: string) => fixture.targets.filter((target) => target.name === name);
  beforeAll(async () => {
    fixture = await openFixture({ replicas: 2, lanes, env: { KLOAK_DRAIN_SECONDS: '3' } });
  }, 400_000);
  afterAll(() => fixture?.close(), 60_000);

  describe('serve a family', () => clusterStory(() => fixture));

  // A short run checks only the gateway (gateway/expectations.test.ts).
  it('answer every role on every route as expected', async () => {
    expect(await askRoles(fixture)).toEqual([]);
  }, 400_000);

  it(`show ${pairs} times at one gateway what was written at the other`, async () => {
    expect(await staleReads(fixture, pairs)).toEqual([]);
  }, 600_000);

  it('are restarted one after the other under load, and no request fails', async () => {
    const running = await load(await newCouple(fixture));
    await running.served(60);
    const waiting = clusterTargets.values();
    const codes: (number | null)[] = [];
    const restartInTurn = async () => {
      for (const name of waiting) {
        for (const target of named(name)) {
          codes.push(await target.stop());
          await target.start();
        }
      }
    };
    const restarted = await settleAll(Array.from({ length: atOnce }, restartInTurn)).catch((error: unknown) => ({ error }));
    const { answered, acknowledged, failures } = await running.stop();
    console.log(`${answered} requests were answered while each process was restarted, and ${acknowledged} writes acknowledged`);
    expect(restarted).toBeUndefined();
    expect(codes).toEqual(fixture.targets.map(() => 0));
    expect(failures).toEqual([]);
    await running.verify();
  }, 400_000);

  it(
    `survive ${kills} × kill -9 under load, spread over all of them`,
    async () => {
      const killed: ProductProcess[] = [];
      /** Never both replicas of one target: the second ones follow when all first ones are ready again. */
      const killInTurn = async (targets: readonly ProductProcess[], recovered: () => Promise<void>) => {
        for (let turn = 0; turn < kills / atOnce; turn += 1) {
          const target = targets[turn % targets.length];
          if (!target) throw new Error('there is nothing to kill');
          await target.kill();
          killed.push(target);
          await target.start();
          await recovered();
        }
      };
      const groups = Array.from({ length: atOnce }, (_, group) => {
        const names = clusterTargets.filter((_name, at) => at % atOnce === group);
        return [0, 1].flatMap((nth) => names.flatMap((name) => named(name)[nth] ?? []));
      });
      const killAll = (recovered: () => Promise<void>) => settleAll(groups.map((targets) => killInTurn(targets, recovered)));
      await expectRecovery(await newCouple(fixture), `${kills} × kill -9`, killAll, isConnectionCut);
      expect(killed.length).toBeGreaterThanOrEqual(kills);
      if (kills >= clusterTargets.length) expect(new Set(killed.map(({ name }) => name))).toEqual(new Set(clusterTargets));
      if (kills >= fixture.targets.length) expect(new Set(killed)).toEqual(new Set(fixture.targets));
    },
    (60 + kills * secondsOfKill) * 1000,
  );

  it('and then each view is what a replay of the logs makes', () => expectReplayed(fixture.place), 200_000);
});

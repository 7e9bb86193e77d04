// Short form of faults/ with two replicas of each process; the long run leaves it out.
import { shortRunOnly } from '@kloak/platform/testing/long.ts';
import { clusterStory } from './cluster-story.ts';
import { type Collector, expectOneTrace, openCollector } from './collector.ts';
import { killRepeatedly } from './faults/kill.ts';
import { newCouple } from './faults/load.ts';
import { expectRecovery } from './faults/under-load.ts';
import type { StoryFixture } from './fixture.ts';
import { onCluster } from './on-cluster.ts';

onCluster(
  'a family on two gateways and one process of each service',
  (openFixture) => {
    let fixture: StoryFixture;
    let collector: Collector;
    beforeAll(async () => {
      collector = await openCollector();
      fixture = await openFixture({ replicas: { gateway: 2 }, env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
    }, 240_000);
    afterAll(async () => {
      await fixture?.close();
      await collector?.close();
    });

    clusterStory(() => fixture);

    it('two people go on while media is killed: they are told to wait, and find what was acknowledged, once', async () => {
      const media = fixture.targets.filter(({ name }) => name === 'media').slice(0, 1);
      await expectRecovery(await newCouple(fixture), 'kill -9 of media', () => killRepeatedly(media));
    });

    it('ends cleanly at SIGTERM', async () => {
      const codes = await Promise.all(fixture.targets.map((target) => target.stop()));
      expect(codes).toEqual(codes.map(() => 0));
    });

    it('told the collector of one trace over all processes, from the request through Kafka to the fold of another service and to the reaction', () => {
      expectOneTrace(collector.spans(), ['send identity', 'fold media.cards']);
    });
  },
  shortRunOnly(describe),
);

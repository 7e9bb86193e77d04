// Two gateways and one process of each service; two of each go the same way in faults/cluster-replicas.
import { isLongRun } from '@kloak/platform/testing/long.ts';
import { albumSteps } from './album-path.ts';
import { writeAtOnce } from './chat-path.ts';
import { type Collector, expectOneTrace, openCollector } from './collector.ts';
import { newPath, type Path, steps } from './family-path.ts';
import { killRepeatedly } from './faults/kill.ts';
import { coupleOf } from './faults/load.ts';
import { expectSurvived } from './faults/under-load.ts';
import type { Fixture } from './fixture.ts';
import { groupSteps } from './group-path.ts';
import { onCluster } from './on-cluster.ts';
import { askRoles } from './roles.ts';
import { newStory } from './story.ts';
import { shareVideo } from './video-path.ts';

onCluster('a family on the cluster', (openFixture) => {
  let fixture: Fixture;
  let collector: Collector;
  let path: Path;
  beforeAll(async () => {
    collector = await openCollector();
    fixture = await openFixture({ replicas: { gateway: 2 }, env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
    path = await newPath(fixture);
  }, 240_000);
  afterAll(async () => {
    await fixture?.close();
    await collector?.close();
  });

  const addStep = newStory();
  for (const step of steps) addStep(step.name, () => step.run(path));
  addStep('Anna shares a film, which Ben plays and likes', () => shareVideo(path));
  for (const step of [...albumSteps, ...groupSteps]) addStep(step.name, () => step.run(path));

  // Ten of them, and kills meanwhile: faults/cluster-kill.
  addStep('five write into one group at once', () => writeAtOnce(fixture, undefined, 5));

  // In short what faults/ does at length.
  addStep('two people go on while media is killed: they are told to wait, and find what was acknowledged, once', async () => {
    const media = fixture.targets.filter(({ name }) => name === 'media').slice(0, 1);
    await expectSurvived(await coupleOf(path.anna, path.ben), 'kill -9 of media', () => killRepeatedly(media));
  });

  // Of the gateway alone each run asks it (gateway/expectations.test.ts).
  (isLongRun ? it : it.skip)('every route answers every role as expected', async () => {
    expect(await askRoles(fixture)).toEqual([]);
  });

  it('ends cleanly at SIGTERM', async () => {
    const codes = await Promise.all(fixture.targets.map((target) => target.stop()));
    expect(codes).toEqual(codes.map(() => 0));
  });

  it('told the collector of one trace over all processes, from the request through Kafka to the fold of another service and to the reaction', () => {
    expectOneTrace(collector.spans(), ['send identity', 'fold media.cards']);
  });
});

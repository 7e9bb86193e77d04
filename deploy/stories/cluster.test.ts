// Two gateways and one process of each service, in the long run two of each; one of each goes the same way in faults/ and in the browser.
import { isLongRun } from '@kloak/platform/testing/long.ts';
import { albumSteps } from './album-path.ts';
import { writeAtOnce } from './chat-path.ts';
import { newPath, type Path, steps } from './family-path.ts';
import { clusterEnvironment, clusterFixture, type Fixture } from './fixture.ts';
import { groupSteps } from './group-path.ts';
import { askRoles } from './roles.ts';
import { newStory } from './story.ts';
import { shareVideo } from './video-path.ts';

const servers = clusterEnvironment();
if (!servers) console.log('Skipped: the stories on the cluster, because no servers are up. Run: npm run test:cluster');
const onCluster = servers ? describe : describe.skip;

onCluster('a family on the cluster', () => {
  let fixture: Fixture;
  let path: Path;
  beforeAll(async () => {
    fixture = await clusterFixture(servers ?? {}, { replicas: isLongRun ? 2 : { gateway: 2 } });
    path = await newPath(fixture);
  }, 240_000);
  afterAll(() => fixture?.close());

  const addStep = newStory();
  for (const step of steps) addStep(step.name, () => step.run(path));
  addStep('Anna shares a film, which Ben plays and likes', () => shareVideo(path));
  for (const step of [...albumSteps, ...groupSteps]) addStep(step.name, () => step.run(path));

  addStep('ten write into one group at once', () => writeAtOnce(fixture));

  // Of the gateway alone each run asks it (gateway/expectations.test.ts).
  (isLongRun ? it : it.skip)('every route answers every role as expected', async () => {
    expect(await askRoles(fixture)).toEqual([]);
  });

  it('ends cleanly at SIGTERM', async () => {
    const codes = await Promise.all(fixture.targets.map((target) => target.stop()));
    expect(codes).toEqual(codes.map(() => 0));
  });
});

import { albumSteps } from './album-path.ts';
import { writeAtOnce } from './chat-path.ts';
import { newPath, type Path, steps } from './family-path.ts';
import { embeddedFixture, type StoryFixture } from './fixture.ts';
import { groupSteps } from './group-path.ts';
import { newStory } from './story.ts';
import { shareVideo } from './video-path.ts';

describe('a family on the embedded platform', () => {
  let fixture: StoryFixture;
  let path: Path;
  beforeAll(async () => {
    fixture = await embeddedFixture();
    path = await newPath(fixture);
  });
  afterAll(() => fixture.close());

  const addStep = newStory();
  for (const step of steps) addStep(step.name, () => step.run(path));
  addStep('Anna shares a film, which Ben plays and likes', () => shareVideo(path));
  for (const step of [...albumSteps, ...groupSteps]) addStep(step.name, () => step.run(path));

  addStep('ten write into one group at once', () => writeAtOnce(fixture));

  it('ends cleanly at SIGTERM', async () => {
    expect(await fixture.targets[0]?.stop()).toBe(0);
  });
});

import { albumSteps } from './album-path.ts';
import { writeAtOnce } from './chat-path.ts';
import { newPath, type Path, steps } from './family-path.ts';
import type { StoryFixture } from './fixture.ts';
import { groupSteps } from './group-path.ts';
import { newStory } from './story.ts';
import { shareVideo } from './video-path.ts';

const writers = 5;

/** Adds the steps of a family on a cluster to the current block. `opened`: returns the opened cluster. */
export function clusterStory(opened: () => StoryFixture): void {
  let path: Path;
  beforeAll(async () => {
    path = await newPath(opened());
  });
  const addStep = newStory();
  for (const step of steps) addStep(step.name, () => step.run(path));
  addStep('Anna shares a film, which Ben plays and likes', () => shareVideo(path));
  for (const step of [...albumSteps, ...groupSteps]) addStep(step.name, () => step.run(path));
  // Ten of them, and kills meanwhile: faults/cluster-kill.
  addStep('five write into one group at once', () => writeAtOnce(opened(), undefined, writers));
}

import { newPath, type Path, steps } from './family-path.ts';
import { askRoles } from './roles.ts';
import { newStory } from './story.ts';
import { embeddedWorld, type World } from './world.ts';

describe('a family on the embedded platform', () => {
  let world: World;
  let path: Path;
  beforeAll(async () => {
    world = await embeddedWorld();
    path = await newPath(world);
  }, 60_000);
  afterAll(() => world.close());

  const addStep = newStory();
  for (const step of steps) addStep(step.name, () => step.run(path));

  it('every route answers every role as expected', async () => {
    expect(await askRoles(world)).toEqual([]);
  }, 120_000);

  it('ends cleanly at SIGTERM', async () => {
    expect(await world.targets[0]?.stop()).toBe(0);
  }, 15_000);
});

import { newPath, steps } from '../family-path.ts';
import { embeddedWorld, type World } from '../world.ts';
import { killInTurn } from './kill.ts';

describe('kill -9 on the embedded platform', () => {
  let world: World;
  beforeAll(async () => {
    world = await embeddedWorld();
  }, 60_000);
  afterAll(() => world.close());

  it('after every step: the story completes, nothing acknowledged is lost, nothing is doubled', async () => {
    const path = await newPath(world);
    for (const step of steps) {
      await step.run(path);
      for (const target of world.targets) {
        await target.kill();
        await target.start();
      }
    }
  }, 120_000);

  it('at random moments: the same', async () => {
    const path = await newPath(world);
    const killing = killInTurn(world.targets, 1500);
    let killed = 0;
    try {
      for (const step of steps) await step.run(path);
    } finally {
      killed = await killing.stop();
    }
    console.log(`killed ${killed} times on the way`);
    expect(killed).toBeGreaterThan(0);
  }, 180_000);
});

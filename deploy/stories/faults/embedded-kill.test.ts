import { newPath, steps } from '../family-path.ts';
import { embeddedFixture, type Fixture } from '../fixture.ts';
import { killInTurn } from './kill.ts';

describe('kill -9 on the embedded platform', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await embeddedFixture();
  });
  afterAll(() => fixture.close());

  it('after every step: the story completes, nothing acknowledged is lost, nothing is doubled', async () => {
    const path = await newPath(fixture);
    for (const step of steps) {
      await step.run(path);
      for (const target of fixture.targets) {
        await target.kill();
        await target.start();
      }
    }
  }, 180_000);

  it('at random moments: the same', async () => {
    const path = await newPath(fixture);
    const killing = killInTurn(fixture.targets, 1500);
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

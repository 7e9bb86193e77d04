import { embeddedFixture, type StoryFixture } from '../fixture.ts';
import { payTwice } from '../plan-path.ts';
import { killRepeatedly } from './kill.ts';

let fixture: StoryFixture;
beforeAll(async () => {
  fixture = await embeddedFixture();
});
afterAll(() => fixture.close());

it('kill -9 while somebody pays and webhooks are taken: one plan, each payment once', async () => {
  await payTwice(fixture, () => killRepeatedly(fixture.targets));
}, 300_000);

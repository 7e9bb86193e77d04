import { embeddedFixture, type StoryFixture } from '../fixture.ts';
import { sendNotifications } from '../notifications-path.ts';
import { killRepeatedly } from './kill.ts';

let fixture: StoryFixture;
beforeAll(async () => {
  fixture = await embeddedFixture();
});
afterAll(() => fixture.close());

it('kill -9 while relatives give hearts and comment: the list is right, and no mail tells the same twice', async () => {
  await sendNotifications(fixture, () => killRepeatedly(fixture.targets));
}, 300_000);

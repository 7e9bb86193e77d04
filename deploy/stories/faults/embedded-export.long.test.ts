import { exportEverything } from '../export-path.ts';
import { embeddedFixture, type StoryFixture } from '../fixture.ts';
import { killRepeatedly } from './kill.ts';

let fixture: StoryFixture;
beforeAll(async () => {
  fixture = await embeddedFixture();
});
afterAll(() => fixture.close());

it('kill -9 while an archive is made, and while it is downloaded: there is one, and it is whole', async () => {
  await exportEverything(fixture, () => killRepeatedly(fixture.targets));
}, 300_000);

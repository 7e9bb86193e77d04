import { writeAtOnce } from '../chat-path.ts';
import { embeddedFixture, type StoryFixture } from '../fixture.ts';
import { killRepeatedly } from './kill.ts';

let fixture: StoryFixture;
beforeAll(async () => {
  fixture = await embeddedFixture();
});
afterAll(() => fixture.close());

it('kill -9 while ten write into one group: nothing is lost or doubled, and pages whose sockets were cut show all of it', async () => {
  await writeAtOnce(fixture, () => killRepeatedly(fixture.targets));
}, 300_000);

import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { formOf, openUpload } from '@kloak/proto/client/upload.ts';
import { type EmbeddedFixture, embeddedFixture } from './fixture.ts';
import { me, newMember, publish, untilRendered, uploader } from './people.ts';
import { beginCall, beginPost } from './started-requests.ts';

let fixture: EmbeddedFixture;
beforeAll(async () => {
  fixture = await embeddedFixture();
}, 240_000);
afterAll(() => fixture?.close());

it('answers whatever was begun when it is asked to end, takes nothing new, and has it all at the next start', async () => {
  const [whole] = fixture.targets;
  const { base } = fixture;
  const anna = await newMember(fixture, 'anna');
  const { visitor, email, password } = anna;
  const photo = { fileName: 'IMG_1.JPG', type: 'image/jpeg', bytes: await drawPhoto({ seed: 1 }) };
  const opened = await openUpload(uploader(anna), [photo]);
  const begun = await Promise.all([
    beginPost(base, visitor, formOf(opened, photo.fileName), photo),
    beginCall(base, visitor, 'POST /api/users/getDataUsage', { profileId: me(anna) }),
    // A quarter of a second of work.
    beginCall(base, fixture.visitor(), 'POST /api/users/login', { email, password }),
    beginCall(base, visitor, 'POST /api/image/add-to-album', { album: 'Summer', posts: [], privacy: 'PRIVATE', profileId: me(anna) }),
  ]);
  const ended = whole?.stop();
  await until('it takes nothing new', () =>
    fetch(`${base}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  const answers = await Promise.all(begun.map(async ({ what, finish }) => [what, await finish()]));
  expect(answers.filter(([, status]) => status !== 200 && status !== 204)).toEqual([]);
  expect(await ended).toBe(0);
  await whole?.start();
  await untilRendered(anna, (await publish(anna, opened, { privacy: 'PRIVATE' }))._id);
});

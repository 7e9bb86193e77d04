// Full export of a member, with faults while it is made and downloaded.
import { readZip } from '@kloak/gateway/testing/read-zip.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until, untilFound } from '@kloak/platform/testing/until.ts';
import { openUpload, postFile, publishAll } from '@kloak/proto/client/upload.ts';
import type { StoryFixture } from './fixture.ts';
import { me, newMember, type Person, untilArrived, untilRendered, uploader } from './people.ts';
import { persistCall, persistGet, takeOverSeconds } from './persist.ts';

const photoCount = 12;

/** Publishes photographs; returns their bytes. */
async function publishPhotos(anna: Person): Promise<Buffer[]> {
  const photos = await Promise.all(
    Array.from({ length: photoCount }, async (_, seed) => ({ fileName: `${seed}.jpg`, type: 'image/jpeg', bytes: await drawPhoto({ seed }) })),
  );
  const opened = await openUpload(uploader(anna), photos);
  for (const photo of photos) await postFile(uploader(anna), opened, photo);
  const posts = await untilArrived(() => publishAll(uploader(anna), opened, { privacy: 'PRIVATE' }, `publish-${anna.name}`));
  for (const { _id } of posts) await untilRendered(anna, _id);
  return photos.map(({ bytes }) => bytes);
}

/** In the end there is one archive, one notification, and each original once; an interrupted download continues. */
export async function exportEverything(fixture: StoryFixture, meanwhile: () => Promise<void>): Promise<void> {
  const anna = await newMember(fixture, 'anna');
  const { visitor, email, password } = anna;
  const originals = await publishPhotos(anna);
  const [begun] = await Promise.all([persistCall(visitor, 'POST /api/post/request-export', { profileId: me(anna), password }), meanwhile()]);
  const made = await untilFound(
    'the archive',
    async () => {
      const { export: found } = await persistCall(visitor, 'POST /api/post/get-export', { profileId: me(anna) });
      expect(found?.status).not.toBe('failed');
      return found?.status === 'ready' ? found : undefined;
    },
    takeOverSeconds,
  );
  expect(made).toMatchObject({ _id: begun.export?._id, itemsDone: photoCount, itemsTotal: photoCount, parts: [{}] });

  const url = made.parts[0]?.fileUrl ?? '';
  const whole = await persistGet(visitor, url);
  const middle = Math.floor(whole.bytes.length / 2);
  const first = await persistGet(visitor, url, { range: `bytes=0-${middle - 1}` });
  await meanwhile();
  const rest = await persistGet(visitor, url, { range: `bytes=${middle}-` });
  expect([first.status, rest.status]).toEqual([206, 206]);
  const archive = Buffer.concat([first.bytes, rest.bytes]);
  expect(archive.equals(whole.bytes)).toBe(true);
  const held = await readZip(archive);
  for (const bytes of originals) expect(held.filter((file) => file.bytes.equals(bytes))).toHaveLength(1);

  const letters = () => [...fixture.letterbox.letters(email).values()].filter((text) => /^subject: everything you have in kloak is ready/im.test(text));
  await until('a letter of it', () => letters().length > 0, takeOverSeconds);
  expect(letters()).toHaveLength(1);
}

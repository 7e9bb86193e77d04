import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { openUpload, postFile, publishAll } from '@kloak/proto/client/upload.ts';
import { embeddedFixture } from '../fixture.ts';
import { currentPost, newMember, untilRendered, uploader } from '../people.ts';
import { endRenderings, eventsIn } from './end-rendering.ts';

describe('kill -9 between the two steps of photographs', () => {
  it('costs nothing: each is made whole, and each step is recorded once', async () => {
    const fixture = await embeddedFixture();
    const anna = await newMember(fixture, 'anna');
    const draw = async (seed: number) => ({
      fileName: `IMG_${seed}.JPG`,
      type: 'image/jpeg',
      bytes: await drawPhoto({ seed, width: 2600, height: 1950, patchPx: 26 }),
    });
    const files = await Promise.all([1, 2, 3, 4, 5].map(draw));
    const opened = await openUpload(uploader(anna), files);
    for (const file of files) await postFile(uploader(anna), opened, file);
    const details = files.map(({ fileName }) => ({ title: fileName, privacy: 'FAMILY_ONLY' as const }));
    const posts = await publishAll(uploader(anna), opened, details);
    const widthsOf = async (id: string) => ((await currentPost(anna, id)).image?.sources ?? []).map(({ width }) => width);
    await until('one of them is shown small', async () => (await Promise.all(posts.map(({ _id }) => widthsOf(_id)))).some(({ length }) => length === 2));
    await endRenderings(fixture);
    for (const { _id } of posts) expect((await untilRendered(anna, _id)).image?.sources.map(({ width }) => width)).toEqual([320, 640, 1280, 2560]);
    const folder = await mkdtemp(join(tmpdir(), 'kloak-killed-'));
    await fixture.stopInto(folder);
    const steps = await eventsIn(folder, 'transcoding', 'job:');
    expect(steps.filter((step) => step.endsWith('Finished')).toSorted()).toEqual(
      posts.flatMap(({ _id }) => [`job:${_id} JobFinished`, `job:${_id} JobThumbnailsFinished`]).toSorted(),
    );
    const seen = await eventsIn(folder, 'media', 'item:');
    expect(seen.filter((one) => one.endsWith('Rendered')).toSorted()).toEqual(
      posts.flatMap(({ _id }) => [`item:${_id} ItemRendered`, `item:${_id} ItemThumbnailsRendered`]).toSorted(),
    );
    await rm(folder, { recursive: true });
  });
});

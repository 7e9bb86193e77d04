import { rename } from 'node:fs/promises';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { openUpload, postFile } from '@kloak/proto/client/upload.ts';
import type { HttpResponse } from '@kloak/proto/client/visitor.ts';
import { embeddedFixture } from '../fixture.ts';
import { me, newMember, publish, untilRendered, uploader } from '../people.ts';

const photo = async (seed: number) => ({ fileName: `${seed}.jpg`, type: 'image/jpeg', bytes: await drawPhoto({ seed }) });

it('a data folder that is moved away under a running process: not ready, nothing is acknowledged or said to be gone, and it is all there again', async () => {
  await using opened = new AsyncDisposableStack();
  const fixture = await embeddedFixture();
  opened.defer(() => fixture.close());
  const anna = await newMember(fixture, 'anna');
  const { visitor } = anna;
  const shown = await photo(1);
  const upload = await openUpload(uploader(anna), [shown]);
  await postFile(uploader(anna), upload, shown);
  const { image } = await untilRendered(anna, (await publish(anna, upload, { privacy: 'PRIVATE' }))._id);
  const coming = await photo(2);
  const form = (await openUpload(uploader(anna), [coming])).promises[0] ?? { url: '', fields: {} };

  const get = (path: string) => visitor.send(path, { method: 'GET' });
  const oneself = { url: '/api/users/updateUserImage', fields: { profileId: me(anna), userId: me(anna) } };
  const ask = async (): Promise<[string, number][]> => {
    const asked: [string, Promise<HttpResponse>][] = [
      ['whether it can serve', get('/readyz')],
      ['an original', get(image?.filePath ?? '')],
      ['a rendition', get(image?.sources[0]?.url ?? '')],
      ['to store a file', visitor.postForm(form, coming)],
      ['to stand for oneself', visitor.postForm(oneself, coming)],
      ['to change something', visitor.sendCall('POST /api/comment/saveComment', { content: 'Hello', writer: me(anna), imagePostId: image?._id })],
    ];
    return Promise.all(asked.map(async ([what, answer]) => [what, (await answer).status]));
  };
  const elsewhere = `${fixture.dataDir}-elsewhere`;
  await rename(fixture.dataDir, elsewhere);
  expect((await ask()).filter(([, status]) => status !== 503)).toEqual([]);
  await rename(elsewhere, fixture.dataDir);
  await until('it can serve again', async () => (await get('/readyz')).status === 200);
  expect((await ask()).filter(([, status]) => status >= 300)).toEqual([]);
});

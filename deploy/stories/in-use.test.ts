// A second process on the data folder of a running one.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { formOf, openUpload } from '@kloak/proto/client/upload.ts';
import { type EmbeddedFixture, embeddedFixture } from './fixture.ts';
import { newMember, type Person, publish, untilRendered, uploader } from './people.ts';
import { beginPost } from './started-requests.ts';

let fixture: EmbeddedFixture;
let anna: Person;
beforeAll(async () => {
  fixture = await embeddedFixture();
  anna = await newMember(fixture, 'anna');
}, 240_000);
afterAll(() => fixture?.close());

it.each([
  ['start', []],
  ['--rotate-key', ['--rotate-key']],
  ['--seal-again', ['--seal-again']],
  ['--remove-demo', ['--remove-demo']],
])('%s is refused in words, and disturbs no upload that is under way', async (name, args) => {
  const photo = { fileName: `${name}.JPG`, type: 'image/jpeg', bytes: await drawPhoto({ seed: name.length, width: 640, height: 480, patchPx: 4 }) };
  const opened = await openUpload(uploader(anna), [photo]);
  const upload = await beginPost(fixture.base, anna.visitor, formOf(opened, photo.fileName), photo);
  await until('its first half to be written', async () => (await readdir(join(fixture.dataDir, 'blobs/temp'))).length > 0);
  const second = fixture.another({}, args);
  expect([await second.run(), second.output()]).toEqual([1, expect.stringContaining(`${fixture.dataDir} is in use by another running Kloak.`)]);
  expect(await upload.finish()).toBe(204);
  await untilRendered(anna, (await publish({ ...anna, name }, opened, { privacy: 'PRIVATE' }))._id);
});

import { identity } from '@kloak/identity/service.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';
import { media } from '../service.ts';
import { type Family, photo, startFamily } from '../testing/family.ts';

let family: Family;
beforeAll(async () => {
  family = await startFamily([identity, social, media, transcoding]);
});
afterAll(() => family.close());

it('how much of a file has come is told to its owner alone, until it is there', async () => {
  const anna = await family.joins('anna');
  await family.joins('ben');
  const gateway = family.harness.as();
  const told: [member: string, payload: object][] = [];
  family.harness.fake.live(() => ({ push: (member, event, payload) => void (event === 'file upload' && told.push([member, payload])) }));
  const one = await photo('lake.jpg', 1);
  const opened = await family.openUpload(anna, [one]);
  const [promise] = opened.promises;
  const incomingKey = promise?.fields.key ?? '';
  await gateway.call('media', 'NoteUploadProgress', { incomingKey, percent: 42 });
  const coming = [anna.id, { fileName: 'lake.jpg', progress: 42, finished: false, postId: promise?.item }];
  expect(told).toEqual([coming]);
  for (const key of ['', 'incoming/none/none', `${incomingKey}.preview`, `original/${anna.id}/${promise?.item}`])
    await gateway.call('media', 'NoteUploadProgress', { incomingKey: key, percent: 50 });
  expect(told).toEqual([coming]);
  await family.arrive(opened, [one]);
  await family.harness.settled();
  await gateway.call('media', 'NoteUploadProgress', { incomingKey, percent: 99 });
  expect(told).toEqual([coming, [anna.id, { fileName: 'lake.jpg', progress: 100, finished: true, postId: promise?.item }]]);
});

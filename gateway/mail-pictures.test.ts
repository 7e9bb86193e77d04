// Pictures in mails, on all services with real photographs.
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Family, photo, startFamily } from '@kloak/media/testing/family.ts';
import { contextOfCall } from '@kloak/platform/engine/context.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import type { Member } from '@kloak/platform/testing/world.ts';
import { renditionKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { defaultMailSettings } from '@kloak/proto/rules/notification-mails.ts';
import { loadServices } from '../deploy/services.ts';

const services = await loadServices();

const twoMinutesMs = 2 * 60 * 1000;
let aheadMs = 0;
const monotonicMs = () => Date.now() + aheadMs;
let family: Family;
let [anna, ben]: Member[] = [];
beforeAll(async () => {
  family = await startFamily(services, { clock: { now: () => new Date(monotonicMs()), monotonicMs } });
  [anna, ben] = [await family.joins('anna'), await family.joins('ben')];
  await family.connect(anna, ben);
  await ben.call('notification', 'ChangeMailSettings', {
    mail: { ...defaultMailSettings, rhythm: 'NEVER', muted: [], atOnce: ['POSTS', 'REPLIES'], quietFrom: 0, quietTo: 0 },
  });
  await family.harness.settled();
});
afterAll(() => family.close());

const annas = () => {
  if (!anna) throw new Error('nobody has come yet');
  return anna;
};

/** Mails to Ben caused by `work`, as a mail program receives them. */
async function mailsAfter(work: () => Promise<unknown>): Promise<string[]> {
  const folder = join(family.harness.dataDir, 'outbox');
  const before = new Set(await readdir(folder));
  await work();
  aheadMs += twoMinutesMs;
  await family.harness.settled();
  const fresh = (await readdir(folder)).filter((name) => name.endsWith('.eml') && !before.has(name));
  const mails = await Promise.all(fresh.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes('To: ben@example.org'));
}

it('a mail brings along a small picture of what it is about', async () => {
  let item = '';
  const [mail = ''] = await mailsAfter(async () => {
    item = await family.shares(annas(), await photo('lake.jpg', 1));
  });
  expect(mail).toContain(`Content-ID: <${item}.kloak>`);
  expect(mail).toContain('Content-Type: image/jpeg');
  const [attached = ''] = mail.replaceAll(/\r?\n/g, '').match(/\/9j\/[\w+/]+=*/) ?? [];
  const picture = Buffer.from(attached, 'base64');
  // Complete, and without camera metadata.
  expect([picture.subarray(0, 2).toString('hex'), picture.subarray(-2).toString('hex'), picture.includes('Exif')]).toEqual(['ffd8', 'ffd9', false]);
});

it('a mail goes without a picture whose bytes are gone', async () => {
  const [mail = ''] = await mailsAfter(async () => {
    const item = await family.shares(annas(), await photo('sea.jpg', 2));
    await family.harness.platform.blobs.remove([renditionKey(annas().id, item, '48.webp')]);
  });
  expect(mail).toMatch(/anna shared .* with the family/);
  expect(mail).not.toMatch(/Content-ID|<img/);
});

it('nobody is given the picture of what they may not see when it is asked for', async () => {
  const item = await family.shares(annas(), await photo('hill.jpg', 3));
  // Sends the call as notification does; nobody else may.
  const { runtime } = family.harness.running('notification');
  const meta = {
    from: 'notification',
    key: randomUUID(),
    keyed: false,
    position: {},
    requestId: 'mail',
    deadline: new Date(Date.now() + 20_000).toISOString(),
  };
  const read = async (reader: string) => {
    await family.harness.settled();
    return refusal(contextOfCall(runtime, 'mail', meta).ctx.rpc.media.GetThumbnail({ item, reader }));
  };
  expect(await refusal(family.harness.as().call('media', 'GetThumbnail', { item, reader: annas().id }))).toBe('forbidden not-for-caller');
  expect(await read(ben?.id ?? '')).toBe('no refusal');
  expect(await read('somebody')).toBe('forbidden not-yours');
  await annas().call('media', 'ChangePrivacy', { items: [item], privacy: 'PRIVATE' });
  expect(await read(ben?.id ?? '')).toBe('forbidden not-yours');
  expect(await read(annas().id)).toBe('no refusal');
  await annas().call('media', 'DeleteItem', { item });
  expect(await read(annas().id)).toBe('missing no-item');
});

// A day's photographs sent by a member, until a relative has them, beside the copyparty of the `PATH` if there is one.
import { untilFound } from '@kloak/platform/testing/until.ts';
import { hasCopyparty, startCopyparty, timeOfCopyparty } from './copyparty.ts';
import { drawLarge, megapixels } from './photographs.ts';
import { amount } from './setup/amounts.ts';
import { load, overConnections } from './setup/connection.ts';
import { formRequest } from './setup/posted-form.ts';
import { plainRow, type TableRow } from './setup/table.ts';
import type { BenchVault } from './setup/vault.ts';

const photographs = amount(60, 2);
const connections = 4;

/** Different bytes at the end of each, so that each file is unique. */
const endOf = (name: string) => Buffer.from(name);

/** Seconds from the first call until all bytes are stored, a relative has the first size of each photograph, and all sizes of each are there. */
async function timeOfVault({ port, anna, ben }: BenchVault, names: readonly string[], photo: Buffer): Promise<[number, number, number]> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const allFiles = names.map((fileName) => ({ fileName, type: 'image/jpeg', fileSize: photo.length + endOf(fileName).length }));
  const mediaData = { allFiles, title: 'Gallery', privacy: 'FAMILY_ONLY' } as const;
  const { promises, allPosts } = await ben.call('POST /api/post/uploadAll', { mediaData, allFiles, profileId: ben.id });
  const target = { host: `localhost:${port}`, cookie: ben.cookies() };
  const formOf = (nth: number) => formRequest({ ...target, fields: promises[nth]?.fields ?? {} }, photo, endOf(names[nth] ?? ''));
  await overConnections(port, connections, (open) => load(open, names.length, formOf, 204));
  const taken = seconds();

  const imageOf = async (imageId: string) =>
    (await anna.call('POST /api/post/image-post-byid', { imageId, profileId: anna.id }).catch(() => undefined))?.post.image;
  // In their order, as they are rendered: pages ask for lists, not for each photograph at once.
  for (const { _id } of allPosts) {
    const path = await untilFound(`a picture of ${_id}`, async () => (await imageOf(_id))?.thumbNail || undefined, 300);
    const { status } = await anna.fetch(path);
    if (status !== 200) throw new Error(`${path} is answered with ${status}`);
  }
  const shown = seconds();
  for (const { _id } of allPosts) await untilFound(`all sizes of ${_id}`, async () => (await imageOf(_id))?.status === 'READY' || undefined, 300);
  return [taken, shown, seconds()];
}

const shownOf = (times: readonly number[]) => times.map((seconds) => `${seconds.toFixed(2)} s`).join(' · ');

/** Photographs taken, their first sizes at a relative and all sizes; the peer makes one size, when it is asked for. */
export async function benchGallery(vault: BenchVault): Promise<TableRow[]> {
  const photo = await drawLarge();
  const names = Array.from({ length: photographs }, (_, nth) => `gallery-${nth}.jpg`);
  const ours = await timeOfVault(vault, names, photo);
  const what = `${photographs} photographs of ${megapixels} MP (${Math.round((photographs * photo.length) / 1e6)} MB): taken · first size of all at a relative · all sizes`;
  const row = plainRow(what, shownOf(ours), '1.5 s · 4.4 s · 25 s');
  if (!hasCopyparty()) return [row];
  await using peer = await startCopyparty(vault.dataDir);
  return [{ ...row, raw: `copyparty: ${shownOf(await timeOfCopyparty(peer, names, (name) => [photo, endOf(name)], connections))}` }];
}

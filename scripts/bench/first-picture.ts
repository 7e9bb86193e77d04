// Forty photographs published like by the upload page, with its previews: time until a relative sees the first one, and everything on the home page.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { openUpload, postFile, publishAll } from '@kloak/proto/client/upload.ts';
import type { FormFile } from '@kloak/proto/client/visitor.ts';
import { drawLarge, megapixels } from './photographs.ts';
import { amount } from './setup/amounts.ts';
import type { BenchMember } from './setup/members.ts';
import { plainRow, type TableRow } from './setup/table.ts';
import { type BenchVault, feedOf } from './setup/vault.ts';

const photographs = amount(40, 4);
/** Posts per member on the home page. */
const shown = 4;

/** The same picture with different bytes at its end, so that each file is unique. */
const filesOf = (photo: Buffer): FormFile[] =>
  Array.from({ length: photographs }, (_, nth) => ({ fileName: `${nth}.jpg`, type: 'image/jpeg', bytes: Buffer.concat([photo, Buffer.from(`first ${nth}`)]) }));

async function pictured(reader: BenchMember, writer: BenchMember): Promise<number> {
  const posts = (await feedOf(reader)).profiles.find(({ _id }) => _id === writer.id)?.posts ?? [];
  return posts.filter(({ image }) => image && image.thumbNail !== '').length;
}

/** Time from 'Publish', after all bytes have arrived, to a relative's answers with pictures. */
export async function benchFirstPicture({ anna, ben }: BenchVault): Promise<TableRow[]> {
  const files = filesOf(await drawLarge());
  const preview = await drawPhoto({ seed: 2, width: 1280, height: 960, patchPx: 12 });
  const opened = await openUpload(ben, files);

  const previews = async () => {
    const posts = opened.allPosts.toReversed();
    const allFiles = posts.map(({ _id }) => ({ fileName: `${_id}.jpg`, fileSize: preview.length, type: 'image/jpeg' }));
    const { promises } = await ben.call('POST /api/upload/uploadImageThumbs', { allFiles, allImages: posts.map(({ _id }) => _id), profileId: ben.id });
    for (const form of promises) await ben.postForm(form, { fileName: form.fileName, type: 'image/jpeg', bytes: preview });
  };
  const originals = async () => {
    for (const file of files.toReversed()) await postFile(ben, opened, file);
  };
  await Promise.all([previews(), originals()]);
  const begun = performance.now();
  const timeUntil = async (count: number) => {
    await until(`${count} pictures`, async () => (await pictured(anna, ben)) >= count, 120);
    return (performance.now() - begun) / 1000;
  };
  const publishing = publishAll(ben, opened, { privacy: 'FAMILY_ONLY' });
  const [first, all] = [await timeUntil(1), await timeUntil(shown)];
  await publishing;
  return [
    plainRow(
      `${photographs} photographs of ${megapixels} MP published → a relative's first picture, and all ${shown} of home`,
      `${first.toFixed(1)} s, ${all.toFixed(1)} s`,
      '3 s',
    ),
  ];
}

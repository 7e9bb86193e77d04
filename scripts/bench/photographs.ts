// Photographs through the whole pipeline, and their memory.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { until, untilFound } from '@kloak/platform/testing/until.ts';
import type { Post } from '@kloak/proto/api/types.ts';
import { publishUpload } from '@kloak/proto/client/upload.ts';
import { CallError, type FormFile } from '@kloak/proto/client/visitor.ts';
import { amount } from './setup/amounts.ts';
import { load, overConnections, requestOf } from './setup/connection.ts';
import { type BenchMember, sendFile } from './setup/members.ts';
import { startRaw } from './setup/process.ts';
import { computedSeconds, familyOf, proportionalMegabytes } from './setup/process-facts.ts';
import { compare, rateOf } from './setup/rounds.ts';
import { comparedRow, plainRow, type TableRow } from './setup/table.ts';
import type { BenchVault } from './setup/vault.ts';

const [rounds, photosARound] = amount([3, 8], [1, 1]);
/** More uploads than a member may have open. */
const uploads = amount(200, 22);
const memoryEveryMs = 50;
/** Widths of a photograph's renditions; the product renders concurrently on all cores but one. */
const widths = [320, 640, 1280, 2560];
const atOnce = Math.max(1, availableParallelism() - 1);

const large = amount({ width: 4000, height: 3000 }, { width: 800, height: 600 });
export const megapixels = (large.width * large.height) / 1e6;
/** Photograph with a phone's size in bytes. */
export const drawLarge = () => drawPhoto({ seed: 1, ...large, patchPx: 12 });

let drawn = 0;
/** The same picture with different bytes at its end, so that each file is unique. */
const copyOf = (photo: Buffer): FormFile => {
  drawn += 1;
  return { fileName: `${drawn}.jpg`, type: 'image/jpeg', bytes: Buffer.concat([photo, Buffer.from(String(drawn))]) };
};

/** Ignores a refused upload: a member may have few open, and published ones are settled a little later. */
function noneYet(error: unknown): undefined {
  if (!(error instanceof CallError && error.code === 'too-many-uploads')) throw error;
}

/** Uploads and publishes photographs in turn; resolves when all renditions are ready. */
async function share(member: BenchMember, photo: Buffer, count: number): Promise<void> {
  const posts: Post[] = [];
  for (let number = 0; number < count; number += 1) {
    const file = copyOf(photo);
    const opened = await untilFound('a turn to upload', () => sendFile(member, file).catch(noneYet));
    posts.push(await publishUpload(member, opened, { title: 'Noise', privacy: 'PRIVATE' }));
  }
  for (const { _id: imageId } of posts) {
    const isReady = async () => (await member.call('POST /api/post/image-post-byid', { imageId, profileId: member.id })).post.image?.status === 'READY';
    await until(`${imageId} to be rendered`, isReady, 300);
  }
}

/** Time from the first byte posted to the last rendition ÷ bare sharp, which makes the same files. */
export async function benchThumbnails({ dataDir, anna }: BenchVault): Promise<TableRow[]> {
  const folder = await mkdtemp(join(dataDir, 'raw-'));
  const [photo, file] = [await drawLarge(), join(folder, 'photo.jpg')];
  await writeFile(file, photo);
  const raw = await startRaw('thumbnails.ts', [file, folder, ...widths.map(String)]);
  const request = requestOf(`localhost:${raw.port}`, 'GET', '/', {});
  const ours = () => rateOf(photosARound, () => share(anna, photo, photosARound));
  const bare = () => overConnections(raw.port, atOnce, (open) => rateOf(photosARound, () => load(open, photosARound, () => request, 204)));
  try {
    return [comparedRow(`photographs of ${megapixels} MP uploaded and rendered ÷ bare sharp`, '/s', '0.9', await compare(rounds, ours, bare))];
  } finally {
    await raw.stop();
  }
}

/** Computing time of the product and of the renderers that it started, however busy the machine is. */
export async function benchComputing({ pid, anna }: BenchVault): Promise<TableRow[]> {
  const photo = await drawLarge();
  const timesOf = () => {
    const [product = 0, ...renderers] = familyOf(pid).map((one) => computedSeconds(one) ?? 0);
    return { product, rendering: renderers.reduce((sum, one) => sum + one, 0) };
  };
  // Modules load during the first photograph, which is not measured.
  await share(anna, photo, 1);
  const before = timesOf();
  await share(anna, photo, photosARound);
  const after = timesOf();
  const each = (what: keyof typeof before) => Math.round(((after[what] - before[what]) / photosARound) * 1000);
  const shown = before.product === 0 ? 'not reported by this system' : `${each('product') + each('rendering')} ms, ${each('rendering')} to render`;
  return [plainRow(`computing time of a photograph of ${megapixels} MP, from its upload to its last rendition`, shown, '350 ms')];
}

/** Maximum memory of the product and its child processes while many photographs arrive. */
export async function benchMemory({ pid, anna }: BenchVault): Promise<TableRow[]> {
  let most = 0;
  const looking = setInterval(() => {
    const family = familyOf(pid).map((one) => proportionalMegabytes(one) ?? 0);
    most = Math.max(
      most,
      family.reduce((sum, one) => sum + one, 0),
    );
  }, memoryEveryMs);
  try {
    await share(anna, await drawLarge(), uploads);
  } finally {
    clearInterval(looking);
  }
  const shown = most === 0 ? 'not reported by this system' : `${Math.round(most)} MB`;
  return [plainRow(`memory during ${uploads} uploads of ${megapixels} MP, with all children (PSS)`, shown, '500 MB')];
}

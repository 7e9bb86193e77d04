import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { untilFound } from '@kloak/platform/testing/until.ts';
import type { Image } from '@kloak/proto/api/types.ts';
import { publishUpload } from '@kloak/proto/client/upload.ts';
import { amount } from './setup/amounts.ts';
import { load, overConnections, requestOf } from './setup/connection.ts';
import { type BenchMember, sendFile } from './setup/members.ts';
import { startRaw } from './setup/process.ts';
import { compare, rateOf } from './setup/rounds.ts';
import { comparedRow, type TableRow } from './setup/table.ts';
import type { BenchVault } from './setup/vault.ts';

const connections = 4;
const rounds = amount(11, 1);
/** Wanted bytes of the rendition and of the original. */
const wanted = { rendition: 300_000, original: 8_000_000 };

/** Resolves once its renditions are there. */
export async function share(member: BenchMember, bytes: Buffer): Promise<Image> {
  const opened = await sendFile(member, { fileName: 'noise.jpg', type: 'image/jpeg', bytes });
  const { _id: imageId } = await publishUpload(member, opened, { title: 'Noise', privacy: 'FAMILY_ONLY' });
  return untilFound('its renditions', async () => {
    const { image } = (await member.call('POST /api/post/image-post-byid', { imageId, profileId: member.id })).post;
    return image?.status === 'READY' ? image : undefined;
  });
}

type File = { what: string; url: string; bytes: Buffer; count: number; rounds: number };

async function filesOf(member: BenchMember, image: Image): Promise<File[]> {
  const get = async (url: string) => Buffer.from(await (await member.fetch(url)).arrayBuffer());
  const renditions = await Promise.all(image.sources.map(async ({ url }) => ({ url, bytes: await get(url) })));
  const off = ({ bytes }: { bytes: Buffer }) => Math.abs(Math.log(bytes.length / wanted.rendition));
  const [rendition] = renditions.toSorted((a, b) => off(a) - off(b));
  if (!rendition) throw new Error('it has no renditions');
  const original = { url: image.filePath, bytes: await get(image.filePath) };
  const size = (bytes: Buffer) => `${(bytes.length / 1e6).toFixed(1)} MB`;
  return [
    { ...rendition, what: `media bytes, a rendition of ${size(rendition.bytes)}`, count: amount(120, 8), rounds },
    { ...original, what: `media bytes, an original of ${size(original.bytes)}`, count: amount(12, 4), rounds },
  ];
}

/** Cost of sealing: the store's own sender with ÷ without. */
async function benchSealing(folder: string, file: string, { what, bytes, count, rounds }: File): Promise<TableRow> {
  const stored = await startRaw('stored.ts', [await mkdtemp(join(folder, 'stored-')), file]);
  try {
    const side = (path: string) => {
      const request = requestOf(`localhost:${stored.port}`, 'GET', path, {});
      return () => overConnections(stored.port, connections, (open) => rateOf((count * bytes.length) / 1e6, () => load(open, count, () => request)));
    };
    return comparedRow(`${what}, from the store alone: sealed ÷ plain`, 'MB/s', '', await compare(rounds, side('/sealed'), side('/plain')));
  } finally {
    await stored.stop();
  }
}

/** Bytes with the access check, which are unsealed on the way, ÷ a bare http server that streams the same file. Of a photograph whose every point is random: so it has many bytes. */
export async function benchMediaBytes({ port, dataDir, anna }: BenchVault): Promise<TableRow[]> {
  const files = await filesOf(anna, await share(anna, await drawPhoto({ seed: 1, width: 3200, height: 2400, patchPx: 1 })));
  const folder = await mkdtemp(join(dataDir, 'raw-'));
  const raw = await startRaw('files.ts', [folder]);
  const rows: TableRow[] = [];
  try {
    for (const [number, { what, url, bytes, count, rounds }] of files.entries()) {
      await writeFile(join(folder, String(number)), bytes);
      const side = (to: number, path: string) => {
        const request = requestOf(`localhost:${port}`, 'GET', path, { Cookie: anna.cookies() });
        return () => overConnections(to, connections, (open) => rateOf((count * bytes.length) / 1e6, () => load(open, count, () => request)));
      };
      rows.push(comparedRow(`${what} ÷ bare http`, 'MB/s', '0.85', await compare(rounds, side(port, url), side(raw.port, `/${number}`))));
      rows.push(await benchSealing(dataDir, join(folder, String(number)), { what, url, bytes, count, rounds }));
    }
    return rows;
  } finally {
    await raw.stop();
  }
}

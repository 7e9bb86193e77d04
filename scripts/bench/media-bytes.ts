import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { until } from '../../deploy/stories/until.ts';
import { load, overConnections, requestOf } from './connection.ts';
import { type Member, openUpload, type Published, publish } from './members.ts';
import { startRaw } from './process.ts';
import { compare, rateOf } from './rounds.ts';
import { comparedRow, type Row } from './table.ts';
import type { Vault } from './vault.ts';

const connections = 4;
/** Wanted bytes of the rendition and of the original. */
const wanted = { rendition: 300_000, original: 8_000_000 };

/** A photograph of about 8 MB: noise is what compresses worst. */
function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 3200, height: 2400, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function share(member: Member, bytes: Buffer): Promise<Published> {
  const opened = await openUpload(member, [{ fileName: 'noise.jpg', size: bytes.length, type: 'image/jpeg' }]);
  const [form] = opened.promises;
  if (!form) throw new Error('no form was promised');
  await member.visitor.postForm(form.url, form.fields, { name: 'noise.jpg', type: 'image/jpeg', bytes });
  const { _id: imageId } = await publish(member, opened, 'Noise');
  let shown: Published | undefined;
  await until('its renditions', async () => {
    const { post } = await member.visitor.post<{ post: Published }>('/api/post/image-post-byid', { imageId, profileId: member.id });
    shown = post;
    return post.image.status === 'READY';
  });
  if (!shown) throw new Error('it is not shown');
  return shown;
}

type File = { what: string; url: string; bytes: Buffer; count: number; rounds: number };

async function filesOf(member: Member, post: Published): Promise<File[]> {
  const get = async (url: string) => Buffer.from(await (await member.visitor.fetch(url)).arrayBuffer());
  const renditions = await Promise.all(post.image.sources.map(async ({ url }) => ({ url, bytes: await get(url) })));
  const off = ({ bytes }: { bytes: Buffer }) => Math.abs(Math.log(bytes.length / wanted.rendition));
  const [rendition] = renditions.toSorted((a, b) => off(a) - off(b));
  if (!rendition) throw new Error('it has no renditions');
  const original = { url: post.image.filePath, bytes: await get(post.image.filePath) };
  const size = (bytes: Buffer) => `${(bytes.length / 1e6).toFixed(1)} MB`;
  return [
    { ...rendition, what: `media bytes, a rendition of ${size(rendition.bytes)}`, count: 120, rounds: 11 },
    { ...original, what: `media bytes, an original of ${size(original.bytes)}`, count: 12, rounds: 11 },
  ];
}

/** Bytes with the access check ÷ a bare http server that streams the same file. */
export async function benchMediaBytes({ port, dataDir, anna }: Vault): Promise<Row[]> {
  const files = await filesOf(anna, await share(anna, await photograph()));
  const folder = await mkdtemp(join(dataDir, 'raw-'));
  const raw = await startRaw('files.ts', [folder]);
  const rows: Row[] = [];
  try {
    for (const [number, { what, url, bytes, count, rounds }] of files.entries()) {
      await writeFile(join(folder, String(number)), bytes);
      const side = (to: number, path: string) => {
        const request = requestOf(`localhost:${port}`, 'GET', path, { Cookie: anna.visitor.cookies() });
        return () => overConnections(to, connections, (open) => rateOf((count * bytes.length) / 1e6, () => load(open, count, () => request)));
      };
      rows.push(comparedRow(`${what} ÷ bare http`, 'MB/s', '0.85', await compare(rounds, side(port, url), side(raw.port, `/${number}`))));
    }
    return rows;
  } finally {
    await raw.stop();
  }
}

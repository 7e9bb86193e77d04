// Test pictures that pass through the workers.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { type PoolOptions, type RenderPool, renderPool } from '../tools/workers/render-pool.ts';
import type { Rendering, RenderJob, RenderResult } from '../tools/workers/rendering.ts';

type RenderOptions = Pick<RenderJob, 'isLarge' | 'square' | 'isBanner' | 'quarterTurns'>;
export type Pictures = {
  /** Gone at the end. */
  folder: string;
  openPool(options?: PoolOptions): RenderPool;
  jobOf(bytes: Buffer): Promise<RenderJob>;
  render(bytes: Buffer, asked?: RenderOptions): Promise<RenderResult>;
  /** Throws if it is not rendered. */
  rendering(picture: Sharp | Buffer, asked?: RenderOptions): Promise<Rendering>;
  close(): Promise<void>;
};

export async function openPictures(): Promise<Pictures> {
  const folder = await mkdtemp(join(tmpdir(), 'kloak-pictures-test-'));
  const pools: RenderPool[] = [];
  let jobs = 0;
  const openPool = (options: PoolOptions = {}) => {
    const opened = renderPool(options);
    pools.push(opened);
    return opened;
  };
  const pool = openPool();
  const jobOf = async (bytes: Buffer) => {
    const name = join(folder, String(++jobs));
    await mkdir(`${name}.made`);
    await writeFile(`${name}.bin`, bytes);
    return { input: `${name}.bin`, folder: `${name}.made` };
  };
  const render = async (bytes: Buffer, asked: RenderOptions = {}) => pool.render({ ...(await jobOf(bytes)), ...asked });
  return {
    folder,
    openPool,
    jobOf,
    render,
    async rendering(picture, asked) {
      const rendered = await render(Buffer.isBuffer(picture) ? picture : await picture.toBuffer(), asked);
      if (rendered.outcome !== 'rendered') throw new Error(`not rendered: ${rendered.reason}`);
      return rendered.rendering;
    },
    async close() {
      for (const each of pools) each.close();
      await rm(folder, { recursive: true });
    },
  };
}

export const plain = (width: number, height: number, background = '#3080c0') => sharp({ create: { width, height, channels: 3, background } });
export const largest = ({ files }: Rendering) => files.at(-1)?.path ?? '';

/** Red, green and blue, 0 … 255. */
export async function pixel(path: string, x: number, y: number): Promise<number[]> {
  const one = sharp(await readFile(path)).extract({ left: x, top: y, width: 1, height: 1 });
  return [...(await one.removeAlpha().raw().toBuffer())];
}

export const near = (wanted: number[], tolerance = 12) => wanted.map((value) => expect.closeTo(value, -Math.log10(2 * tolerance)));

/** A PNG that declares more pixels than any memory holds. */
export function hugePng(width: number, height: number, { inPasses = false } = {}): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, inPasses ? 1 : 0], 8);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), chunk('IDAT', Buffer.alloc(64)), chunk('IEND', Buffer.alloc(0))]);
}

// An improvement of a picture may not cost the picture.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Films, noObserver, openFilms } from '../../testing/films.ts';
import { drawVideo, redrawn, withFacts } from '../../testing/video.ts';
import type { Rendering } from '../workers/rendering.ts';
import { renderFilmInOwnProcess } from './film-renderer.ts';

let films: Films;
beforeAll(async () => {
  films = await openFilms();
});
afterAll(() => films.close());

type ColorTags = { transfer: string; primaries?: string; matrix?: string };

/** HEVC of 10 bits with this colour information. */
async function drawHdr(
  { transfer, primaries, matrix }: ColorTags,
  size: { width?: number; height?: number; seconds?: number } = { seconds: 1 },
): Promise<Buffer> {
  const told = [`transfer=${transfer}`, ...(primaries ? [`colorprim=${primaries}`] : []), ...(matrix ? [`colormatrix=${matrix}`] : [])];
  const x265 = ['log-level=error', ...told].join(':');
  const picture = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', x265, '-pix_fmt', 'yuv420p10le', '-tag:v', 'hvc1'];
  return drawVideo({ fileName: 'a.mp4', sound: 'none', picture, ...size });
}

/** The mean of its poster, 0 … 255. */
async function lightOf(poster: Rendering): Promise<number> {
  const { channels } = await sharp(await readFile(poster.files.at(-1)?.path ?? '')).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}

describe('a video of high dynamic range', () => {
  const whole = { transfer: 'arib-std-b67', primaries: 'bt2020', matrix: 'bt2020nc' };

  it.each<ColorTags>([
    { transfer: 'arib-std-b67' },
    { transfer: 'arib-std-b67', primaries: 'bt2020' },
    { transfer: 'arib-std-b67', matrix: 'bt2020nc' },
    { transfer: 'smpte2084' },
    { transfer: 'smpte2084', primaries: 'bt2020' },
    { transfer: 'smpte2084', primaries: 'bt470bg', matrix: 'fcc' },
  ])('that tells of its colours no more than %j is mapped as one that tells all', async (said) => {
    const made = await films.rendering(await drawHdr(said), 'mp4');
    expect(made.film).toMatchObject({ width: 160, height: 120, duration: expect.closeTo(1, 1) });
    expect(made.film.partial).toBeUndefined();
    const all = await films.poster(await drawHdr({ ...whole, transfer: said.transfer }), 'mp4');
    expect(await lightOf(made.poster)).toBeCloseTo(await lightOf(all.outcome === 'rendered' ? all.rendering : made.poster), -1);
  });

  it('whose poster has an odd side has one, mapped', async () => {
    const made = await films.rendering(await drawHdr(whole, { width: 3840, height: 2000, seconds: 1.2 }), 'mp4');
    expect(made.poster).toMatchObject({ width: 3840, height: 2000 });
    expect(made.poster.files.at(-1)).toMatchObject({ width: 2560, height: 1333 });
    expect(made.film).toMatchObject({ width: 3840, height: 2000, duration: expect.closeTo(1.2, 1) });
  });

  it.each([
    ['mapped', 'zscale', () => drawHdr(whole)],
    [
      'deinterlaced',
      'yadif',
      () => drawVideo({ fileName: 'a.mp4', sound: 'none', picture: ['-c:v', 'mpeg4', '-vf', 'setfield=tff', '-flags', '+ildct+ilme'] }),
    ],
  ])('that cannot be %s is shown as it is', async (_what, filter, draw) => {
    const job = await films.jobOf(await withFacts(await draw(), 'a.mov', ['-field_order', 'tt']), 'mov');
    const choosy = join(films.folder, `no-${filter}`);
    await writeFile(choosy, `#!/bin/sh\ncase "$*" in *"${filter}="*) exit 1;; esac\nexec ${job.ffmpeg} "$@"\n`, { mode: 0o700 });
    const poster = await films.pool.render({ ...job, video: { ...job, ffmpeg: choosy } });
    expect(poster).toMatchObject({ outcome: 'rendered', rendering: { files: [{ width: 160 }] } });
    const film = await renderFilmInOwnProcess({ ...job, ffmpeg: choosy }, noObserver);
    expect(film).toMatchObject({ outcome: 'rendered', rendering: { duration: expect.closeTo(1.3, 0) } });
  });
});

/** Damages bytes at regular distances within a part of the media data. */
function broken(bytes: Buffer, from: number, to: number): Buffer {
  const begin = bytes.indexOf('mdat') + 4;
  const length = bytes.readUInt32BE(begin - 8) - 8;
  for (let at = begin + Math.floor(length * from); at < begin + length * to; at += 120) bytes.fill(0xa5, at, at + 40);
  return bytes;
}
const x265 = ['-c:v', 'libx265', '-x265-params', 'log-level=error:bframes=0', '-pix_fmt', 'yuv420p', '-tag:v', 'hvc1'];
const x264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

describe('what of a video cannot be decoded', () => {
  it.each([
    ['is encoded', x265],
    ['would be copied', x264],
  ])('is missed, where its picture %s and its sound is whole', async (_what, picture) => {
    const options = ['-movflags', '-faststart'];
    const made = await films.film(broken(await drawVideo({ fileName: 'a.mp4', seconds: 3, picture, options }), 0.3, 0.95), 'mp4');
    expect(made).toMatchObject({ outcome: 'rendered', rendering: { partial: true } });
    expect(made).not.toMatchObject({ rendering: { originalPlays: true } });
  });

  it('is not missed in one that was cut by its edit list', async () => {
    const whole = await drawVideo({ fileName: 'a.mp4', seconds: 6, picture: [...x264, '-g', '100'] });
    const made = await films.film(await withFacts(whole, 'b.mp4', ['-t', '2.5', '-ss', '3']), 'mp4');
    expect(made).toMatchObject({ outcome: 'rendered', rendering: { originalPlays: true } });
    expect(made).not.toMatchObject({ rendering: { partial: true } });
  });
});

it('a video of MPEG without a system layer is shown, though nothing tells its length', async () => {
  const bytes = await drawVideo({ fileName: 'a.mpeg', sound: 'none', seconds: 2, options: ['-b:v', '5M', '-f', 'mpeg2video'] });
  const made = await films.rendering(bytes, 'mpeg');
  expect(made.poster.files).toHaveLength(1);
  expect(made.film.duration).toBeCloseTo(2, 0);
  expect(made.film.partial).toBeUndefined();
});

it.each(['0', '1'])('a video of packets is shown, of 192 bytes or of 188: %s', async (isM2ts) => {
  const packets = ['-f', 'mpegts', '-mpegts_m2ts_mode', isM2ts];
  const bytes = await drawVideo({ fileName: 'a.mts', seconds: 2, picture: ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'], options: packets });
  const made = await films.rendering(bytes, 'mts');
  expect(made.poster.files).toHaveLength(1);
  expect(made.film).toMatchObject({ width: 160, height: 120, duration: expect.closeTo(2, 0) });
  expect([made.film.partial, made.film.soundMissing]).toEqual([undefined, undefined]);
});

it('a small picture that is marked as the default is not the film', async () => {
  const small = ['-filter_complex', 'split[a][b];[a]scale=64:48[small]', '-map', '[small]', '-map', '[b]'];
  const options = ['-disposition:v:0', 'default', '-disposition:v:1', '0', '-c:v', 'libx264', '-pix_fmt', 'yuv420p'];
  const bytes = await redrawn(await drawVideo({ fileName: 'a.mp4', sound: 'none' }), 'b.mp4', [...small, ...options]);
  expect((await films.rendering(bytes, 'mp4')).film).toMatchObject({ width: 160, height: 120, file: { width: 160, height: 120 } });
});

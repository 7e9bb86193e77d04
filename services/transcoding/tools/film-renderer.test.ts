import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallDisk } from '@kloak/platform/testing/small-disk.ts';
import { until } from '@kloak/platform/testing/until.ts';
import sharp from 'sharp';
import { openPictures, type Pictures } from '../testing/pictures.ts';
import { drawVideo, withFacts } from '../testing/video.ts';
import { filmPids, renderFilmApart } from './film-renderer.ts';
import type { FilmJob, FilmRendering, RenderedFilm } from './film-rendering.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { probeVideo } from './probe-video.ts';
import type { RenderPool } from './render-pool.ts';
import type { Rendered, Rendering } from './rendering.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

const types: Readonly<Record<string, string>> = { mp4: 'video/mp4', mov: 'video/quicktime', mpeg: 'video/mpeg', wmv: 'video/x-ms-wmv' };
let work = '';
let jobs = 0;
let pictures: Pictures;
let pool: RenderPool;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'kloak-video-test-'));
  pictures = await openPictures();
  pool = pictures.openPool();
});
afterAll(async () => {
  await pictures.close();
  await rm(work, { recursive: true });
});

async function jobOf(bytes: Buffer, kind: string): Promise<FilmJob> {
  const folder = join(work, String(++jobs));
  await mkdir(folder);
  await writeFile(`${folder}.original`, bytes);
  const { ffmpeg, ffprobe } = await findFfmpeg();
  return { input: `${folder}.original`, type: types[kind] ?? '', folder, ffmpeg, ffprobe, mayTakeLong: true };
}

const unwatched = { onProgress: () => undefined, onNote: () => undefined };
const film = async (bytes: Buffer, kind: string): Promise<RenderedFilm> => renderFilmApart(await jobOf(bytes, kind), unwatched);
async function poster(bytes: Buffer, kind: string): Promise<Rendered> {
  const { folder, input, type, ffmpeg, ffprobe } = await jobOf(bytes, kind);
  return pool.render({ input, folder, video: { type, ffmpeg, ffprobe } }, 'anna');
}

type Video = { poster: Rendering; film: FilmRendering };
/** Both steps of a video. */
async function rendering(bytes: Buffer, kind: string): Promise<Video> {
  const [first, second] = [await poster(bytes, kind), await film(bytes, kind)];
  if (first.outcome !== 'rendered' || second.outcome !== 'rendered') throw new Error(`not rendered: ${JSON.stringify([first, second])}`);
  return { poster: first.rendering, film: second.rendering };
}

const pictureOf = async ({ poster: { files } }: Video) => sharp(await readFile(files.at(-1)?.path ?? '')).metadata();
async function factsOf(made: Video) {
  const { ffprobe } = await findFfmpeg();
  return probeVideo({ ffprobe, input: made.film.file.path, type: 'video/mp4' });
}

const playable = { codec: 'h264', pixelFormat: 'yuv420p', pixelRatio: 1, interlaced: false };

describe('a video', () => {
  it.each(['mpeg', 'wmv'])('%s becomes H.264 with AAC, and has a poster', async (kind) => {
    const made = await rendering(await drawVideo({ fileName: `a.${kind}` }), kind);
    const size = { width: 160, height: 120 };
    expect(made.poster).toMatchObject({ ...size, thumbhash: expect.any(String), film: { duration: expect.closeTo(1.6, 0), takesLong: false } });
    expect(made.film).toMatchObject({ ...size, duration: expect.closeTo(1.6, 0) });
    expect(made.film.originalPlays).toBeUndefined();
    expect(await factsOf(made)).toMatchObject({ picture: playable, sound: { codec: 'aac' } });
    expect(await pictureOf(made)).toMatchObject(size);
  });

  it('that browsers play stays as it is; others get it from its first byte on, without what it tells of itself', async () => {
    const fine = await drawVideo({ fileName: 'a.mp4', options: ['-metadata', 'comment=Zermatt'] });
    expect(fine.includes('Zermatt')).toBe(true);
    const made = await rendering(fine, 'mp4');
    expect(made.film.originalPlays).toBe(true);
    const bytes = await readFile(made.film.file.path);
    expect(bytes.includes('Zermatt')).toBe(false);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  it('that lies on its side is shown upright, with its sound before its picture', async () => {
    const lying = await drawVideo({ fileName: 'a.mov', sound: 'pcm', soundFirst: true });
    const made = await rendering(await withFacts(lying, 'b.mov', ['-map', '0', '-metadata:s:v', 'rotate=90']), 'mov');
    for (const step of [made.poster, made.film, await pictureOf(made)]) expect(step).toMatchObject({ width: 120, height: 160 });
    expect(await factsOf(made)).toMatchObject({ picture: { codec: 'h264' }, sound: { codec: 'aac' } });
  });

  it.each<[string, readonly string[], { width: number; height: number }]>([
    ['of 10 bits', ['-c:v', 'libx265', '-x265-params', 'log-level=error', '-pix_fmt', 'yuv420p10le', '-tag:v', 'hvc1'], { width: 160, height: 120 }],
    ['of odd sides', ['-c:v', 'libx264', '-pix_fmt', 'yuv444p', '-vf', 'scale=161:121'], { width: 160, height: 120 }],
    ['of wide pixels', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-vf', 'setsar=2'], { width: 320, height: 120 }],
  ])('%s, without sound, becomes what browsers play', async (_what, picture, size) => {
    const made = await rendering(await drawVideo({ fileName: 'a.mp4', sound: 'none', picture }), 'mp4');
    for (const step of [made.poster, made.film]) expect(step).toMatchObject(size);
    const facts = await factsOf(made);
    expect(facts).toMatchObject({ picture: { ...playable, ...size } });
    expect(facts?.sound).toBeUndefined();
  });

  it('of high dynamic range is mapped to what plain screens show', async () => {
    const colours = ['-color_trc', 'smpte2084', '-color_primaries', 'bt2020', '-colorspace', 'bt2020nc'];
    const x265 = 'log-level=error:transfer=smpte2084:colorprim=bt2020:colormatrix=bt2020nc';
    const picture = ['-c:v', 'libx265', '-x265-params', x265, '-pix_fmt', 'yuv420p10le', '-tag:v', 'hvc1', ...colours];
    const made = await rendering(await drawVideo({ fileName: 'a.mp4', sound: 'none', picture }), 'mp4');
    expect(await factsOf(made)).toMatchObject({ picture: { ...playable, hdr: false } });
  });

  it('that is interlaced is shown without combs, and so is its poster', async () => {
    // Each of its pictures holds two moments, one in every second row; what else there is of edges is blurred.
    const rows = ['-vf', 'gblur=sigma=6,tinterlace=interleave_top,setfield=tff', '-flags', '+ildct+ilme'];
    const woven = await drawVideo({ fileName: 'a.mpeg', sound: 'none', picture: ['-c:v', 'mpeg2video', '-q:v', '2', ...rows] });
    const original = await jobOf(woven, 'mpeg');
    expect(await probeVideo(original)).toMatchObject({ picture: { interlaced: true } });
    const made = await rendering(woven, 'mpeg');
    expect(await factsOf(made)).toMatchObject({ picture: playable });
    const combs = await combsIn(await firstFrame(original.input));
    expect(await combsIn(await firstFrame(made.film.file.path))).toBeLessThan(0.6 * combs);
    expect(await combsIn(made.poster.files.at(-1)?.path ?? '')).toBeLessThan(0.6 * combs);
  });

  it('whose frames come at uneven times has none too few, not many times as many, and its length', async () => {
    const uneven = ['-c:v', 'mpeg4', '-vf', 'select=lt(n\\,10)+not(mod(n\\,9))', '-vsync', 'vfr'];
    const original = await drawVideo({ fileName: 'a.mp4', seconds: 4, picture: uneven });
    const made = await rendering(original, 'mp4');
    expect(made.film).toMatchObject({ duration: expect.closeTo(4, 0) });
    expect(made.film.partial).toBeUndefined();
    const frames = await framesOf(made.film.file.path);
    expect(frames).toBeGreaterThanOrEqual(await framesOf((await jobOf(original, 'mp4')).input));
    expect(frames).toBeLessThanOrEqual(4 * 60 + 1);
  });

  it('larger than a poster has one in the widths that it fills', async () => {
    const tall = ['-c:v', 'mpeg4', '-vf', 'scale=1500:3000,setsar=1'];
    const made = await poster(await drawVideo({ fileName: 'a.mp4', sound: 'none', seconds: 1, picture: tall }), 'mp4');
    const sizes = made.outcome === 'rendered' ? made.rendering.files.map(({ width, height }) => [width, height]) : [];
    expect(sizes).toEqual([
      [320, 640],
      [640, 1280],
      [1280, 2560],
    ]);
    expect(made).toMatchObject({ rendering: { width: 1080, height: 2160 } });
  });

  it('that was cut off is shown as far as it goes, and said to be', async () => {
    const whole = await drawVideo({ fileName: 'a.mp4', seconds: 4, options: ['-movflags', '+faststart'] });
    const made = await rendering(whole.subarray(0, whole.length / 2), 'mp4');
    expect(made.film.partial).toBe(true);
    expect(made.film.duration).toBeLessThan(3);
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['shorter than 0.9 s', () => drawVideo({ fileName: 'a.mp4', seconds: 0.6 }), 'too-short'],
    ['without its index', async () => (await drawVideo({ fileName: 'a.mp4' })).subarray(0, 5000), 'unreadable'],
    ['that is none', async () => Buffer.from('Dear diary, this is not a video.'), 'unreadable'],
    ['of sound alone', () => drawVideo({ fileName: 'a.mp4', picture: ['-vn'] }), 'unreadable'],
  ])('%s cannot be shown', async (_what, bytes, reason) => {
    const made = await bytes();
    for (const step of [poster, film]) expect(await step(made, 'mp4')).toEqual({ outcome: 'impossible', reason });
  });

  it('of more than a minute of work is made among those that may take long', async () => {
    const job = await jobOf(await drawVideo({ fileName: 'a.mpeg' }), 'mpeg');
    const picture = '{"index":0,"codec_type":"video","codec_name":"mpeg2video","width":1920,"height":1080,"avg_frame_rate":"25/1"}';
    const ffprobe = join(work, 'ffprobe');
    await writeFile(ffprobe, `#!/bin/sh\nprintf '%s' '{"streams":[${picture}],"format":{"duration":"5000"}}'\n`, { mode: 0o700 });
    expect(await renderFilmApart({ ...job, ffprobe, mayTakeLong: false }, unwatched)).toEqual({ outcome: 'takes-long' });
    const first = await pool.render({ ...job, video: { ...job, ffprobe } }, 'anna');
    expect(first).toMatchObject({ rendering: { width: 1920, film: { duration: 5000, takesLong: true } } });
  });

  it('that names another file is not followed there', async () => {
    const list = Buffer.from(`ffconcat version 1.0\nfile '${join(work, 'secret.mp4')}'\n`);
    await writeFile(join(work, 'secret.mp4'), await drawVideo({ fileName: 'a.mp4' }));
    for (const kind of Object.keys(types)) {
      for (const step of [poster, film]) expect(await step(list, kind)).toEqual({ outcome: 'impossible', reason: 'unreadable' });
    }
  });

  it('tells its progress, which rises', async () => {
    const told: number[] = [];
    const noisy = ['-c:v', 'mpeg2video', '-q:v', '2', '-vf', 'noise=alls=60:allf=t'];
    const job = await jobOf(await drawVideo({ fileName: 'a.mpeg', width: 1280, height: 720, seconds: 4, picture: noisy }), 'mpeg');
    await renderFilmApart(job, { ...unwatched, onProgress: (percent) => told.push(percent) });
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBeLessThan(100);
  }, 120_000);
});

it('what ends the process ends its ffmpeg, and is no fault of the bytes', async () => {
  const long = await drawVideo({ fileName: 'a.mpeg', width: 1280, height: 720, seconds: 8 });
  const job = await jobOf(long, 'mpeg');
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const rendered = renderFilmApart(job, { ...unwatched, onProgress: () => resolve() });
  const ended = expect(rendered).rejects.toThrow('the renderer of films ended');
  await begun;
  const [pid = 0] = filmPids();
  process.kill(pid, 'SIGKILL');
  await ended;
  expect(filmPids()).toEqual([]);
  await until('nobody works on it', async () => !(await worksOn(job.input)));
}, 120_000);

const disk = smallDisk(64);
(disk ? describe : describe.skip)('on a disk', () => {
  afterAll(() => disk?.close());

  it('that gets full a video is put off before it takes what the logs need', async () => {
    const folder = join(disk?.path ?? '', 'made');
    const job = await jobOf(await drawVideo({ fileName: 'a.mpeg', width: 1280, height: 720, seconds: 8 }), 'mpeg');
    await mkdir(folder);
    const rendered = renderFilmApart({ ...job, folder }, unwatched);
    const refused = expect(rendered).rejects.toMatchObject({ kind: 'unavailable', code: 'storage-full' });
    const filler = join(disk?.path ?? '', 'filler');
    // A little less than 2 % of it is left. In small steps, since the film takes more and more of it meanwhile.
    for (let left = await freeOf(folder); left > 1_250_000; left = await freeOf(folder))
      await appendFile(filler, Buffer.alloc(Math.min(left - 1_200_000, 1_000_000)));
    await refused;
    expect(filmPids()).toEqual([]);
  }, 120_000);
});

/** The first picture of a video, as it is stored. */
async function firstFrame(video: string): Promise<string> {
  const { ffmpeg } = await findFfmpeg();
  const path = `${video}.png`;
  await runFfmpeg(ffmpeg, ['-v', 'error', '-y', '-i', video, '-frames:v', '1', path], { maxMs: 60_000 });
  return path;
}

/** How much each row differs from those above and below it. */
async function combsIn(path: string): Promise<number> {
  const { data, info } = await sharp(await readFile(path))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  let sum = 0;
  for (let y = 1; y < info.height - 1; y += 1) for (let x = 0; x < info.width; x += 1) sum += Math.abs(2 * at(x, y) - at(x, y - 1) - at(x, y + 1));
  return sum;
}

/** How many pictures a video holds. */
async function framesOf(video: string): Promise<number> {
  const { ffprobe } = await findFfmpeg();
  const asked = ['-v', 'error', '-select_streams', 'v', '-show_entries', 'stream=nb_frames', '-of', 'csv=p=0'];
  return Number((await runFfmpeg(ffprobe, [...asked, video], { maxMs: 60_000 })).output);
}

/** Bytes that are free on the disk of a folder. */
async function freeOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether a process of this machine was called with a path. */
async function worksOn(path: string): Promise<boolean> {
  if (!existsSync('/proc')) return false;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return lines.some((line) => line.includes(path) && line.includes('ffmpeg'));
}

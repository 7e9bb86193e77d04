import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallDisk } from '@kloak/platform/testing/small-disk.ts';
import { until } from '@kloak/platform/testing/until.ts';
import sharp from 'sharp';
import { drawVideo, withFacts } from '../testing/video.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { probeVideo } from './probe-video.ts';
import { renderVideoApart, videoPids } from './video-renderer.ts';
import type { RenderedVideo, VideoJob, VideoRendering } from './video-rendering.ts';

const types: Readonly<Record<string, string>> = { mp4: 'video/mp4', mov: 'video/quicktime', mpeg: 'video/mpeg', wmv: 'video/x-ms-wmv' };
let work = '';
let jobs = 0;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'kloak-video-test-'));
});
afterAll(() => rm(work, { recursive: true }));

async function jobOf(bytes: Buffer, kind: string): Promise<VideoJob> {
  const folder = join(work, String(++jobs));
  await mkdir(folder);
  await writeFile(`${folder}.original`, bytes);
  const { ffmpeg, ffprobe } = await findFfmpeg();
  return { input: `${folder}.original`, type: types[kind] ?? '', folder, ffmpeg, ffprobe };
}

async function render(bytes: Buffer, kind: string, told: number[] = []): Promise<RenderedVideo> {
  return renderVideoApart(await jobOf(bytes, kind), { onProgress: (percent) => told.push(percent), onNote: () => undefined });
}

async function rendering(bytes: Buffer, kind: string): Promise<VideoRendering> {
  const rendered = await render(bytes, kind);
  if (rendered.outcome !== 'rendered') throw new Error(`not rendered: ${rendered.reason}`);
  return rendered.rendering;
}

const fileOf = ({ files }: VideoRendering, type: string) => files.find((file) => file.type === type)?.path ?? '';
async function factsOf(made: VideoRendering) {
  const { ffprobe } = await findFfmpeg();
  return probeVideo({ ffprobe, input: fileOf(made, 'video/mp4'), type: 'video/mp4' });
}

const playable = { codec: 'h264', pixelFormat: 'yuv420p', pixelRatio: 1, interlaced: false };

describe('a video', () => {
  it.each(['mpeg', 'wmv'])('%s becomes H.264 with AAC, and has a poster', async (kind) => {
    const made = await rendering(await drawVideo({ fileName: `a.${kind}` }), kind);
    expect(made).toMatchObject({ width: 160, height: 120, thumbhash: expect.any(String), duration: expect.closeTo(1.6, 0) });
    expect(made.originalPlays).toBeUndefined();
    expect(await factsOf(made)).toMatchObject({ picture: playable, sound: { codec: 'aac' } });
    expect(await sharp(await readFile(fileOf(made, 'image/webp'))).metadata()).toMatchObject({ width: 160, height: 120 });
  });

  it('that browsers play stays as it is; others get it from its first byte on, without what it tells of itself', async () => {
    const fine = await drawVideo({ fileName: 'a.mp4', options: ['-metadata', 'comment=Zermatt'] });
    expect(fine.includes('Zermatt')).toBe(true);
    const made = await rendering(fine, 'mp4');
    expect(made.originalPlays).toBe(true);
    const bytes = await readFile(fileOf(made, 'video/mp4'));
    expect(bytes.includes('Zermatt')).toBe(false);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  it('that lies on its side is shown upright, with its sound before its picture', async () => {
    const lying = await drawVideo({ fileName: 'a.mov', sound: 'pcm', soundFirst: true });
    const made = await rendering(await withFacts(lying, 'b.mov', ['-map', '0', '-metadata:s:v', 'rotate=90']), 'mov');
    expect(made).toMatchObject({ width: 120, height: 160 });
    expect(await factsOf(made)).toMatchObject({ picture: { codec: 'h264' }, sound: { codec: 'aac' } });
    expect(await sharp(await readFile(fileOf(made, 'image/webp'))).metadata()).toMatchObject({ width: 120, height: 160 });
  });

  it.each<[string, readonly string[], { width: number; height: number }]>([
    ['of 10 bits', ['-c:v', 'libx265', '-x265-params', 'log-level=error', '-pix_fmt', 'yuv420p10le', '-tag:v', 'hvc1'], { width: 160, height: 120 }],
    ['of odd sides', ['-c:v', 'libx264', '-pix_fmt', 'yuv444p', '-vf', 'scale=161:121'], { width: 160, height: 120 }],
    ['of wide pixels', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-vf', 'setsar=2'], { width: 320, height: 120 }],
  ])('%s, without sound, becomes what browsers play', async (_what, picture, size) => {
    const made = await rendering(await drawVideo({ fileName: 'a.mp4', sound: 'none', picture }), 'mp4');
    expect(made).toMatchObject(size);
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

  it('that was cut off is shown as far as it goes, and said to be', async () => {
    const whole = await drawVideo({ fileName: 'a.mp4', seconds: 4, options: ['-movflags', '+faststart'] });
    const made = await rendering(whole.subarray(0, whole.length / 2), 'mp4');
    expect(made.partial).toBe(true);
    expect(made.duration).toBeLessThan(3);
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['shorter than 0.9 s', () => drawVideo({ fileName: 'a.mp4', seconds: 0.6 }), 'too-short'],
    ['without its index', async () => (await drawVideo({ fileName: 'a.mp4' })).subarray(0, 5000), 'unreadable'],
    ['that is none', async () => Buffer.from('Dear diary, this is not a video.'), 'unreadable'],
    ['of sound alone', () => drawVideo({ fileName: 'a.mp4', picture: ['-vn'] }), 'unreadable'],
  ])('%s cannot be shown', async (_what, bytes, reason) => {
    expect(await render(await bytes(), 'mp4')).toEqual({ outcome: 'impossible', reason });
  });

  it('that names another file is not followed there', async () => {
    const list = Buffer.from(`ffconcat version 1.0\nfile '${join(work, 'secret.mp4')}'\n`);
    await writeFile(join(work, 'secret.mp4'), await drawVideo({ fileName: 'a.mp4' }));
    for (const kind of Object.keys(types)) expect(await render(list, kind)).toEqual({ outcome: 'impossible', reason: 'unreadable' });
  });

  it('tells its progress, which rises', async () => {
    const told: number[] = [];
    const noisy = ['-c:v', 'mpeg2video', '-q:v', '2', '-vf', 'noise=alls=60:allf=t'];
    await render(await drawVideo({ fileName: 'a.mpeg', width: 1280, height: 720, seconds: 4, picture: noisy }), 'mpeg', told);
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBeLessThan(100);
  }, 120_000);
});

it('what ends the process ends its ffmpeg, and is no fault of the bytes', async () => {
  const long = await drawVideo({ fileName: 'a.mpeg', width: 1280, height: 720, seconds: 8 });
  const job = await jobOf(long, 'mpeg');
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const rendered = renderVideoApart(job, { onProgress: () => resolve(), onNote: () => undefined });
  const ended = expect(rendered).rejects.toThrow('the renderer of videos ended');
  await begun;
  const [pid = 0] = videoPids();
  process.kill(pid, 'SIGKILL');
  await ended;
  expect(videoPids()).toEqual([]);
  await until('nobody works on it', async () => !(await worksOn(job.input)));
}, 120_000);

const disk = smallDisk(64);
(disk ? describe : describe.skip)('on a disk', () => {
  afterAll(() => disk?.close());

  it('that gets full a video is put off before it takes what the logs need', async () => {
    const folder = join(disk?.path ?? '', 'made');
    const job = await jobOf(await drawVideo({ fileName: 'a.mpeg', width: 1280, height: 720, seconds: 8 }), 'mpeg');
    await mkdir(folder);
    const rendered = renderVideoApart({ ...job, folder }, { onProgress: () => undefined, onNote: () => undefined });
    const refused = expect(rendered).rejects.toMatchObject({ kind: 'unavailable', code: 'storage-full' });
    const filler = join(disk?.path ?? '', 'filler');
    // A little less than 2 % of it is left. In small steps, since the film takes more and more of it meanwhile.
    for (let left = await freeOf(folder); left > 1_250_000; left = await freeOf(folder))
      await appendFile(filler, Buffer.alloc(Math.min(left - 1_200_000, 1_000_000)));
    await refused;
    expect(videoPids()).toEqual([]);
  }, 120_000);
});

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

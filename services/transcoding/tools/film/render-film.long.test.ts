import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Films, noObserver, openFilms, type Video } from '../../testing/films.ts';
import { drawVideo, withFacts } from '../../testing/video.ts';
import { findFfmpeg } from '../probe/find-ffmpeg.ts';
import { probeVideo } from '../probe/probe-video.ts';
import { runFfmpeg } from '../probe/run-ffmpeg.ts';
import { renderFilmInOwnProcess } from './film-renderer.ts';

let films: Films;
beforeAll(async () => {
  films = await openFilms();
});
afterAll(() => films.close());

const pictureOf = async ({ poster: { files } }: Video) => sharp(await readFile(files.at(-1)?.path ?? '')).metadata();

const playable = { codec: 'h264', pixelFormat: 'yuv420p', pixelRatio: 1, interlaced: false };

describe('a video', () => {
  it.each(['mpeg', 'wmv'])('%s becomes H.264 with AAC, and has a poster', async (kind) => {
    const made = await films.rendering(await drawVideo({ fileName: `a.${kind}` }), kind);
    const size = { width: 160, height: 120 };
    expect(made.poster).toMatchObject({ ...size, thumbhash: expect.any(String), film: { duration: expect.closeTo(1.6, 0), takesLong: false } });
    expect(made.film).toMatchObject({ ...size, duration: expect.closeTo(1.6, 0) });
    expect(made.film.originalPlays).toBeUndefined();
    expect(await films.factsOf(made)).toMatchObject({ picture: playable, sound: { codec: 'aac' } });
    expect(await pictureOf(made)).toMatchObject(size);
  });

  it('that browsers play stays as it is; others get it from its first byte on, without what it tells of itself', async () => {
    const fine = await drawVideo({ fileName: 'a.mp4', options: ['-metadata', 'comment=Zermatt'] });
    expect(fine.includes('Zermatt')).toBe(true);
    const made = await films.rendering(fine, 'mp4');
    expect(made.film.originalPlays).toBe(true);
    const bytes = await readFile(made.film.file.path);
    expect(bytes.includes('Zermatt')).toBe(false);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  it.each([
    ['H.264', []],
    ['MPEG-4', ['-c:v', 'mpeg4']],
  ])('of %s whose sound cannot be copied has it encoded', async (_codec, picture) => {
    const job = await films.jobOf(await drawVideo({ fileName: 'a.mp4', ...(picture.length > 0 && { picture }) }), 'mp4');
    const choosy = join(films.folder, 'choosy-ffmpeg');
    await writeFile(choosy, `#!/bin/sh\ncase "$*" in *"-c:a copy"*) exit 1;; esac\nexec ${job.ffmpeg} "$@"\n`, { mode: 0o700 });
    const made = await renderFilmInOwnProcess({ ...job, ffmpeg: choosy }, noObserver);
    if (made.outcome !== 'rendered') throw new Error(made.outcome);
    expect([made.rendering.soundMissing, made.rendering.originalPlays]).toEqual([undefined, undefined]);
    expect(await films.factsOf({ film: made.rendering })).toMatchObject({ picture: { codec: 'h264' }, sound: { codec: 'aac' } });
  });

  it('that lies on its side is shown upright, with its sound before its picture', async () => {
    const lying = await drawVideo({ fileName: 'a.mov', sound: 'pcm', soundFirst: true });
    const made = await films.rendering(await withFacts(lying, 'b.mov', ['-map', '0', '-metadata:s:v', 'rotate=90']), 'mov');
    for (const step of [made.poster, made.film, await pictureOf(made)]) expect(step).toMatchObject({ width: 120, height: 160 });
    expect(await films.factsOf(made)).toMatchObject({ picture: { codec: 'h264' }, sound: { codec: 'aac' } });
  });

  it.each<[string, readonly string[], { width: number; height: number }]>([
    ['of 10 bits', ['-c:v', 'libx265', '-x265-params', 'log-level=error', '-pix_fmt', 'yuv420p10le', '-tag:v', 'hvc1'], { width: 160, height: 120 }],
    ['of even sides', ['-c:v', 'libx264', '-pix_fmt', 'yuv444p'], { width: 160, height: 120 }],
    ['of wide pixels', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-vf', 'setsar=2'], { width: 320, height: 120 }],
  ])('%s, without sound, becomes what browsers play', async (_what, picture, size) => {
    const made = await films.rendering(await drawVideo({ fileName: 'a.mp4', sound: 'none', picture }), 'mp4');
    for (const step of [made.poster, made.film]) expect(step).toMatchObject(size);
    const facts = await films.factsOf(made);
    expect(facts).toMatchObject({ picture: { ...playable, ...size } });
    expect(facts?.sound).toBeUndefined();
  });

  it('tells its own size, whatever that of its film is', async () => {
    const odd = ['-c:v', 'libx264', '-pix_fmt', 'yuv444p', '-vf', 'scale=161:121'];
    const made = await films.rendering(await drawVideo({ fileName: 'a.mp4', sound: 'none', picture: odd }), 'mp4');
    for (const step of [made.poster, made.film]) expect(step).toMatchObject({ width: 161, height: 121 });
    expect(made.film.file).toMatchObject({ width: 160, height: 120 });
    const large = await drawVideo({ fileName: 'a.mov', sound: 'none', seconds: 1, width: 1920, height: 1440, picture: ['-c:v', 'mpeg4'] });
    expect((await films.rendering(large, 'mov')).film).toMatchObject({ width: 1920, height: 1440, file: { width: 1440, height: 1080 } });
  });

  it('of high dynamic range is mapped to what plain screens show', async () => {
    const colours = ['-color_trc', 'smpte2084', '-color_primaries', 'bt2020', '-colorspace', 'bt2020nc'];
    const x265 = 'log-level=error:transfer=smpte2084:colorprim=bt2020:colormatrix=bt2020nc';
    const picture = ['-c:v', 'libx265', '-x265-params', x265, '-pix_fmt', 'yuv420p10le', '-tag:v', 'hvc1', ...colours];
    const made = await films.rendering(await drawVideo({ fileName: 'a.mp4', sound: 'none', picture }), 'mp4');
    expect(await films.factsOf(made)).toMatchObject({ picture: { ...playable, hdr: false } });
  });

  it('that is interlaced is shown without combs, and so is its poster', async () => {
    // Each frame has two moments in alternate rows; all other edges are blurred.
    const rows = ['-vf', 'gblur=sigma=6,tinterlace=interleave_top,setfield=tff', '-flags', '+ildct+ilme'];
    const woven = await drawVideo({ fileName: 'a.mpeg', sound: 'none', picture: ['-c:v', 'mpeg2video', '-q:v', '2', ...rows] });
    const original = await films.jobOf(woven, 'mpeg');
    expect(await probeVideo(original)).toMatchObject({ picture: { interlaced: true } });
    const made = await films.rendering(woven, 'mpeg');
    expect(await films.factsOf(made)).toMatchObject({ picture: playable });
    const combs = await combsIn(await firstFrame(original.input));
    expect(await combsIn(await firstFrame(made.film.file.path))).toBeLessThan(0.6 * combs);
    expect(await combsIn(made.poster.files.at(-1)?.path ?? '')).toBeLessThan(0.6 * combs);
  });

  it('whose frames come at uneven times has none too few, not many times as many, and its length', async () => {
    const uneven = ['-c:v', 'mpeg4', '-vf', 'select=lt(n\\,10)+not(mod(n\\,9))', '-vsync', 'vfr'];
    const original = await drawVideo({ fileName: 'a.mp4', seconds: 4, picture: uneven });
    const made = await films.rendering(original, 'mp4');
    expect(made.film).toMatchObject({ duration: expect.closeTo(4, 0) });
    expect(made.film.partial).toBeUndefined();
    const frames = await framesOf(made.film.file.path);
    expect(frames).toBeGreaterThanOrEqual(await framesOf((await films.jobOf(original, 'mp4')).input));
    expect(frames).toBeLessThanOrEqual(4 * 60 + 1);
  });

  it('larger than a poster has one in the widths that it fills', async () => {
    const tall = ['-c:v', 'mpeg4', '-vf', 'scale=1500:3000,setsar=1'];
    const made = await films.poster(await drawVideo({ fileName: 'a.mp4', sound: 'none', seconds: 1, picture: tall }), 'mp4');
    const sizes = made.outcome === 'rendered' ? made.rendering.files.map(({ width, height }) => [width, height]) : [];
    expect(sizes).toEqual([
      [320, 640],
      [640, 1280],
      [1280, 2560],
      [1500, 3000],
    ]);
    expect(made).toMatchObject({ rendering: { width: 1500, height: 3000 } });
  });

  it('tells its progress, which rises', async () => {
    const told: number[] = [];
    const noisy = ['-c:v', 'mpeg2video', '-q:v', '2', '-vf', 'noise=alls=60:allf=t'];
    const job = await films.jobOf(await drawVideo({ fileName: 'a.mpeg', width: 1280, height: 720, seconds: 4, picture: noisy }), 'mpeg');
    await renderFilmInOwnProcess(job, { ...noObserver, onProgress: (percent) => told.push(percent) });
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBeLessThan(100);
  });
});

/** First frame of a video, as stored. */
async function firstFrame(video: string): Promise<string> {
  const { ffmpeg } = await findFfmpeg();
  const path = `${video}.png`;
  await runFfmpeg(ffmpeg, ['-v', 'error', '-y', '-i', video, '-frames:v', '1', path], { maxMs: 60_000 });
  return path;
}

/** Difference of each row from its neighbours. */
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

async function framesOf(video: string): Promise<number> {
  const { ffprobe } = await findFfmpeg();
  const asked = ['-v', 'error', '-select_streams', 'v', '-show_entries', 'stream=nb_frames', '-of', 'csv=p=0'];
  return Number((await runFfmpeg(ffprobe, [...asked, video], { maxMs: 60_000 })).output);
}

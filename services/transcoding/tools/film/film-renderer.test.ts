import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { smallDisk } from '@kloak/platform/testing/small-disk.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { type Films, noObserver, openFilms } from '../../testing/films.ts';
import { drawVideo } from '../../testing/video.ts';
import { probeVideo } from '../probe/probe-video.ts';
import { RendererEnded } from '../workers/rendering.ts';
import { filmPids, renderFilmInOwnProcess } from './film-renderer.ts';

let films: Films;
beforeAll(async () => {
  films = await openFilms();
});
afterAll(() => films.close());

it('of more than a minute of work is made among those that may take long', async () => {
  const job = await films.jobOf(await drawVideo({ fileName: 'a.mpeg' }), 'mpeg');
  const picture = '{"index":0,"codec_type":"video","codec_name":"mpeg2video","width":1920,"height":1080,"avg_frame_rate":"25/1"}';
  const ffprobe = join(films.folder, 'ffprobe');
  await writeFile(ffprobe, `#!/bin/sh\nprintf '%s' '{"streams":[${picture}],"format":{"duration":"5000"}}'\n`, { mode: 0o700 });
  expect(await renderFilmInOwnProcess({ ...job, ffprobe, mayTakeLong: false }, noObserver)).toEqual({ outcome: 'takes-long' });
  const first = await films.pool.render({ ...job, video: { ...job, ffprobe } });
  expect(first).toMatchObject({ rendering: { width: 1920, film: { duration: 5000, takesLong: true } } });
});

it.each(['ffmpeg', 'ffprobe'])('a crash of %s is told as one, of a poster and of a film', async (program) => {
  const job = await films.jobOf(await drawVideo({ fileName: 'a.mpeg' }), 'mpeg');
  const crashing = join(films.folder, `crashing-${program}`);
  await writeFile(crashing, '#!/bin/sh\nkill -SEGV $$\n', { mode: 0o700 });
  const asked = { ...job, [program]: crashing };
  await expect(films.pool.render({ ...asked, video: asked })).rejects.toBeInstanceOf(RendererEnded);
  await expect(renderFilmInOwnProcess(asked, noObserver)).rejects.toBeInstanceOf(RendererEnded);
});

it('what ends the process ends its ffmpeg, and is no fault of the bytes', async () => {
  const long = await drawVideo({ fileName: 'a.mpeg', width: 1280, height: 720, seconds: 8 });
  const job = await films.jobOf(long, 'mpeg');
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const rendered = renderFilmInOwnProcess(job, { ...noObserver, onProgress: () => resolve() });
  const ended = expect(rendered).rejects.toThrow('the renderer of films ended');
  await begun;
  const [pid = 0] = filmPids();
  process.kill(pid, 'SIGKILL');
  await ended;
  expect(filmPids()).toEqual([]);
  await until('nobody works on it', async () => !(await worksOn(job.input)));
});

(existsSync('/proc') ? it : it.skip)(
  'an ffmpeg ends where its process and the one that asked for it are killed at once',
  async () => {
    const job = await films.jobOf(await drawVideo({ fileName: 'a.mpeg', width: 1280, height: 720, seconds: 8 }), 'mpeg');
    const watching = '{ onNote() {}, onProgress: () => process.stdout.write(filmPids().join()) }';
    const asks = `import { filmPids, renderFilmInOwnProcess } from '${new URL('./film-renderer.ts', import.meta.url)}'; renderFilmInOwnProcess(${JSON.stringify(job)}, ${watching});`;
    const asker = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', asks], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [worker] = await once(asker.stdout, 'data');
    const pids = [asker.pid ?? 0, Number(worker)];
    // Stopped first, so that neither has time to clean up after the other.
    for (const signal of ['SIGSTOP', 'SIGKILL']) for (const pid of pids) process.kill(pid, signal);
    await until('nobody works on it', async () => !(await worksOn(job.input)));
    expect(await probeVideo({ ...job, input: join(job.folder, 'film.mp4'), type: 'video/mp4' })).toBeUndefined();
  },
  120_000,
);

const disk = smallDisk(64);
(disk ? describe : describe.skip)('on a disk', () => {
  afterAll(() => disk?.close());

  it('that gets full a video is put off before it takes what the logs need', async () => {
    const folder = join(disk?.path ?? '', 'made');
    const job = await films.jobOf(await drawVideo({ fileName: 'a.mpeg', width: 1280, height: 720, seconds: 8 }), 'mpeg');
    await mkdir(folder);
    // Real-time speed (`-re`) makes sure that the disk fills up before the film is done, on any machine.
    const ffmpeg = join(films.folder, 'ffmpeg-as-played');
    await writeFile(ffmpeg, `#!/bin/sh\nexec '${job.ffmpeg}' -re "$@"\n`, { mode: 0o700 });
    const rendered = renderFilmInOwnProcess({ ...job, folder, ffmpeg }, noObserver);
    const refused = expect(rendered).rejects.toMatchObject({ kind: 'unavailable', code: 'storage-full' });
    const filler = join(disk?.path ?? '', 'filler');
    // Leaves a little less than 2 % of the disk, in small steps, since the film also grows.
    for (let left = await freeOf(folder); left > 1_250_000; left = await freeOf(folder))
      await appendFile(filler, Buffer.alloc(Math.min(left - 1_200_000, 1_000_000)));
    await refused;
    expect(filmPids()).toEqual([]);
  });
});

/** Bytes that are free on the disk of a folder. */
async function freeOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** True if a process of this machine has the path in its arguments. */
async function worksOn(path: string): Promise<boolean> {
  if (!existsSync('/proc')) return false;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return lines.some((line) => line.includes(path) && line.includes('ffmpeg'));
}

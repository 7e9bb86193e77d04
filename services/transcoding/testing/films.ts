// Test videos that pass through the workers.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderFilmInOwnProcess } from '../tools/film/film-renderer.ts';
import type { FilmJob, FilmRendering, RenderedFilm } from '../tools/film/film-rendering.ts';
import { findFfmpeg } from '../tools/probe/find-ffmpeg.ts';
import { probeVideo, type VideoFacts } from '../tools/probe/probe-video.ts';
import { type RenderPool, renderPool } from '../tools/workers/render-pool.ts';
import type { Rendering, RenderResult } from '../tools/workers/rendering.ts';

/** Results of both steps of a video. */
export type Video = { poster: Rendering; film: FilmRendering };
/** `kind` is an extension: mp4, mov, mpeg, wmv, mts. */
export type Films = {
  /** Gone at the end. */
  folder: string;
  pool: RenderPool;
  jobOf(bytes: Buffer, kind: string): Promise<FilmJob>;
  film(bytes: Buffer, kind: string): Promise<RenderedFilm>;
  poster(bytes: Buffer, kind: string): Promise<RenderResult>;
  /** Throws if one is not rendered. */
  rendering(bytes: Buffer, kind: string): Promise<Video>;
  /** Facts of the rendered film. */
  factsOf(made: Pick<Video, 'film'>): Promise<VideoFacts | undefined>;
  close(): Promise<void>;
};

export const videoTypes: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  mpeg: 'video/mpeg',
  wmv: 'video/x-ms-wmv',
  mts: 'video/mpeg',
};
export const noObserver = { onProgress: () => undefined, onNote: () => undefined };

export async function openFilms(): Promise<Films> {
  const folder = await mkdtemp(join(tmpdir(), 'kloak-films-test-'));
  const pool = renderPool();
  let jobs = 0;
  const jobOf = async (bytes: Buffer, kind: string) => {
    const name = join(folder, String(++jobs));
    await mkdir(name);
    await writeFile(`${name}.original`, bytes);
    const { ffmpeg, ffprobe } = await findFfmpeg();
    return { input: `${name}.original`, type: videoTypes[kind] ?? '', folder: name, ffmpeg, ffprobe, mayTakeLong: true };
  };
  const film = async (bytes: Buffer, kind: string) => renderFilmInOwnProcess(await jobOf(bytes, kind), noObserver);
  const poster = async (bytes: Buffer, kind: string) => {
    const job = await jobOf(bytes, kind);
    return pool.render({ input: job.input, folder: job.folder, video: job });
  };
  return {
    folder,
    pool,
    jobOf,
    film,
    poster,
    async rendering(bytes, kind) {
      const [first, second] = [await poster(bytes, kind), await film(bytes, kind)];
      if (first.outcome !== 'rendered' || second.outcome !== 'rendered') throw new Error(`not rendered: ${JSON.stringify([first, second])}`);
      return { poster: first.rendering, film: second.rendering };
    },
    async factsOf(made) {
      const { ffprobe } = await findFfmpeg();
      return probeVideo({ ffprobe, input: made.film.file.path, type: 'video/mp4' });
    },
    async close() {
      pool.close();
      await rm(folder, { recursive: true });
    },
  };
}

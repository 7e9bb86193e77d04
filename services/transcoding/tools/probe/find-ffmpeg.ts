import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { unavailable } from '@kloak/platform/errors.ts';

type Programs = { ffmpeg: string; ffprobe: string };
/** Paths of the two programs. `origin`: the machine's, or from our packages. `version`: its own name for it; `year`: of its release, if known. */
export type Ffmpeg = Programs & { origin: 'system' | 'package'; version: string; year?: number | undefined };
/** `path`: folders of the system's programs, if different from this process's; `packages`: loads the bundled programs, throws if there are none. */
type FinderOptions = { path?: string; packages?(): Promise<Programs> };

/** Version of libavutil: ffmpeg 5.0 has 57. Builds from a repository have no release version, but this one. */
const minLibraryMajor = 57;
const maxAnswerMs = 20_000;

const run = promisify(execFile);

/** The system's ffmpeg from version 5 on, or else the bundled one; searched once. Refuses if there is neither: 503 `no-ffmpeg`. */
export const findFfmpeg = ffmpegFinder();

/** Searches like `findFfmpeg`. A program that did not answer is not remembered, so a slow one is found the next time. */
export function ffmpegFinder({ path, packages = ofPackages }: FinderOptions = {}): () => Promise<Ffmpeg> {
  let found: Promise<Ffmpeg> | undefined;

  const look = async (): Promise<Ffmpeg> => {
    const system = await ofSystem(path).catch((error: unknown) => {
      if (!hasAnswered(error)) found = undefined;
    });
    if (system) return system;
    const programs = await packages();
    const { version, year } = await aboutOf(programs.ffmpeg);
    return { ...programs, origin: 'package', version, year };
  };
  const forget = (error: unknown): never => {
    found = undefined;
    throw Object.assign(unavailable('The program that renders videos', 'no-ffmpeg'), { cause: error });
  };
  return () => {
    found ??= look().catch(forget);
    return found;
  };
}

/** `undefined` if they are too old. Throws if they are missing or do not answer. */
async function ofSystem(path: string | undefined): Promise<Ffmpeg | undefined> {
  const [ffmpeg, ffprobe] = await Promise.all([pathOf('ffmpeg', path), pathOf('ffprobe', path)]);
  const { version, year, libraryMajor } = await aboutOf(ffmpeg);
  return libraryMajor >= minLibraryMajor ? { ffmpeg, ffprobe, origin: 'system', version, year } : undefined;
}

/** Loaded only if needed: these packages throw on a machine without a program for it. */
async function ofPackages(): Promise<Programs> {
  const [{ default: ffmpeg }, { default: ffprobe }] = await Promise.all([import('@ffmpeg-installer/ffmpeg'), import('@ffprobe-installer/ffprobe')]);
  return { ffmpeg: ffmpeg.path, ffprobe: ffprobe.path };
}

/** True if the program ended by itself or does not exist. Otherwise (too slow, killed, failed to start) another attempt may work. */
function hasAnswered(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && (typeof error.code === 'number' || error.code === 'ENOENT');
}

async function pathOf(program: keyof Programs, path: string | undefined): Promise<string> {
  const env = path === undefined ? undefined : { PATH: path };
  return (await run('/bin/sh', ['-c', `command -v ${program}`], { timeout: maxAnswerMs, env })).stdout.trim();
}

/** Distributions mend old versions for years, and then name a new year. */
const copyright = /Copyright \(c\) (?:\d{4}-)?(\d{4}) the FFmpeg developers/;

async function aboutOf(path: string): Promise<{ version: string; year: number | undefined; libraryMajor: number }> {
  const { stdout } = await run(path, ['-version'], { timeout: maxAnswerMs, killSignal: 'SIGKILL' });
  const version = /^ffmpeg version (\S+)/.exec(stdout)?.[1] ?? 'unknown';
  const year = copyright.exec(stdout)?.[1];
  return { version, year: year === undefined ? undefined : Number(year), libraryMajor: Number(/libavutil\s+(\d+)\./.exec(stdout)?.[1] ?? 0) };
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The two programs, by their paths. `origin`: of the machine, or of the packages that come with us. `version` as it calls itself. */
export type Ffmpeg = { ffmpeg: string; ffprobe: string; origin: 'system' | 'package'; version: string };

/** Of libavutil: ffmpeg 5.0 brought 57. A build from a repository tells no version of its own, but this one. */
const minLibraryMajor = 57;
const maxAnswerMs = 20_000;

const run = promisify(execFile);
let found: Promise<Ffmpeg> | undefined;

/** The system's ffmpeg when it is version 5 or newer, else the one of our packages; looked for once. Throws where there is neither. */
export function findFfmpeg(): Promise<Ffmpeg> {
  found ??= look();
  return found;
}

async function look(): Promise<Ffmpeg> {
  return (await ofSystem()) ?? (await ofPackages());
}

async function ofSystem(): Promise<Ffmpeg | undefined> {
  try {
    const [ffmpeg, ffprobe] = await Promise.all([pathOf('ffmpeg'), pathOf('ffprobe')]);
    const { version, libraryMajor } = await aboutOf(ffmpeg);
    return libraryMajor >= minLibraryMajor ? { ffmpeg, ffprobe, origin: 'system', version } : undefined;
  } catch {
    return undefined;
  }
}

/** Loaded only where they are needed: they throw on a machine for which they have no program. */
async function ofPackages(): Promise<Ffmpeg> {
  const [{ default: ffmpeg }, { default: ffprobe }] = await Promise.all([import('@ffmpeg-installer/ffmpeg'), import('@ffprobe-installer/ffprobe')]);
  return { ffmpeg: ffmpeg.path, ffprobe: ffprobe.path, origin: 'package', version: (await aboutOf(ffmpeg.path)).version };
}

async function pathOf(program: 'ffmpeg' | 'ffprobe'): Promise<string> {
  return (await run('/bin/sh', ['-c', `command -v ${program}`], { timeout: maxAnswerMs })).stdout.trim();
}

async function aboutOf(path: string): Promise<{ version: string; libraryMajor: number }> {
  const { stdout } = await run(path, ['-version'], { timeout: maxAnswerMs });
  const version = /^ffmpeg version (\S+)/.exec(stdout)?.[1] ?? 'unknown';
  return { version, libraryMajor: Number(/libavutil\s+(\d+)\./.exec(stdout)?.[1] ?? 0) };
}

// Small test videos, made by the ffmpeg that renders them.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from '../tools/probe/find-ffmpeg.ts';
import { runFfmpeg } from '../tools/probe/run-ffmpeg.ts';

export type VideoOptions = {
  /** The extension decides the format: mp4, mov, mpeg, wmv. */
  fileName: string;
  /** Pixels. */
  width?: number;
  height?: number;
  seconds?: number;
  sound?: 'aac' | 'pcm' | 'none';
  /** The audio track is before the video track. */
  soundFirst?: boolean;
  /** Encoder options of ffmpeg for the picture. */
  picture?: readonly string[];
  /** Further options of ffmpeg, for the whole file. */
  options?: readonly string[];
};

const maxMs = 120_000;
const pictures: Readonly<Record<string, readonly string[]>> = {
  mp4: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
  mov: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
  mpeg: ['-c:v', 'mpeg2video'],
  wmv: ['-c:v', 'wmv2'],
};
const sounds: Readonly<Record<string, readonly string[]>> = { mpeg: ['-c:a', 'mp2'], wmv: ['-c:a', 'wmav2'], pcm: ['-c:a', 'pcm_s16le'], aac: ['-c:a', 'aac'] };

/** Draws a moving picture with a tone. */
export async function drawVideo(video: VideoOptions): Promise<Buffer> {
  const { fileName, width = 160, height = 120, seconds = 1.6, sound = 'aac', soundFirst = false, options = [] } = video;
  const kind = fileName.split('.').at(-1) ?? '';
  const picture = ['-f', 'lavfi', '-i', `testsrc2=duration=${seconds}:size=${width}x${height}:rate=25`];
  const tone = sound === 'none' ? [] : ['-f', 'lavfi', '-i', `sine=duration=${seconds}`];
  const inputs = soundFirst ? [...tone, ...picture] : [...picture, ...tone];
  const tracks = tone.length > 0 ? ['-map', '0', '-map', '1'] : ['-map', '0'];
  const coded = [...(video.picture ?? pictures[kind] ?? []), ...(tone.length > 0 ? (sounds[kind] ?? sounds[sound] ?? []) : [])];
  return make([...inputs, ...tracks, ...coded, ...options], fileName);
}

/** The same file with other facts about its tracks, such as `-metadata:s:v rotate=90`. */
export const withFacts = (bytes: Buffer, fileName: string, options: readonly string[]) => redrawn(bytes, fileName, ['-c', 'copy', ...options]);

/** Encodes the file again with these options. */
export function redrawn(bytes: Buffer, fileName: string, options: readonly string[]): Promise<Buffer> {
  return inFolder(async (folder) => {
    const from = join(folder, `from-${fileName}`);
    await writeFile(from, bytes);
    return make(['-i', from, ...options], fileName);
  });
}

function make(args: readonly string[], fileName: string): Promise<Buffer> {
  return inFolder(async (folder) => {
    const { ffmpeg } = await findFfmpeg();
    const path = join(folder, fileName);
    const { end, said } = await runFfmpeg(ffmpeg, ['-v', 'error', '-y', ...args, path], { maxMs });
    if (end !== 'done') throw new Error(`ffmpeg made no video: ${said}`);
    return readFile(path);
  });
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'kloak-drawn-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from '@kloak/transcoding/tools/probe/find-ffmpeg.ts';
import { runFfmpeg } from '@kloak/transcoding/tools/probe/run-ffmpeg.ts';
import sharp from 'sharp';
import { type Scene, sceneLayers, svgOf } from './scene.ts';

const shown = { width: 640, height: 360 };
/** Wider than the visible part, since the viewer walks past. */
const drawn = { width: 800, height: 360 };
const framesPerSecond = 20;
const maxDrawMs = 120_000;

/** Duration, and the local time of taking (`YYYY-MM-DDThh:mm:ss`). */
type Take = { seconds: number; taken: string };

/** Deterministic on one machine: an MP4 of a walk past a scene with wind, in which near layers move faster than far ones. */
export async function drawVideo(scene: Scene, take: Take): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'kloak-demo-'));
  try {
    const layers = sceneLayers(scene, drawn);
    const paths = layers.map((_, at) => join(folder, `${at}.png`));
    for (const [at, { shapes }] of layers.entries()) await writeFile(paths[at] ?? '', await sharp(svgOf(shapes, drawn)).png().toBuffer());
    const path = join(folder, 'made.mp4');
    const { ffmpeg } = await findFfmpeg();
    const { end, said } = await runFfmpeg(
      ffmpeg,
      walk(
        paths,
        layers.map(({ far }) => far),
        take,
        path,
      ),
      { maxMs: maxDrawMs },
    );
    if (end !== 'done') throw new Error(`ffmpeg drew no video: ${said}`);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function walk(paths: readonly string[], far: readonly number[], { seconds, taken }: Take, path: string): string[] {
  const room = drawn.width - shown.width;
  const steps = paths.flatMap((_, at) => [
    // Each layer is decoded once.
    `[${at}:v]loop=loop=-1:size=1,setpts=N/${framesPerSecond}/TB[layer${at}]`,
    `[under${at}][layer${at}]overlay=x='-${room}*(1-${far[at] ?? 0})*t/${seconds}':y=0:shortest=1[under${at + 1}]`,
  ]);
  const ground = `color=s=${shown.width}x${shown.height}:r=${framesPerSecond}:d=${seconds}[under0]`;
  const wind = ['-f', 'lavfi', '-t', `${seconds}`, '-i', 'anoisesrc=color=brown:amplitude=0.08:seed=1'];
  const coded = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '24', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart'];
  const mapped = ['-filter_complex', [ground, ...steps].join(';'), '-map', `[under${paths.length}]`, '-map', `${paths.length}:a`];
  return ['-v', 'error', '-y', ...paths.flatMap((layer) => ['-i', layer]), ...wind, ...mapped, ...coded, '-metadata', `creation_time=${taken}Z`, path];
}

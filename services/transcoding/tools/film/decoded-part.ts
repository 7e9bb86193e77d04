// Counts the frames that decode. Decoders hide broken frames, and a copied track is not decoded at all.
import { inputOptions } from '../probe/input-options.ts';
import type { VideoSource } from '../probe/read-video.ts';
import { runFfmpeg } from '../probe/run-ffmpeg.ts';

/** Seconds of a video that are decoded: most are shorter; of longer ones, as much in several parts. This limits the work to seconds. */
const maxSeconds = 40;
const parts = 8;
const maxMs = 120_000;

/** Fraction of sampled frames that decode, 0 … 1; 1 if that takes too long. */
export async function decodedPart(source: VideoSource): Promise<number> {
  const { duration } = source.facts;
  const isLong = duration > maxSeconds;
  const starts = isLong ? Array.from({ length: parts }, (_, index) => (index * duration) / parts) : [0];
  let [read, decoded] = [0, 0];
  for (const start of starts) {
    const counted = await countPictures(source, start, isLong ? maxSeconds / parts : maxSeconds);
    if (!counted) return 1;
    read += counted.read;
    decoded += counted.decoded;
  }
  return read === 0 ? 0 : Math.min(1, decoded / read);
}

/** `read`: pictures that the file has there; `decoded`: those of them that are whole. */
async function countPictures({ ffmpeg, input, type, facts }: VideoSource, start: number, seconds: number) {
  const confined = inputOptions(type);
  // Pictures outside of an edit list are read, and would count as broken.
  const whole = confined.includes('mov') ? ['-ignore_editlist', '1'] : [];
  const from = [...confined, ...whole, '-err_detect', 'explode', ...(start > 0 ? ['-ss', start.toFixed(3)] : []), '-t', String(seconds), '-i', input];
  const run = await runFfmpeg(ffmpeg, ['-hide_banner', '-nostdin', '-v', 'verbose', ...from, '-map', `0:${facts.picture.index}`, '-f', 'null', '-'], { maxMs });
  const [, read, decoded] = /\b(\d+) packets read \(\d+ bytes\); (\d+) frames decoded/.exec(run.said) ?? [];
  return read === undefined ? undefined : { read: Number(read), decoded: Number(decoded) };
}

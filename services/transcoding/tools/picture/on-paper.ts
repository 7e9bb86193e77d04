// Runs in a process of its own: see render-worker.ts.
import sharp from 'sharp';
import type { Pixels } from './pixels.ts';

/** Grounds: light content is visible on the dark one, the rest on white, with a contrast of at least 3:1 in any theme. */
const [white, dark] = ['#ffffff', '#14120f'];
/** Relative luminance (WCAG) above which something has less than 3:1 on white. */
const lightLuminance = 0.3;
/** Approximate linear sRGB, without the linear part near black, which has no effect here. */
const linear = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);

/** Puts a transparent picture on the ground that gives most of it contrast; others stay unchanged. */
export async function onPaper(pixels: Pixels): Promise<Pixels> {
  const { data, info } = pixels;
  const { width, height, channels } = info;
  if (channels !== 4 || !isClear(data)) return pixels;
  const background = isMostlyLight(data) ? dark : white;
  return sharp(data, { raw: { width, height, channels } }).flatten({ background }).raw().toBuffer({ resolveWithObject: true });
}

function isClear(data: Buffer): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

function isMostlyLight(data: Buffer): boolean {
  let balance = 0;
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [linear[data[at] ?? 0], linear[data[at + 1] ?? 0], linear[data[at + 2] ?? 0]];
    const isLight = 0.2126 * red + 0.7152 * green + 0.0722 * blue > lightLuminance;
    balance += isLight ? (data[at + 3] ?? 0) : -(data[at + 3] ?? 0);
  }
  return balance > 0;
}

// Which renditions are made of a picture. Pure.

/** Steps, in pixels: the width of a rendition of an ordinary picture. */
const steps = [320, 640, 1280, 2560];
const largest = Math.max(...steps);
/** The largest step that lists show. */
const thumbnail = 640;
/** WebP knows no longer side. */
const maxSidePx = 16_383;
/** From 1:2 to 2:1 the width says enough. Beyond, one side would carry next to nothing, so there are as many pixels as an ordinary picture has. */
const maxOrdinaryRatio = 2;
/** To the square of a step: 4:3 lying, as of most photographs, and 1:2 upright. */
const [wideArea, tallArea] = [3 / 4, 2];

/** In pixels. */
export type Size = { width: number; height: number };

/** The width of the rendition of a step, never more than the picture's own and within what WebP knows. */
function widthAt(step: number, { width, height }: Size): number {
  const ratio = width / height;
  const area = step ** 2 * (ratio > 1 ? wideArea : tallArea);
  const isOrdinary = ratio <= maxOrdinaryRatio && ratio >= 1 / maxOrdinaryRatio;
  const wanted = isOrdinary ? step : Math.round(Math.sqrt(area * ratio));
  return Math.max(1, Math.min(wanted, width, maxSidePx, Math.floor(maxSidePx * ratio)));
}

/** As wide a picture is needed at most. */
export const largestWidth = (whole: Size): number => widthAt(largest, whole);
/** The widest that lists show. */
export const thumbnailWidth = (whole: Size): number => widthAt(thumbnail, whole);

/** The steps that a picture fills, and its own width where that is clearly beyond the last of them; each once. */
export function renditionWidths(whole: Size): number[] {
  const filled = [...new Set(steps.map((step) => widthAt(step, whole)))].filter((width) => width < whole.width || steps.includes(width));
  const own = largestWidth(whole);
  return own > (filled.at(-1) ?? 0) * 1.1 ? [...filled, own] : filled;
}

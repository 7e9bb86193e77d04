import { maxPreviewSidePx, previewType } from '@kloak/proto/rules/files/previews.ts';

/** Pictures of a chosen file: `preview` for other members until it is rendered, `thumb` for this page. */
export type DrawnJpegs = { readonly preview: Blob; readonly thumb: Blob };

const thumbSidePx = 320;
const quality = 0.8;

/** Draws both upright, and decodes the picture once. Rejects if this browser cannot read it. */
export async function drawJpegs(picture: ImageBitmap): Promise<DrawnJpegs> {
  const [preview, thumb] = [scaled(picture, maxPreviewSidePx), scaled(picture, thumbSidePx)];
  picture.close();
  return { preview: await jpegOf(preview), thumb: await jpegOf(thumb) };
}

/** Encodes a canvas, and frees its pixels at once: the garbage collector would let those of many photographs pile up. */
async function jpegOf(canvas: OffscreenCanvas): Promise<Blob> {
  const jpeg = await canvas.convertToBlob({ type: previewType, quality });
  canvas.width = 0;
  canvas.height = 0;
  return jpeg;
}

function scaled(picture: ImageBitmap, sidePx: number): OffscreenCanvas {
  const scale = Math.min(1, sidePx / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  // JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

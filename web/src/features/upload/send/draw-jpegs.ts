import { maxPreviewSidePx, previewType } from '@kloak/proto/rules/previews.ts';

/** What is drawn of a chosen file: `preview` for those who see it before it is rendered, `thumb` for the page itself. */
export type Drawn = { readonly preview: Blob; readonly thumb: Blob };

const thumbSidePx = 320;
const quality = 0.8;

/** Draws both from one decoding, upright. Rejects where this browser cannot read the picture. */
export async function drawJpegs(picture: ImageBitmap): Promise<Drawn> {
  const [preview, thumb] = [scaled(picture, maxPreviewSidePx), scaled(picture, thumbSidePx)];
  picture.close();
  return { preview: await preview.convertToBlob({ type: previewType, quality }), thumb: await thumb.convertToBlob({ type: previewType, quality }) };
}

function scaled(picture: ImageBitmap, sidePx: number): OffscreenCanvas {
  const scale = Math.min(1, sidePx / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws nothing');
  // A JPEG knows no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

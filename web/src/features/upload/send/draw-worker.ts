import { drawJpegs } from './draw-jpegs.ts';

/** Runs beside the page: for a photograph, or a frame of a video, it answers what it drew, or nothing where this browser cannot read it. */
addEventListener('message', async ({ data }: MessageEvent<File | ImageBitmap>) => {
  const drawn = await (async () => drawJpegs(data instanceof ImageBitmap ? data : await createImageBitmap(data)))().catch(() => undefined);
  postMessage(drawn);
});

import { drawJpegs } from './draw-jpegs.ts';

/** Answers a photograph, or a frame of a video, with its pictures, or with nothing if this browser cannot read it. Runs in a worker. */
addEventListener('message', async ({ data }: MessageEvent<File | ImageBitmap>) => {
  const drawn = await (async () => drawJpegs(data instanceof ImageBitmap ? data : await createImageBitmap(data)))().catch(() => undefined);
  postMessage(drawn);
});

import { posterAt } from '@kloak/proto/rules/videos.ts';

/** What a browser tells of a video within that time is used; the server finds out the rest. */
const maxWaitMs = 4000;

type Shown = { readonly duration: number | undefined; readonly draw: (canvas: HTMLCanvasElement, width: number) => void };

/** Opens a video of this computer and goes to its beginning; nothing where the browser cannot play it. */
async function open<T>(file: File, use: (video: Shown) => T): Promise<T | undefined> {
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.preload = 'auto';
    video.src = URL.createObjectURL(file);
    await told(video, 'loadedmetadata');
    video.currentTime = posterAt(video.duration);
    await told(video, 'seeked');
    return use({
      duration: Number.isFinite(video.duration) ? video.duration : undefined,
      draw: (canvas, width) => {
        canvas.width = width;
        canvas.height = Math.round((width * video.videoHeight) / video.videoWidth);
        canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
      },
    });
  } catch {
    return undefined;
  } finally {
    const { src } = video;
    video.removeAttribute('src');
    if (src) URL.revokeObjectURL(src);
  }
}

function told(video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('late')), maxWaitMs);
    video.addEventListener('error', () => reject(new Error('unreadable')), { once: true });
    video.addEventListener(
      event,
      () => {
        clearTimeout(late);
        resolve();
      },
      { once: true },
    );
  });
}

/** Seconds, where this browser can tell. */
export const readDuration = (file: File): Promise<number | undefined> => open(file, ({ duration }) => duration);

/** Draws a picture of it, as wide as that. Answers whether it could. */
export async function drawFrame(file: File, canvas: HTMLCanvasElement, width: number): Promise<boolean> {
  const drawn = await open(file, ({ draw }) => {
    draw(canvas, width);
    return true;
  });
  return drawn === true;
}

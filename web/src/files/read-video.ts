import { posterAt } from '@kloak/proto/rules/files/videos.ts';

/** Time for the browser to read a video's metadata; after that, the server determines it. */
const maxWaitMs = 4000;

type Shown = { readonly duration: number | undefined; readonly video: HTMLVideoElement };

/** Opens a video of this computer and goes to its beginning; nothing where the browser cannot play it. */
async function open<T>(file: File, use: (shown: Shown) => T | Promise<T>): Promise<T | undefined> {
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.preload = 'auto';
    video.src = URL.createObjectURL(file);
    await told(video, 'loadedmetadata');
    video.currentTime = posterAt(video.duration);
    await told(video, 'seeked');
    return await use({ duration: Number.isFinite(video.duration) ? video.duration : undefined, video });
  } catch {
    return undefined;
  } finally {
    const { src } = video;
    video.removeAttribute('src');
    // Without this it would go on to read what is not there any more.
    video.load();
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

/** A picture of it, if this browser can play it. */
export const frameOf = (file: File): Promise<ImageBitmap | undefined> => open(file, ({ video }) => createImageBitmap(video));

import { posterAt } from '@kloak/proto/rules/files/videos.ts';

/** Time for the browser to read a video's metadata; after that, the server determines it. */
const maxWaitMs = 4000;

type LoadedVideo = { readonly duration: number | undefined; readonly video: HTMLVideoElement };

/** Opens a local video at its beginning; undefined if the browser cannot play it. */
async function open<T>(file: File, use: (shown: LoadedVideo) => T | Promise<T>): Promise<T | undefined> {
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
    // Otherwise the browser would continue to read the revoked address.
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

/** Duration in seconds, if this browser can determine it. */
export const readDuration = (file: File): Promise<number | undefined> => open(file, ({ duration }) => duration);

/** First frame of a video, if this browser can play it. */
export const frameOf = (file: File): Promise<ImageBitmap | undefined> => open(file, ({ video }) => createImageBitmap(video));

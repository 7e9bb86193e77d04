import { ApiError } from '../../../lib/api.ts';
import { type ArrivedFile, dueToPublish } from '../effects.ts';
import { currentUpload, uploadSignal, watchUpload } from '../store.ts';
import { uploadTexts as t } from '../texts.ts';

/**
 * Yields files as they arrive, all that are there at once, until all are published. Rejects as `unsent` if one was refused, and with an
 * `AbortError` when the upload ends.
 */
export const arriving = (): AsyncGenerator<readonly ArrivedFile[]> => arrivingUntil(uploadSignal());

/** The signal belongs to one upload, so that files of the next one are never published with it. */
async function* arrivingUntil(signal: AbortSignal): AsyncGenerator<readonly ArrivedFile[]> {
  for (;;) {
    const files = await nextArrived(signal);
    if (files.length === 0) return;
    yield files;
  }
}

/** Resolves with the next files that arrive; with none once all are published. */
function nextArrived(signal: AbortSignal): Promise<readonly ArrivedFile[]> {
  let unwatch = () => {};
  const files = new Promise<readonly ArrivedFile[]>((resolve, reject) => {
    const check = () => {
      if (signal.aborted) return reject(signal.reason);
      const due = dueToPublish(currentUpload());
      if (due.type === 'failed') reject(new ApiError(400, 'unsent', t.someFailed));
      else if (due.type === 'publish') resolve(due.files);
      else if (due.type === 'done') resolve([]);
    };
    unwatch = watchUpload(check);
    signal.addEventListener('abort', check);
    check();
  });
  return files.finally(() => unwatch());
}

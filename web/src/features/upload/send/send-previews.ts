import { previewType } from '@kloak/proto/rules/files/previews.ts';
import { displayOrder } from '../../../files/chosen-file.ts';
import { sendFile } from '../../../files/send-file.ts';
import type { UpcomingPost } from '../../../files/upload-calls.ts';
import { memberState } from '../../../lib/member-state.ts';
import { publishedReason } from '../store.ts';
import { drawFile, releasePreview } from './draw-file.ts';
import { offerPreviews, type Preview } from './send-queries.ts';

/** Previews of one request: few enough that the first arrive early, enough that requests are few. */
const batchSize = 8;

const memberLeft = memberState(() => new AbortController(), { end: (controller) => controller.abort() });

type PostFile = { readonly post: UpcomingPost; readonly file: File };

/**
 * Sends a small picture of each file, which others see until it is rendered. Continues after the upload is published (`upload` is its
 * signal). A failure only means that others see the file later.
 */
export async function sendPreviews(files: readonly PostFile[], me: string, upload: AbortSignal): Promise<void> {
  const signal = signalOfPreviews(upload);
  const entries = displayOrder(files);
  for (let at = 0; at < entries.length && !signal.aborted; at += batchSize) {
    // A refused batch does not stop the next ones.
    const batch = entries.slice(at, at + batchSize);
    await sendBatch(batch, me, signal).catch(() => undefined);
    for (const { file } of batch) releasePreview(file);
  }
}

/** Aborted when the member leaves, and when the upload ends without being published. */
function signalOfPreviews(upload: AbortSignal): AbortSignal {
  const over = new AbortController();
  upload.addEventListener('abort', () => upload.reason !== publishedReason && over.abort());
  memberLeft().signal.addEventListener('abort', () => over.abort());
  return over.signal;
}

async function sendBatch(entries: readonly PostFile[], me: string, signal: AbortSignal): Promise<void> {
  const previews: Preview[] = [];
  for (const { post, file } of entries) {
    const drawn = await drawFile(file);
    if (drawn?.preview) previews.push({ post, picture: new File([drawn.preview], `${post._id}.jpg`, { type: previewType }) });
  }
  signal.throwIfAborted();
  for (const { form, picture } of await offerPreviews(previews, me)) await sendFile({ form, file: picture, signal, onProgress: () => undefined });
}

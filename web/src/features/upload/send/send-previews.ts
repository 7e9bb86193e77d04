import { previewType } from '@kloak/proto/rules/previews.ts';
import { seenFirst } from '../../../lib/files/chosen-file.ts';
import { sendFile } from '../../../lib/files/send-file.ts';
import type { OpenUploadAnswer } from '../../../lib/files/upload-calls.ts';
import { offerPreviews, type Preview } from '../upload-queries.ts';
import { drawFile } from './draw-file.ts';

/** How many are offered at once: the first ones are there early, and each costs few calls. */
const batchSize = 8;

type Entry = { readonly post: OpenUploadAnswer['allPosts'][number]; readonly file: File };

/**
 * Sends a small picture of each file beside the files themselves, so that others see it before it is rendered; also when all is published
 * meanwhile. It may fail: then they see it a little later.
 */
export async function sendPreviews(opened: OpenUploadAnswer, files: readonly File[], me: string, signal: AbortSignal): Promise<void> {
  const entries = seenFirst(opened.allPosts.flatMap((post, index) => (files[index] ? [{ post, file: files[index] }] : [])));
  for (let at = 0; at < entries.length && !signal.aborted; at += batchSize) {
    // They are a help and not the upload: one that is refused keeps none after it away.
    await sendBatch(entries.slice(at, at + batchSize), me, signal).catch(() => undefined);
  }
}

async function sendBatch(entries: readonly Entry[], me: string, signal: AbortSignal): Promise<void> {
  const previews: Preview[] = [];
  for (const { post, file } of entries) {
    const drawn = await drawFile(file);
    if (drawn) previews.push({ post, picture: new File([drawn.preview], `${post._id}.jpg`, { type: previewType }) });
  }
  signal.throwIfAborted();
  for (const { form, picture } of await offerPreviews(previews, me)) await sendFile({ form, file: picture, signal, onProgress: () => undefined });
}

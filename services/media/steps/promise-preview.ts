import type { Ctx } from '@kloak/platform/context.ts';
import { maxPreviewBytes } from '@kloak/proto/rules/files/previews.ts';
import { incomingPreviewKey, previewKey } from '@kloak/proto/rules/files/storage-keys.ts';
import type { UploadPromise } from '@kloak/proto/types/media.ts';
import type { FileDoc } from '../views/files.ts';

type PromisedPreview = { fileName: string; size: number | undefined; type: string; expiresInSeconds: number };

/** Issues the form with which a page posts its preview of a file. Previews take no space: at most one per file, removed once the renditions exist. */
export async function promisePreview(
  ctx: Pick<Ctx, 'blobs'>,
  { item, owner, upload, kind }: Pick<FileDoc, 'item' | 'owner' | 'upload' | 'kind'>,
  { fileName, size, type, expiresInSeconds }: PromisedPreview,
): Promise<UploadPromise> {
  const bytes = size === undefined ? { size: maxPreviewBytes, minSize: 1 } : { size };
  const { url, fields } = await ctx.blobs.form({ key: incomingPreviewKey(upload, item), ...bytes, type, owner, expiresInSeconds });
  return { item, kind, fileName, key: previewKey(owner, item), url, fields };
}

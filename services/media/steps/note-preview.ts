import type { Ctx } from '@kloak/platform/context.ts';
import { incomingPreviewKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { item } from '../domain/item/item.ts';
import { isPreviewUnderCheck, previewArrived } from '../domain/item/item-preview.ts';
import type { FileDoc } from '../views/files.ts';

/** Begins the check of a file's preview, if it is there and the first; any other is removed. */
export async function notePreview(ctx: Pick<Ctx, 'blobs' | 'decide' | 'state'>, file: Pick<FileDoc, 'item' | 'owner' | 'upload'>): Promise<void> {
  const { owner, upload } = file;
  const incomingKey = incomingPreviewKey(upload, file.item);
  const facts = await ctx.blobs.stat(incomingKey);
  if (!facts) return;
  const arrival = { item: file.item, owner, incomingKey, etag: facts.etag, size: facts.size };
  await ctx.decide(item.of(file), previewArrived(arrival), { step: `preview ${facts.etag}` });
  if (!isPreviewUnderCheck(await ctx.state(item.of(file)))) await ctx.blobs.remove([incomingKey]);
}

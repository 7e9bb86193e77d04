import type { Ctx } from '@kloak/platform/service.ts';
import { arrive, item } from '../domain/item.ts';
import type { FileDoc } from '../views/files.ts';

/** Asks the store whether a file is there; if so, its check begins. Answers whether it is. */
export async function noteArrival(ctx: Pick<Ctx, 'blobs' | 'decide'>, file: Pick<FileDoc, 'item' | 'owner' | 'upload' | 'incomingKey'>): Promise<boolean> {
  const facts = await ctx.blobs.stat(file.incomingKey);
  if (!facts) return false;
  const { owner, upload, incomingKey } = file;
  const arrival = { item: file.item, owner, upload, incomingKey, etag: facts.etag, size: facts.size };
  await ctx.decide(item, { id: file.item, home: owner }, arrive(arrival), { step: `arrive ${facts.etag}` });
  return true;
}

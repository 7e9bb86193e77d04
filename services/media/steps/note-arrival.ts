import type { Ctx } from '@kloak/platform/context.ts';
import { item } from '../domain/item/item.ts';
import { arrive } from '../domain/item/item-arrival.ts';
import type { FileDoc } from '../views/files.ts';

/** Checks the store for a file's bytes, and starts their check. Returns true if they exist. */
export async function noteIfArrived(ctx: Pick<Ctx, 'blobs' | 'decide'>, file: Pick<FileDoc, 'item' | 'owner' | 'upload' | 'incomingKey'>): Promise<boolean> {
  const facts = await ctx.blobs.stat(file.incomingKey);
  if (!facts) return false;
  const { owner, upload, incomingKey } = file;
  const arrival = { item: file.item, owner, upload, incomingKey, etag: facts.etag, size: facts.size };
  await ctx.decide(item.of(file), arrive(arrival), { step: `arrive ${facts.etag}` });
  return true;
}

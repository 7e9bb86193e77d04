import type { ReactionCtx } from '@kloak/platform/context.ts';
import { Refusal, unavailable } from '@kloak/platform/errors.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { originalKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { fileKindByMimeType } from '../domain/file-types.ts';
import { type Arrival, type Item, item, needsNoBytes } from '../domain/item/item.ts';
import { check, duplicate, reject } from '../domain/item/item-arrival.ts';
import { tryAgain } from '../domain/item/item-rendering.ts';
import { claimOriginal } from '../steps/claim-original.ts';
import { noteIfArrived } from '../steps/note-arrival.ts';
import { publishArrived } from '../steps/publish-arrived.ts';
import { detectMimeType } from '../tools/detect-mime-type.ts';
import { type FileDoc, files } from '../views/files.ts';

/**
 * Checks arrived bytes and stores them. [Note: Ingest] Every step may run twice: the read, the claim of the hash, the copy (conditional on the ETag),
 * the decision. The incoming object is removed last, once the item is settled, so a crash between two steps is harmless. Other bytes under the same key
 * are an arrival of their own.
 */
export const ingest = reaction({
  name: 'ingest',
  from: 'start',
  on: {
    media: {
      async ItemArrived(ctx, { data: arrival }) {
        const stream = item.of(arrival);
        if (isToBeExamined(await ctx.state(stream), arrival)) {
          const file = await ctx.view(files).get(arrival.item);
          if (!file) throw unavailable('The file', 'catching-up');
          const decision = await examine(ctx, arrival, file);
          if (decision) await ctx.decide(stream, decision);
        }
        await removeUnneeded(ctx, arrival);
      },
    },
  },
  whenParked: {
    media: {
      // Parking also ends the file's part in its upload: the owner is notified, and the space is free.
      async ItemArrived(ctx, { data: arrival }) {
        await ctx.decide(item.of(arrival), reject(arrival.etag, arrival, 'gave-up'));
        await removeUnneeded(ctx, arrival);
      },
    },
  },
});

/** After the item is settled, removes the incoming object, and a copy whose item was given up meanwhile. */
async function removeUnneeded(ctx: ReactionCtx, arrival: Arrival): Promise<void> {
  const settled = await ctx.state(item.of(arrival));
  if (settled.status === 'none' || settled.status === 'arrived') return;
  await ctx.blobs.remove([arrival.incomingKey, ...(needsNoBytes(settled) ? [originalKey(arrival.owner, arrival.item)] : [])]);
}

function isToBeExamined(state: Item, { etag }: Arrival): boolean {
  return state.status === 'arrived' && state.arrival.etag === etag;
}

/** Returns the decision to make; `undefined` if the bytes were replaced, since the new ones have their own arrival. */
async function examine(ctx: ReactionCtx, arrival: Arrival, file: FileDoc) {
  const { item, owner, etag, incomingKey } = arrival;
  try {
    if (arrival.size !== file.size) return reject(etag, arrival, 'wrong-size');
    const { sha256, head } = await ctx.blobs.digest(incomingKey, etag);
    const fileKind = fileKindByMimeType(await detectMimeType(head));
    if (!fileKind) return reject(etag, arrival, 'unsupported');
    const { type, kind } = fileKind;
    const of = await claimOriginal(ctx, { owner, sha256, item });
    if (of !== undefined) {
      // Publish the other item first: otherwise it might be given up, and these bytes would be lost.
      if (!(await publishArrived(ctx, { ...file, progress: 'duplicated', of }))) throw unavailable('The file of the same bytes', 'catching-up');
      await tryHolderAgain(ctx, { item: of, owner });
      return duplicate(etag, arrival, of);
    }
    await ctx.blobs.copy(incomingKey, file.key, etag, type);
    return check(etag, { item, owner, key: file.key, sha256, size: file.size, type, kind, fileName: file.fileName });
  } catch (error) {
    if (!(error instanceof Refusal) || !(error.code === 'blob-changed' || error.code === 'no-blob')) throw error;
    return (await noteIfArrived(ctx, file)) ? undefined : reject(etag, arrival, 'gone');
  }
}

/** Renders the failed item with the same bytes again, so that it keeps its hearts, comments and albums. */
const tryHolderAgain = (ctx: ReactionCtx, of: { item: string; owner: string }) => ctx.decide(item.of(of), tryAgain, { step: 'again' });

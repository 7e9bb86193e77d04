import type { ReactionCtx } from '@kloak/platform/context.ts';
import { isUnavailable, Refusal, unavailable } from '@kloak/platform/errors.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { originalKey } from '@kloak/proto/rules/storage-keys.ts';
import { fileKindByMimeType } from '../domain/file-types.ts';
import { type Arrival, check, duplicate, type Item, isOver, item, reject } from '../domain/item.ts';
import { claimOriginal } from '../steps/claim-original.ts';
import { noteIfArrived } from '../steps/note-arrival.ts';
import { publishArrived } from '../steps/publish-arrived.ts';
import { detectMimeType } from '../tools/detect-mime-type.ts';
import { type FileDoc, files } from '../views/files.ts';

/**
 * Checks what arrived and keeps it. [Note: Ingest] Each step may be done twice: reading, the claim of the hash, the copy (on
 * condition of the ETag that was read), the decision on the item's stream; the incoming object goes last, when the item is settled.
 * So it may end between any two of them. Other bytes under the same key meanwhile are an arrival of their own.
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
          const decision = await examine(ctx, arrival, file).catch(orGiveUp(ctx, arrival));
          if (decision) await ctx.decide(stream, decision);
        }
        const settled = await ctx.state(stream);
        if (settled.status === 'none' || settled.status === 'arrived') return;
        // What was given up while it was copied stands under its key all the same.
        await ctx.blobs.remove([arrival.incomingKey, ...(isOver(settled) ? [originalKey(arrival.owner, arrival.item)] : [])]);
      },
    },
  },
});

function isToBeExamined(state: Item, { etag }: Arrival): boolean {
  return state.status === 'arrived' && state.arrival.etag === etag;
}

/** What fails at its last attempt ends, since it would be parked, and what its upload holds with it: its owner hears of it, and has the space again. What waits for something that is away is tried on. */
function orGiveUp(ctx: ReactionCtx, arrival: Arrival) {
  return (error: unknown) => {
    if (!ctx.isLastAttempt || isUnavailable(error)) throw error;
    ctx.log.error({ item: arrival.item, err: error }, 'the check of a file was given up');
    return reject(arrival.etag, arrival, 'gave-up');
  };
}

/** What is to be decided; nothing when the bytes were replaced: the new ones have arrived. */
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
      // First of all its post is there: until then what has the same bytes may be given up, and these would be needed.
      if (!(await publishArrived(ctx, { ...file, progress: 'duplicated', of }))) throw unavailable('The file of the same bytes', 'catching-up');
      return duplicate(etag, arrival, of);
    }
    await ctx.blobs.copy(incomingKey, file.key, etag, type);
    return check(etag, { item, owner, key: file.key, sha256, size: file.size, type, kind, fileName: file.fileName });
  } catch (error) {
    if (!(error instanceof Refusal) || !(error.code === 'blob-changed' || error.code === 'no-blob')) throw error;
    return (await noteIfArrived(ctx, file)) ? undefined : reject(etag, arrival, 'gone');
  }
}

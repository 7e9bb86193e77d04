import type { ReactionCtx } from '@kloak/platform/context.ts';
import { Refusal, unavailable } from '@kloak/platform/errors.ts';
import { reaction } from '@kloak/platform/reaction.ts';
import { originalKey } from '@kloak/proto/rules/files/storage-keys.ts';
import { fileKindByMimeType } from '../domain/file-types.ts';
import { type Arrival, check, duplicate, type Item, isOver, item, reject, tryAgain } from '../domain/item.ts';
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
          const decision = await examine(ctx, arrival, file);
          if (decision) await ctx.decide(stream, decision);
        }
        await removeUnneeded(ctx, arrival);
      },
    },
  },
  whenParked: {
    media: {
      // What its upload holds with it ends, too: its owner hears of it, and has the space again.
      async ItemArrived(ctx, { data: arrival }) {
        await ctx.decide(item.of(arrival), reject(arrival.etag, arrival, 'gave-up'));
        await removeUnneeded(ctx, arrival);
      },
    },
  },
});

/** Once the item is settled: what arrived, and what was given up while it was copied, which stands under its key all the same. */
async function removeUnneeded(ctx: ReactionCtx, arrival: Arrival): Promise<void> {
  const settled = await ctx.state(item.of(arrival));
  if (settled.status === 'none' || settled.status === 'arrived') return;
  await ctx.blobs.remove([arrival.incomingKey, ...(isOver(settled) ? [originalKey(arrival.owner, arrival.item)] : [])]);
}

function isToBeExamined(state: Item, { etag }: Arrival): boolean {
  return state.status === 'arrived' && state.arrival.etag === etag;
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

/** What has the same bytes and could not be rendered: hearts, comments and albums stay its own. */
const tryHolderAgain = (ctx: ReactionCtx, of: { item: string; owner: string }) => ctx.decide(item.of(of), tryAgain, { step: 'again' });

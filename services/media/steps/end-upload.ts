import type { Ctx } from '@kloak/platform/context.ts';
import { isSettled, item } from '../domain/item/item.ts';
import { abandon, giveUp } from '../domain/item/item-arrival.ts';
import { close, detailsOnArrival, upload } from '../domain/upload.ts';
import { type FileDoc, files } from '../views/files.ts';
import type { UploadDoc } from '../views/uploads.ts';
import { noteIfArrived } from './note-arrival.ts';

type EndingCtx = Pick<Ctx, 'blobs' | 'decide' | 'state' | 'view'>;

/**
 * Gives up all files of an upload that are neither published nor about to be, and closes the upload once nothing is in progress. `checksAreOver`:
 * unchecked files are given up too, as their checks are not retried any more.
 */
export async function endUpload(ctx: EndingCtx, ended: UploadDoc, { checksAreOver = false } = {}): Promise<void> {
  const { owner, items } = ended;
  const declared = await ctx.view(files).getMany(items);
  const state = await ctx.state(upload.of(ended));
  const end = (file: FileDoc) => {
    if (file.progress === 'arrived') return checksAreOver ? ctx.decide(item.of(file), giveUp(file), { step: 'give up' }) : undefined;
    return endFile(ctx, file, detailsOnArrival(state, file.item) !== undefined);
  };
  // Concurrently: the number is limited by the upload, and all are in one partition.
  await Promise.all(declared.map(end));
  // Files that are being checked or published are kept; such an upload is visited again.
  const states = await Promise.all(items.map((id) => ctx.state(item.of({ item: id, owner }))));
  if (states.every(isSettled)) await ctx.decide(upload.of(ended), close(ended, ended.bytes), { step: 'close' });
}

/** One page of an index. */
const maxSame = 100;

/** True if a file with the same bytes was dropped in favour of this one and its upload is open: this one is then published instead. */
async function isWanted(ctx: EndingCtx, { item: of }: FileDoc): Promise<boolean> {
  const { items } = await ctx.view(files).page({ index: 'same', equals: [of, 'duplicated'], limit: maxSame });
  const states = await Promise.all(items.map((file) => ctx.state(upload.of(file))));
  return states.some(({ status }) => status === 'open');
}

async function endFile(ctx: EndingCtx, file: FileDoc, isPublishedOnArrival: boolean): Promise<void> {
  if (file.progress !== 'expected' && file.progress !== 'checked') return;
  if (file.progress === 'checked' && (isPublishedOnArrival || (await isWanted(ctx, file)))) return;
  if (file.progress === 'expected' && (await noteIfArrived(ctx, file))) return;
  await ctx.decide(item.of(file), abandon(file), { step: 'abandon' });
}

import type { Ctx } from '@kloak/platform/context.ts';
import { abandon, item } from '../domain/item.ts';
import { close, upload } from '../domain/upload.ts';
import { type FileDoc, files } from '../views/files.ts';
import type { UploadDoc } from '../views/uploads.ts';
import { noteIfArrived } from './note-arrival.ts';

type EndingCtx = Pick<Ctx, 'blobs' | 'decide' | 'state' | 'view'>;

/** Gives up what is not published of an upload, and closes it once nothing of it is under way. */
export async function endUpload(ctx: EndingCtx, ended: UploadDoc): Promise<void> {
  const { owner, items } = ended;
  const declared = await ctx.view(files).getMany(items);
  // All at once: they are at most as many as one upload may hold, and their home is one lane.
  await Promise.all(declared.map((file) => endFile(ctx, file)));
  // What is being checked is not lost: such an upload is looked at again.
  const states = await Promise.all(items.map((id) => ctx.state(item.of({ item: id, owner }))));
  const settled = states.every(({ status }) => status !== 'none' && status !== 'arrived');
  if (settled) await ctx.decide(upload.of(ended), close(ended, ended.bytes));
}

async function endFile(ctx: EndingCtx, file: FileDoc): Promise<void> {
  if (file.progress !== 'expected' && file.progress !== 'checked') return;
  if (file.progress === 'expected' && (await noteIfArrived(ctx, file))) return;
  await ctx.decide(item.of(file), abandon(file), { step: 'abandon' });
}

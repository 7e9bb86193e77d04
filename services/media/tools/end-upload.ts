import type { Ctx } from '@kloak/platform/service.ts';
import { abandon, item } from '../domain/item.ts';
import { close, upload } from '../domain/upload.ts';
import { type FileDoc, files } from '../views/files.ts';
import type { UploadDoc } from '../views/uploads.ts';
import { noteArrival } from './note-arrival.ts';

type Ending = Pick<Ctx, 'blobs' | 'decide' | 'state' | 'view'>;

/** Gives up what is not published of an upload, and closes it once nothing of it is under way. */
export async function endUpload(ctx: Ending, { upload: id, owner, bytes, items }: UploadDoc): Promise<void> {
  const declared = await ctx.view(files).getMany(items);
  for (const file of declared) await endFile(ctx, file);
  // What is being checked is not lost: such an upload is looked at again.
  const states = await Promise.all(items.map((one) => ctx.state(item, { id: one, home: owner })));
  if (states.every(({ status }) => status !== 'none' && status !== 'arrived'))
    await ctx.decide(upload, { id, home: owner }, close({ upload: id, owner }, bytes));
}

async function endFile(ctx: Ending, file: FileDoc): Promise<void> {
  if (file.progress !== 'expected' && file.progress !== 'checked') return;
  if (file.progress === 'expected' && (await noteArrival(ctx, file))) return;
  await ctx.decide(item, { id: file.item, home: file.owner }, abandon(file), { step: 'abandon' });
}

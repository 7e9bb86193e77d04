import type { ReactionCtx, Sweep } from '@kloak/platform/service.ts';
import { abandon, item } from '../domain/item.ts';
import { close, upload, uploadDays } from '../domain/upload.ts';
import { noteArrival } from '../tools/note-arrival.ts';
import { type FileDoc, files } from '../views/files.ts';
import { type UploadDoc, uploads } from '../views/uploads.ts';

const hour = 3600_000;
/** How long an upload may stand in each state. Between `reserved` and `open` lies a moment, or a crash. */
const limits = [
  { state: 'reserved', most: hour },
  { state: 'open', most: uploadDays * 24 * hour },
];
const pageSize = 100;

/** Ends the uploads that nobody finished in time, so that their space is free again. */
export const abandonUploads: Sweep = {
  name: 'abandon-uploads',
  everySeconds: 600,
  async run(ctx) {
    for (const { state, most } of limits) {
      const before = new Date(ctx.now().getTime() - most).toISOString();
      let next: string | undefined;
      do {
        const page = await ctx.view(uploads).page({ index: 'waiting', equals: [state], limit: pageSize, ...(next !== undefined && { before: next }) });
        const over = page.items.filter(({ since }) => since < before);
        for (const doc of over) await end(ctx, doc);
        next = over.length === page.items.length ? page.next : undefined;
      } while (next !== undefined);
    }
  },
};

async function end(ctx: ReactionCtx, { upload: id, owner, bytes, items }: UploadDoc): Promise<void> {
  const declared = await ctx.view(files).getMany(items);
  for (const file of declared) await endFile(ctx, file);
  // What is being checked is not lost: such an upload is looked at again.
  const states = await Promise.all(items.map((one) => ctx.state(item, { id: one, home: owner })));
  if (states.every(({ status }) => status !== 'none' && status !== 'arrived'))
    await ctx.decide(upload, { id, home: owner }, close({ upload: id, owner }, bytes));
}

async function endFile(ctx: ReactionCtx, file: FileDoc): Promise<void> {
  if (file.progress !== 'expected' && file.progress !== 'checked') return;
  if (file.progress === 'expected' && (await noteArrival(ctx, file))) return;
  await ctx.decide(item, { id: file.item, home: file.owner }, abandon(file), { step: 'abandon' });
}

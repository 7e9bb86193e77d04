import type { Ctx } from '@kloak/platform/context.ts';
import type { ItemDetails } from '../domain/details.ts';
import { isKeptOrTrashed, item, publish } from '../domain/item.ts';
import { publishInstead } from '../domain/item-trash.ts';
import type { FileDoc } from '../views/files.ts';

type PublishingCtx = Pick<Ctx, 'decide' | 'state'>;
/** A checked file that is to be published; `publishedAt` is ISO 8601. */
export type Publication = { file: FileDoc; details: ItemDetails; publishedAt: string };
/** Post of a file; `duplicate`: a post with the same bytes existed before. */
export type PublishedFile = { post: string; duplicate: boolean };

/** Publishes the files; returns outcomes by item. A file with rejected bytes has no entry. */
export async function publishFiles(ctx: PublishingCtx, publications: Publication[]): Promise<Map<string, PublishedFile>> {
  const published = new Map<string, PublishedFile>();
  const own = publications.filter(({ file }) => file.progress === 'checked' || file.progress === 'published');
  await Promise.all(own.map(async (one) => published.set(one.file.item, await publishOwn(ctx, one))));
  // Duplicates follow, one after another: they may refer to the files above, or to each other.
  for (const one of publications.filter(({ file }) => file.progress === 'duplicated')) {
    const outcome = await publishDuplicate(ctx, one);
    if (outcome) published.set(one.file.item, outcome);
  }
  return published;
}

async function publishOwn(ctx: PublishingCtx, { file, details, publishedAt }: Publication): Promise<PublishedFile> {
  if (file.progress !== 'published') await ctx.decide(item.of(file), publish(details, file.fileName, { publishedAt, chosenAt: file.chosenAt }));
  return { post: file.item, duplicate: false };
}

/** Uses the item that already holds the same bytes: its post stands for this file. It is published if nobody did yet, and restored if it is in the trash. */
async function publishDuplicate(ctx: PublishingCtx, { file, details, publishedAt }: Publication): Promise<PublishedFile | undefined> {
  if (file.of === undefined) return undefined;
  const holder = item.of({ item: file.of, owner: file.owner });
  if (!isKeptOrTrashed(await ctx.state(holder))) return undefined;
  const { events } = await ctx.decide(holder, publishInstead(details, file.fileName, { publishedAt, chosenAt: file.chosenAt }), {
    step: `instead of ${file.item}`,
  });
  return { post: file.of, duplicate: events.every(({ type }) => type !== 'ItemPublished') };
}

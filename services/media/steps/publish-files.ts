import type { Ctx } from '@kloak/platform/context.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';
import type { ItemDetails } from '../domain/item/details.ts';
import { isKeptOrTrashed, item, publish } from '../domain/item/item.ts';
import { joiningStory, joinsWhenShared, type StoryPlaces } from '../domain/item/item-story.ts';
import { publishInstead } from '../domain/item/item-trash.ts';
import type { FileDoc } from '../views/files.ts';
import { allotPlaces } from './join-story.ts';

type PublishingCtx = Pick<Ctx, 'decide' | 'id' | 'now' | 'state'>;
/** A checked file that is to be published; `publishedAt` is ISO 8601. */
export type Publication = { file: FileDoc; details: ItemDetails; publishedAt: string };
/** Post of a file; `duplicate`: a post with the same bytes existed before. */
export type PublishedFile = { post: string; duplicate: boolean };

/** Publishes the files; returns outcomes by item. A file with rejected bytes has no entry. */
export async function publishFiles(ctx: PublishingCtx, publications: Publication[]): Promise<Map<string, PublishedFile>> {
  const published = new Map<string, PublishedFile>();
  const own = publications.filter(({ file }) => file.progress === 'checked' || file.progress === 'published');
  const places = await placesOf(ctx, own);
  await Promise.all(own.map(async (one) => published.set(one.file.item, await publishOwn(ctx, one, places))));
  // Duplicates follow, one after another: they may refer to the files above, or to each other.
  for (const one of publications.filter(({ file }) => file.progress === 'duplicated')) {
    const outcome = await publishDuplicate(ctx, one);
    if (outcome) published.set(one.file.item, outcome);
  }
  return published;
}

/** Places of the shared files in their owner's story, the same in a repeat; none if all were published before. */
async function placesOf(ctx: PublishingCtx, publications: readonly Publication[]): Promise<StoryPlaces> {
  const [first, ...others] = publications.filter(({ details }) => isShared(details.privacy)).map(({ file }) => file);
  if (!first || [first, ...others].every(({ progress }) => progress === 'published')) return new Map();
  return allotPlaces(ctx, { owner: first.owner, items: [first, ...others].map((file) => file.item) });
}

async function publishOwn(ctx: PublishingCtx, { file, details, publishedAt }: Publication, places: StoryPlaces): Promise<PublishedFile> {
  const decision = joiningStory(places, publish(details, file.fileName, { publishedAt, chosenAt: file.chosenAt }));
  if (file.progress !== 'published') await ctx.decide(item.of(file), decision);
  return { post: file.item, duplicate: false };
}

/** Uses the item that already holds the same bytes: its post stands for this file. It is published if nobody did yet, and restored if it is in the trash. */
async function publishDuplicate(ctx: PublishingCtx, { file, details, publishedAt }: Publication): Promise<PublishedFile | undefined> {
  if (file.of === undefined) return undefined;
  const holder = item.of({ item: file.of, owner: file.owner });
  const state = await ctx.state(holder);
  if (!isKeptOrTrashed(state)) return undefined;
  const joins = state.status !== 'published' && isShared(details.privacy) && joinsWhenShared(state);
  const places = await allotPlaces(ctx, { owner: file.owner, items: joins ? [file.of] : [] });
  const decision = joiningStory(places, publishInstead(details, file.fileName, { publishedAt, chosenAt: file.chosenAt }));
  const { events } = await ctx.decide(holder, decision, { step: `instead of ${file.item}` });
  return { post: file.of, duplicate: events.every(({ type }) => type !== 'ItemPublished') };
}

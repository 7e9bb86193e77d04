import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { Entry } from '@kloak/proto/types/notification.ts';
import { type EntryContext, maxLines } from '../tools/digest-message.ts';
import { commentWords, wordsOf } from '../views/comment-words.ts';
import { items as itemsView, videosAmong } from '../views/items.ts';
import { readPictures } from './read-pictures.ts';

/** Maximum pictures per mail. */
const maxPictures = 6;

/** Quotes of comments and small pictures for a mail's entries, as far as the reader may see them now. */
export async function readEntryContext(ctx: ReactionCtx, reader: string, entries: readonly Entry[]): Promise<Omit<EntryContext, 'nameOf'>> {
  const told = entries.slice(0, maxLines);
  const items = [...new Set(told.flatMap(({ item }) => item ?? []))];
  const comments = told.flatMap(({ comment }) => comment ?? []);
  const [words, videos, pictures] = await Promise.all([
    wordsOf(ctx.view(commentWords), comments),
    videosAmong(ctx.view(itemsView), items),
    readPictures(ctx, reader, items.slice(0, maxPictures)),
  ]);
  return { words, pictures, isVideo: (item) => videos.has(item) };
}

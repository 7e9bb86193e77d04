import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { MailPicture } from '../tools/digest-message.ts';

/** Maximum display width in a mail, in pixels; files have twice as many for dense screens. */
const shownWidthPx = 240;

/**
 * Reads pictures by item for a mail; media decides whether the reader may see them now. Missing or unavailable ones are left out, and the mail goes
 * without them.
 */
export async function readPictures(ctx: Pick<ReactionCtx, 'rpc' | 'log'>, reader: string, items: readonly string[]): Promise<ReadonlyMap<string, MailPicture>> {
  const read = async (item: string): Promise<[string, MailPicture][]> => {
    try {
      const { content, type, width, height } = await ctx.rpc.media.GetThumbnail({ item, reader });
      const widthPx = Math.min(width, shownWidthPx);
      const heightPx = Math.round((height * widthPx) / Math.max(width, 1));
      return [[item, { id: `${item}.kloak`, type, bytes: Buffer.from(content, 'base64'), widthPx, heightPx }]];
    } catch (error) {
      ctx.log.debug({ err: error }, 'a mail goes without a picture');
      return [];
    }
  };
  return new Map((await Promise.all(items.map(read))).flat());
}

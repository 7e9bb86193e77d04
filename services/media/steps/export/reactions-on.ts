import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { ResponseOf } from '@kloak/platform/rpc.ts';

type Heart = ResponseOf<'social.ListHeartsOn'>['hearts'][number];
type Comment = ResponseOf<'social.ListCommentsUnder'>['comments'][number];
export type ExportedComment = { by: string; at: string; text: string; hearts?: number; replies?: ExportedComment[] };
export type Reactions = { hearts: string[]; comments: ExportedComment[] };

/** Comments per call that reads replies. */
const maxThings = 500;

/** Reads all pages of a list; `undefined` if it has more than `left` entries. */
async function readAll<Entry>(left: number, read: (before: string | undefined) => Promise<{ entries: Entry[]; next?: string | undefined }>) {
  const found: Entry[] = [];
  let before: string | undefined;
  do {
    const { entries, next } = await read(before);
    found.push(...entries);
    before = next;
  } while (before !== undefined && found.length <= left);
  return found.length > left ? undefined : found;
}

function saidIn({ id, writer, createdAt: at, content: text, deleted, heartCount }: Comment, repliesTo: ReadonlyMap<string, Comment[]>): ExportedComment {
  const replies = (repliesTo.get(id) ?? []).map((reply) => saidIn(reply, repliesTo));
  const by = deleted ? '' : (writer?.username ?? '');
  return { by, at, text, ...(heartCount > 0 && { hearts: heartCount }), ...(replies.length > 0 && { replies }) };
}

/** Reads hearts and comments on a member's items (≤ 100), with replies, in few calls. `undefined` above `max`: the caller should ask for fewer items. */
export async function reactionsOn(ctx: ReactionCtx, member: string, items: readonly string[], max: number) {
  const under = (things: readonly string[], left: number) =>
    readAll(left, async (before) => {
      const { comments, next } = await ctx.rpc.social.ListCommentsUnder({ member, things: [...things], before });
      return { entries: comments, next };
    });
  const hearts = await readAll<Heart>(max, async (before) => {
    const answer = await ctx.rpc.social.ListHeartsOn({ member, things: [...items], before });
    return { entries: answer.hearts, next: answer.next };
  });
  const comments = await under(items, max);
  if (!hearts || !comments) return undefined;
  const replied = comments.filter(({ replyCount }) => replyCount > 0).map(({ id }) => id);
  const replies: Comment[] = [];
  for (let from = 0; from < replied.length; from += maxThings) {
    const more = await under(replied.slice(from, from + maxThings), max - replies.length);
    if (!more) return undefined;
    replies.push(...more);
  }
  const heartsOn = Map.groupBy(hearts, ({ item }) => item);
  const commentsOn = Map.groupBy(comments, ({ item }) => item);
  const repliesTo = Map.groupBy(replies, ({ responseTo = '' }) => responseTo);
  return (item: string): Reactions => ({
    hearts: (heartsOn.get(item) ?? []).map(({ profile }) => profile?.username ?? ''),
    comments: (commentsOn.get(item) ?? []).map((comment) => saidIn(comment, repliesTo)),
  });
}

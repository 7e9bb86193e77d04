import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { view } from '@kloak/platform/view.ts';
import { maxGroupNews, maxGroupPictures } from '@kloak/proto/rules/group-posts.ts';

/** A group post: its time (ISO 8601 UTC), sequence number in the partition, and first items. */
type NewsPost = { group: string; author: string; at: string; seq: number; items: string[] };
/**
 * Last post that a member has seen, or their time of joining: earlier posts are no news. `readTo`: posts up to this time were seen, from a mark without
 * a position.
 */
type NewsMark = { group: string; seenTo: number; readTo?: string | undefined };
type News = NewsPost | NewsMark;

const postId = ({ data: { post } }: { data: { post: string } }) => [`post:${post}`];
const seenId = (group: string, who: string) => `seen:${group}:${who}`;
const isNewsPost = (doc: News): doc is NewsPost => 'seq' in doc;
const isNewsMark = (doc: News | undefined): doc is NewsMark => doc !== undefined && 'seenTo' in doc;
const seenToOf = (doc: News | undefined) => (isNewsMark(doc) ? doc.seenTo : 0);

type GroupMemberEvent = { data: { group: string; who: string } };
const byReader = ({ data: { group, who } }: GroupMemberEvent) => [seenId(group, who)];
const came = { ids: byReader, fold: (_doc: News | undefined, { data: { group }, seq }: GroupMemberEvent & { seq: number }): News => ({ group, seenTo: seq }) };

/**
 * Facts that count new posts for a member: position, time and author of each post, without its long text, and the last seen position of each member.
 * Index `byGroup`: posts by position, newest first, since positions do not depend on clocks.
 */
export const news = view<News>({
  name: 'news',
  foldVersion: 3,
  indexes: { byGroup: { equals: ['group'], sort: 'seq', order: 'newest' } },
  on: {
    groups: {
      PostCreated: {
        ids: postId,
        fold: (_doc, { data: { group, author, items }, at, seq }) => ({
          group,
          author,
          at,
          seq,
          items: items.slice(0, maxGroupPictures).map(({ item }) => item),
        }),
      },
      PostDeleted: { ids: postId, fold: () => deleted },
      InviteAccepted: came,
      RequestAccepted: came,
      GroupRead: {
        ids: byReader,
        fold: (doc, { data: { group, readTo, seq } }) =>
          seq === undefined ? { group, seenTo: seenToOf(doc), readTo } : { group, seenTo: Math.max(seenToOf(doc), seq) },
      },
    },
  },
});

const newestOf = async (reader: ViewReader<News>, groups: readonly string[]): Promise<NewsPost[]> =>
  (await reader.newest({ index: 'byGroup', keys: groups.map((group) => [group]), perKey: maxGroupNews, limit: groups.length * maxGroupNews })).items.filter(
    isNewsPost,
  );

/**
 * Reads the number of new posts by group (≤ 100 groups of the member). Counts among the newest 10 posts: by others, after the member joined, not yet
 * seen.
 */
export async function newPostCounts(reader: ViewReader<News>, me: string, groups: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (groups.length === 0) return new Map();
  const [newest, marks] = await Promise.all([newestOf(reader, groups), reader.getMany(groups.map((group) => seenId(group, me)))]);
  const seen = new Map(marks.filter(isNewsMark).map((doc) => [doc.group, doc]));
  const isNew = ({ group, author, at, seq }: NewsPost) => {
    const { seenTo = 0, readTo = '' } = seen.get(group) ?? {};
    return author !== me && seq > seenTo && at > readTo;
  };
  const unseen = Map.groupBy(newest.filter(isNew), ({ group }) => group);
  return new Map([...unseen].map(([group, posts]) => [group, posts.length]));
}

/** Reads the first items of the newest 10 posts by group (≤ 100 groups), newest post first. */
export async function newestItems(reader: ViewReader<News>, groups: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const newest = groups.length === 0 ? [] : await newestOf(reader, groups);
  const posted = Map.groupBy(newest, ({ group }) => group);
  return new Map([...posted].map(([group, posts]) => [group, [...new Set(posts.flatMap(({ items }) => items))].slice(0, maxGroupPictures)]));
}

/** Reads the last seen one of the newest 10 posts: at or before position `seen`, or, without one, at or before `readTo` (ISO 8601 UTC). */
export async function lastSeen(reader: ViewReader<News>, group: string, readTo: string, seen: number | undefined) {
  const isShown = ({ at, seq }: NewsPost) => (seen === undefined ? at <= readTo : seq <= seen);
  return (await newestOf(reader, [group])).find(isShown);
}

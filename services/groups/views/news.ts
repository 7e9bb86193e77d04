import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { view } from '@kloak/platform/view.ts';
import { maxGroupNews } from '@kloak/proto/rules/group-posts.ts';
import type { Side } from './sides.ts';

/** A post to a group. Moments are ISO 8601 UTC. */
type Posted = { group: string; author: string; at: string };
/** Until which moment a member has seen what is posted to a group. */
type Seen = { group: string; readTo: string };
type News = Posted | Seen;

const postId = ({ data: { post } }: { data: { post: string } }) => [`post:${post}`];
const seenId = (group: string, who: string) => `seen:${group}:${who}`;
const isPosted = (doc: News): doc is Posted => 'at' in doc;
const isSeen = (doc: News): doc is Seen => 'readTo' in doc;

/** What tells how much is new to a member: of each post no more than when and by whom, since texts are long; and how far each member has seen them. */
export const news = view<News>({
  name: 'news',
  foldVersion: 1,
  indexes: { byGroup: { equals: ['group'], sort: 'at', order: 'newest' } },
  on: {
    groups: {
      PostCreated: { ids: postId, fold: (_doc, { data: { group, author }, at }) => ({ group, author, at }) },
      PostDeleted: { ids: postId, fold: () => deleted },
      GroupRead: {
        ids: ({ data: { group, who } }) => [seenId(group, who)],
        fold: (_doc, { data: { group, readTo } }) => ({ group, readTo }),
      },
    },
  },
});

/** By group, of some (≤ 100) in which a member is: of the newest 10 posts to each, how many are of others, came after the member, and are not seen. */
export async function newsFor(reader: ViewReader<News>, me: string, joined: readonly Side[]): Promise<ReadonlyMap<string, number>> {
  if (joined.length === 0) return new Map();
  const keys = joined.map(({ group }) => [group]);
  const [newest, seen] = await Promise.all([
    reader.newest({ index: 'byGroup', keys, perKey: maxGroupNews, limit: keys.length * maxGroupNews }),
    reader.getMany(joined.map(({ group }) => seenId(group, me))),
  ]);
  const since = new Map(joined.map(({ group, at }) => [group, at]));
  const readTo = new Map(seen.filter(isSeen).map((doc) => [doc.group, doc.readTo]));
  const isNew = ({ group, author, at }: Posted) => author !== me && at > (since.get(group) ?? '') && at > (readTo.get(group) ?? '');
  const unseen = Map.groupBy(newest.items.filter(isPosted).filter(isNew), ({ group }) => group);
  return new Map([...unseen].map(([group, posts]) => [group, posts.length]));
}

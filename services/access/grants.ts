// Items that members of a group may see through its posts. An owner attached the item, the post and the group exist, and the item was not made private since.
import { chunksOf } from '@kloak/platform/async/chunks.ts';
import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { strictView } from '@kloak/platform/view.ts';
import { type GroupMember, groupsAmong } from './group-members.ts';
import type { KnownItem } from './relations.ts';

/** An item in posts of a group. Each entry of `posts` counts those made when the owner had made the item private `narrowed` times. */
type Grant = { attached: string; group: string; since: string; posts: { narrowed: number; count: number }[] };
type Reader = ViewReader<Grant>;
/** Readers of `grants` and `groupMembers`. */
type Readers = { grants: Reader; members: ViewReader<GroupMember> };

const grantId = (item: string, group: string) => `grant:${item}:${group}`;

type OfPost = { data: { group: string; items: { item: string; narrowed: number }[] }; at: string };

const attachedIn = ({ data: { group, items } }: OfPost) => items.map(({ item }) => grantId(item, group));

/** Counts a post with the item up or down. */
const withPosts =
  (by: 1 | -1) =>
  (doc: Grant | undefined, { data: { group, items }, at }: OfPost, id: string) => {
    const one = items.find(({ item }) => grantId(item, group) === id);
    const { attached = one?.item ?? '', since = at, posts = [] } = doc ?? {};
    const narrowed = one?.narrowed ?? 0;
    const count = (posts.find((some) => some.narrowed === narrowed)?.count ?? 0) + by;
    const now = [...posts.filter((some) => some.narrowed !== narrowed), ...(count > 0 ? [{ narrowed, count }] : [])];
    return now.length === 0 ? deleted : { attached, group, since, posts: now };
  };

/** Strict view: one document for each item in posts of each group. `groupMembers` has who is in the group, and whether it exists. */
export const grants = strictView<Grant>({
  name: 'grants',
  foldVersion: 3,
  touched: { groups: { post: ['home'] } },
  indexes: { byItem: { equals: ['attached'], sort: 'since', order: 'newest' } },
  on: {
    groups: {
      PostCreated: { ids: attachedIn, fold: withPosts(1) },
      PostDeleted: { ids: attachedIn, fold: withPosts(-1) },
    },
  },
});

/** Newest groups of an item that count; an item in more is not visible through the others. */
const maxGroupsOfItem = 25;
/** Chunk size with which one query returns all groups of its items: a view returns at most 500 documents. */
const maxItemsAskedAtOnce = 500 / maxGroupsOfItem;

/** Reads which of these items a member may see through group posts. */
export async function grantedInGroups(readers: Readers, viewer: string, items: readonly KnownItem[]): Promise<ReadonlySet<string>> {
  const granted = await Promise.all(chunksOf(items, maxItemsAskedAtOnce).map((some) => grantedOf(readers, viewer, some)));
  return new Set(granted.flat());
}

const isAlive = ({ posts }: Grant, narrowed: number | undefined): boolean => posts.some((post) => post.narrowed === narrowed);
const narrowedIn = (items: readonly KnownItem[]) => new Map(items.map(({ item, narrowed }) => [item, narrowed]));

/** The same for items (≤ 500) shown in posts of one group. That group needs two queries; other groups are read only for the items that remain. */
export async function grantedThroughGroup(readers: Readers, group: string, viewer: string, items: readonly KnownItem[]): Promise<ReadonlySet<string>> {
  const [mine, found] = await Promise.all([
    groupsAmong(readers.members, viewer, [group]),
    readers.grants.getMany(items.map(({ item }) => grantId(item, group))),
  ]);
  const narrowedOf = narrowedIn(items);
  const alive = found.filter((grant) => mine.has(group) && isAlive(grant, narrowedOf.get(grant.attached)));
  const seen = new Set(alive.map(({ attached }) => attached));
  const rest = items.filter(({ item }) => !seen.has(item));
  return seen.union(await grantedInGroups(readers, viewer, rest));
}

async function grantedOf(readers: Readers, viewer: string, items: readonly KnownItem[]): Promise<string[]> {
  const narrowedOf = narrowedIn(items);
  const keys = [...narrowedOf.keys()].map((item) => [item]);
  const found = await readers.grants.newest({ index: 'byItem', keys, perKey: maxGroupsOfItem, limit: maxItemsAskedAtOnce * maxGroupsOfItem });
  const alive = found.items.filter((grant) => isAlive(grant, narrowedOf.get(grant.attached)));
  const groups = await groupsAmong(
    readers.members,
    viewer,
    alive.map(({ group }) => group),
  );
  return alive.filter(({ group }) => groups.has(group)).map(({ attached }) => attached);
}

/** Reads the groups (at most 25) that see an item through posts. `narrowed`: how often its owner has made it private; without it, all posts count. */
export async function groupsWithAccess(reader: Reader, item: string, narrowed?: number): Promise<string[]> {
  const { items } = await reader.page({ index: 'byItem', equals: [item], limit: maxGroupsOfItem });
  const isSeen = ({ posts }: Grant) => narrowed === undefined || posts.some((post) => post.narrowed === narrowed);
  return items.filter(isSeen).map(({ group }) => group);
}

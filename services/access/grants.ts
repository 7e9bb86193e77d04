// Items that members of a group may see through its posts. An owner attached the item, the post and the group exist, and the item was not made private since.
import { chunksOf } from '@kloak/platform/async/chunks.ts';
import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { strictView } from '@kloak/platform/view.ts';
import { maxGroupMembers } from '@kloak/proto/rules/groups.ts';
import { allAfter, factsAfter, type OfGroup } from './group-events.ts';
import { isLive } from './policy.ts';
import type { KnownItem } from './relations.ts';

/** A member of an existing group. */
type Member = { group: string; who: string };
/** An item in posts of a group. Each entry of `posts` counts those made when the owner had made the item private `narrowed` times. */
type Grant = { attached: string; group: string; since: string; posts: { narrowed: number; count: number }[] };

const memberId = (group: string, who: string) => `member:${group}:${who}`;
const grantId = (item: string, group: string) => `grant:${item}:${group}`;
const isMember = (doc: Member | Grant): doc is Member => 'who' in doc;
const isGrant = (doc: Member | Grant | undefined): doc is Grant => doc !== undefined && 'attached' in doc;

type OfPost = { data: { group: string; items: { item: string; narrowed: number }[] }; at: string };

/** A member while the group exists. */
function memberOf(_doc: Member | Grant | undefined, event: OfGroup, id: string): Member | typeof deleted {
  const { group } = event.data;
  const facts = factsAfter(event);
  return facts !== undefined && isLive(facts) ? { group, who: id.slice(memberId(group, '').length) } : deleted;
}

type OfWho = OfGroup & { data: { who: string } };
const ofWho = ({ data: { group, who } }: OfWho) => [memberId(group, who)];
const joined = { ids: ofWho, fold: memberOf };
const gone = { ids: ofWho, fold: (): typeof deleted => deleted };
const ofAll = { ids: (event: OfGroup) => allAfter(event).map((who) => memberId(event.data.group, who)), fold: memberOf };

const attachedIn = ({ data: { group, items } }: OfPost) => items.map(({ item }) => grantId(item, group));

/** Counts a post with the item up or down. */
const withPosts =
  (by: 1 | -1) =>
  (doc: Member | Grant | undefined, { data: { group, items }, at }: OfPost, id: string) => {
    const one = items.find(({ item }) => grantId(item, group) === id);
    const { attached = one?.item ?? '', since = at, posts = [] } = isGrant(doc) ? doc : {};
    const narrowed = one?.narrowed ?? 0;
    const count = (posts.find((some) => some.narrowed === narrowed)?.count ?? 0) + by;
    const now = [...posts.filter((some) => some.narrowed !== narrowed), ...(count > 0 ? [{ narrowed, count }] : [])];
    return now.length === 0 ? deleted : { attached, group, since, posts: now };
  };

/** Strict view. Documents: `member:{group}:{who}`, a member of an existing group; `grant:{item}:{group}`, an item in one of its posts. */
export const grants = strictView<Member | Grant>({
  name: 'grants',
  foldVersion: 2,
  touched: { groups: { group: ['home'], post: ['home'] } },
  indexes: {
    byItem: { equals: ['attached'], sort: 'since', order: 'newest' },
    members: { equals: ['group'], sort: 'who', order: 'oldest' },
  },
  on: {
    groups: {
      GroupCreated: ofAll,
      InviteAccepted: joined,
      RequestAccepted: joined,
      MemberLeft: gone,
      MemberRemoved: gone,
      GroupTrashed: ofAll,
      GroupRestored: ofAll,
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
export async function grantedInGroups(reader: ViewReader<Member | Grant>, viewer: string, items: readonly KnownItem[]): Promise<ReadonlySet<string>> {
  const granted = await Promise.all(chunksOf(items, maxItemsAskedAtOnce).map((some) => grantedOf(reader, viewer, some)));
  return new Set(granted.flat());
}

const isAlive = ({ posts }: Grant, narrowed: number | undefined): boolean => posts.some((post) => post.narrowed === narrowed);
const narrowedIn = (items: readonly KnownItem[]) => new Map(items.map(({ item, narrowed }) => [item, narrowed]));

/** The same for items (≤ 500) shown in posts of one group. That group needs two queries; other groups are read only for the items that remain. */
export async function grantedThroughGroup(
  reader: ViewReader<Member | Grant>,
  group: string,
  viewer: string,
  items: readonly KnownItem[],
): Promise<ReadonlySet<string>> {
  const [mine, found] = await Promise.all([groupsAmong(reader, viewer, [group]), reader.getMany(items.map(({ item }) => grantId(item, group)))]);
  const narrowedOf = narrowedIn(items);
  const alive = found.filter(isGrant).filter((grant) => mine.has(group) && isAlive(grant, narrowedOf.get(grant.attached)));
  const seen = new Set(alive.map(({ attached }) => attached));
  const rest = items.filter(({ item }) => !seen.has(item));
  return seen.union(await grantedInGroups(reader, viewer, rest));
}

async function grantedOf(reader: ViewReader<Member | Grant>, viewer: string, items: readonly KnownItem[]): Promise<string[]> {
  const narrowedOf = narrowedIn(items);
  const keys = [...narrowedOf.keys()].map((item) => [item]);
  const found = await reader.newest({ index: 'byItem', keys, perKey: maxGroupsOfItem, limit: maxItemsAskedAtOnce * maxGroupsOfItem });
  const alive = found.items.filter(isGrant).filter((grant) => isAlive(grant, narrowedOf.get(grant.attached)));
  const groups = await groupsAmong(
    reader,
    viewer,
    alive.map(({ group }) => group),
  );
  return alive.filter(({ group }) => groups.has(group)).map(({ attached }) => attached);
}

/** Reads which of these groups (≤ 500) somebody is in. */
export async function groupsAmong(reader: ViewReader<Member | Grant>, who: string, groups: readonly string[]): Promise<ReadonlySet<string>> {
  const members = await reader.getMany([...new Set(groups)].map((group) => memberId(group, who)));
  return new Set(members.filter(isMember).map(({ group }) => group));
}

/** Reads the members of an existing group, at most 1,000. */
export async function membersOfGroup(reader: ViewReader<Member | Grant>, group: string): Promise<string[]> {
  const { items } = await reader.page({ index: 'members', equals: [group], limit: maxGroupMembers });
  return items.filter(isMember).map(({ who }) => who);
}

/** Reads the groups (at most 25) that see an item through posts. `narrowed`: how often its owner has made it private; without it, all posts count. */
export async function groupsThatSee(reader: ViewReader<Member | Grant>, item: string, narrowed?: number): Promise<string[]> {
  const { items } = await reader.page({ index: 'byItem', equals: [item], limit: maxGroupsOfItem });
  const isSeen = ({ posts }: Grant) => narrowed === undefined || posts.some((post) => post.narrowed === narrowed);
  return items
    .filter(isGrant)
    .filter(isSeen)
    .map(({ group }) => group);
}

import { grantedAmong } from '@kloak/access/granted.ts';
import { mayView } from '@kloak/access/policy.ts';
import { factsOfAll, relations } from '@kloak/access/relations.ts';
import type { Position } from '@kloak/platform/wire/position.ts';
import { hourMs } from '@kloak/proto/rules/durations.ts';
import { chatUnreadHours, maxCountedItems } from '@kloak/proto/rules/notifications.ts';
import { adminList, type EntryDoc, groupList, ownList } from './entry.ts';
import { groupPosts } from './group-posts.ts';
import { type ItemDoc, items } from './items.ts';
import type { Reader, ReaderCtx } from './reader.ts';

/**
 * An entry as its reader may see it. For a day's posts, `item` or `groupPost` is the newest visible one and `items` their number. `places`: positions of
 * the visible acts.
 */
export type VisibleEntry = { doc: EntryDoc; at: string; places: Position[]; item?: string | undefined; groupPost?: string | undefined; items: number };

/** Reads which of these items (≤ 100) the reader may see now. */
async function seenAmong(ctx: ReaderCtx, { me, relatives }: Reader, about: readonly ItemDoc[]): Promise<ReadonlySet<string>> {
  const there = about.filter(({ owner, drawnAt, trashed }) => !trashed && (owner === me || drawnAt !== ''));
  const open = new Set(there.filter((item) => mayView(me, item, relatives.has(item.owner))).map(({ id }) => id));
  const others = there.map(({ id }) => id).filter((id) => !open.has(id));
  // Most items are visible by themselves, so no further query is needed.
  if (others.length === 0) return open;
  const facts = await factsOfAll(ctx.strict(relations), others);
  return open.union(await grantedAmong(ctx, me, [...facts.values()]));
}

const inBatch = (batches: (string | boolean)[][]) => ({
  index: 'inBatch',
  keys: batches,
  perKey: maxCountedItems,
  limit: Math.max(batches.length, 1) * maxCountedItems,
});

/** Messages appear in lists once they were unread for hours; pushes and their badge count them at once. */
export type Messages = 'late' | 'at-once';

/** Reads what entries (≤ 100) refer to, as far as the reader may see it, with a bounded number of queries. */
async function readAbout(ctx: ReaderCtx, reader: Reader, docs: readonly EntryDoc[], messages: Messages) {
  const idsOf = (kind: EntryDoc['kind']) => docs.filter((doc) => doc.kind === kind).map(({ id }) => id);
  const [about, posts, shared, posted] = await Promise.all([
    ctx.strict(items).getMany([...new Set(docs.flatMap(({ item }) => item ?? []))]),
    ctx.strict(groupPosts).getMany([...new Set(docs.flatMap(({ groupPost }) => groupPost ?? []))]),
    ctx.strict(items).newest(inBatch(idsOf('POSTS').map((id) => [id, true]))),
    ctx.strict(groupPosts).newest(inBatch(idsOf('GROUP_POSTS').map((id) => [id]))),
  ]);
  return {
    now: ctx.now(),
    messages,
    seen: await seenAmong(ctx, reader, about),
    posts: new Set(posts.map(({ id }) => id)),
    shared: Map.groupBy(shared.items, ({ batch }) => batch),
    posted: Map.groupBy(posted.items, ({ batch }) => batch),
  };
}

type AboutEntries = Awaited<ReturnType<typeof readAbout>>;
type VisibleContent = (Omit<VisibleEntry, 'doc' | 'at'> & { at?: string }) | undefined;

const placesOf = ({ acts }: EntryDoc): Position[] => acts.map(({ place }) => place);
/** Positions of the acts about these things. */
const placesOfThings = ({ acts }: EntryDoc, things: readonly { readonly id: string }[]): Position[] => {
  const ids = new Set(things.map(({ id }) => id));
  return acts.filter(({ of }) => ids.has(of)).map(({ place }) => place);
};

/** Items shared before the two connected are no news. */
function ofFamily({ relatives }: Reader, doc: EntryDoc, { shared }: AboutEntries): VisibleContent {
  const isNews = ({ owner, at }: ItemDoc) => {
    const since = relatives.get(owner);
    return since !== undefined && at >= since;
  };
  const told = (shared.get(doc.id) ?? []).filter(isNews);
  const [newest] = told;
  const places = [...placesOfThings(doc, told), ...told.map(({ drawnPlace = {} }) => drawnPlace)];
  return newest && { at: newest.at, item: newest.id, items: told.length, places };
}

/** Posts from before the reader joined are no news. A mention has an entry of its own. */
function ofGroup({ me, groups }: Reader, doc: EntryDoc, { posted }: AboutEntries): VisibleContent {
  const { id, group = '', acts, audience } = doc;
  const own = groups.get(group);
  if (own === undefined || audience !== groupList(group) || acts[0]?.who === me) return undefined;
  const told = (posted.get(id) ?? []).filter(({ at, mentions }) => at >= own.at && !mentions.includes(me));
  const [newest] = told;
  return newest && { at: newest.at, groupPost: newest.id, items: told.length, places: placesOfThings(doc, told) };
}

function ofOne({ me, groups }: Reader, doc: EntryDoc, { seen, posts }: AboutEntries): VisibleContent {
  const { item, group, groupPost, audience } = doc;
  const own = group === undefined ? undefined : groups.get(group);
  const isTold = group === undefined || (own !== undefined && own.level !== 'NONE');
  const isFor = audience === ownList(me) || (own?.isAdmin === true && audience === adminList(own.group));
  const isThere = (item === undefined || seen.has(item)) && (groupPost === undefined || posts.has(groupPost));
  return isTold && isFor && isThere ? { item, groupPost, items: 0, places: placesOf(doc) } : undefined;
}

/** Messages appear only after they were unread for hours, at the position of the first unread one. */
function ofChat(_reader: Reader, { since = '', sincePlace }: EntryDoc, { now, messages }: AboutEntries): VisibleContent {
  if (messages === 'at-once') return { items: 0, places: sincePlace ? [sincePlace] : [] };
  const at = new Date(Date.parse(since) + chatUnreadHours * hourMs);
  return at <= now ? { at: at.toISOString(), items: 0, places: sincePlace ? [sincePlace] : [] } : undefined;
}

const ofVault = ({ isVaultAdmin }: Reader, doc: EntryDoc): VisibleContent =>
  isVaultAdmin ? { items: Math.min(doc.acts.length, maxCountedItems), places: placesOf(doc) } : undefined;

const shows: Readonly<Partial<Record<EntryDoc['kind'], typeof ofOne>>> = { POSTS: ofFamily, GROUP_POSTS: ofGroup, REPORTS: ofVault, CHAT_MESSAGES: ofChat };

/** Acts of vault admins are visible even if the reader blocks them. */
const ofVaultAdmins: readonly EntryDoc['kind'][] = ['LOOK_ASKED', 'LOOKED_AT', 'REPORT_CLOSED'];

/** Removes acts of blocked members; the entry is hidden if none remain. */
function withoutBlocked({ blocked }: Reader, doc: EntryDoc): EntryDoc {
  if (blocked.size === 0 || ofVaultAdmins.includes(doc.kind)) return doc;
  const acts = doc.acts.filter(({ who }) => !blocked.has(who));
  return acts.length === doc.acts.length ? doc : { ...doc, acts, at: acts[0]?.at };
}

/** Reads which of these entries (≤ 100) the reader may see and has not muted. */
export async function filterVisible(ctx: ReaderCtx, reader: Reader, read: readonly EntryDoc[], messages: Messages = 'late'): Promise<VisibleEntry[]> {
  const docs = read.map((doc) => withoutBlocked(reader, doc));
  const about = await readAbout(ctx, reader, docs, messages);
  return docs.flatMap((doc) => {
    const shown = (shows[doc.kind] ?? ofOne)(reader, doc, about);
    return doc.at !== undefined && shown ? [{ doc, at: doc.at, ...shown }] : [];
  });
}

import { refusalOf } from '@kloak/platform/errors.ts';
import { type ListPage, type ListRequest, pageSize } from '@kloak/platform/lists/paging.ts';
import { emptyPosition, mergePositions, type Position } from '@kloak/platform/wire/position.ts';
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { notificationsPerPage, notifiedForDays } from '@kloak/proto/rules/notifications.ts';
import { maxNumberedEntries, maxPerPage, pageTooDeep } from '@kloak/proto/rules/pages.ts';
import { inbox, isUnread } from '../domain/inbox.ts';
import { entries } from './entries.ts';
import { listsOf, type ReaderCtx, readerOf } from './reader.ts';
import { filterVisible, type Messages, type VisibleEntry } from './visible-entries.ts';

/** Extra queries allowed when much is hidden from the reader; after them the page is shorter than asked and has a cursor. */
const maxMoreQuestions = 5;

/** Number of wanted entries, the cursor, which entries count, and since when messages do. */
type EntriesQuery = {
  readonly count: number;
  readonly before?: string | undefined;
  readonly counts?: (entry: VisibleEntry) => boolean;
  readonly messages?: Messages;
};

/** Collects a member's entries, newest first, as far as they are visible now and not muted. */
async function collect(ctx: ReaderCtx, me: string, { count, before, counts = () => true, messages }: EntriesQuery): Promise<ListPage<VisibleEntry>> {
  const reader = await readerOf(ctx, me);
  const keys = listsOf(reader).map((list) => [list]);
  const oldest = new Date(ctx.now().getTime() - notifiedForDays * dayMs).toISOString();
  const found: VisibleEntry[] = [];
  let next = before;
  let missing = count;
  for (let left = Math.ceil(count / maxPerPage) + maxMoreQuestions; left > 0 && missing > 0; left--) {
    const limit = Math.min(missing, maxPerPage);
    const read = await ctx.view(entries).newest({ index: 'byAudience', keys, limit, ...(next !== undefined && { before: next }) });
    const recent = read.items.filter(({ at = '' }) => at > oldest);
    const wanted = recent.filter(({ kind }) => !reader.muted.includes(kind));
    found.push(...(await filterVisible(ctx, reader, wanted, messages)));
    missing = count - found.filter(counts).length;
    next = recent.length < read.items.length ? undefined : read.next;
    if (next === undefined) break;
  }
  return { items: found, next };
}

/** A page of a member's entries. Refuses: 400 `bad-cursor`, `page-too-deep`. */
async function readPage(ctx: ReaderCtx, me: string, { page, perPage, before }: ListRequest): Promise<ListPage<VisibleEntry>> {
  const size = pageSize(perPage, notificationsPerPage);
  const skip = before === undefined ? page * size : 0;
  // Views cannot skip, so earlier entries are read and dropped.
  if (skip > maxNumberedEntries) throw refusalOf(pageTooDeep);
  const { items, next } = await collect(ctx, me, { count: skip + size, before });
  return { items: items.slice(skip), next };
}

/**
 * The same, with positions that count as seen after this page: everything that the view has folded. Messages appear long after they were written, so for
 * chat only the visible ones count. See [Note: Read marks].
 */
export async function readEntries(ctx: ReaderCtx, me: string, request: ListRequest): Promise<ListPage<VisibleEntry> & { seen: Position }> {
  const { chat: _written, ...folded } = await ctx.view(entries).position();
  const { items, next } = await readPage(ctx, me, request);
  return { items, next, seen: items.flatMap(({ places }) => places).reduce(mergePositions, folded) };
}

/** Positions that count as seen for a member who saw the entries up to `moment`, ISO 8601 UTC. */
export async function positionSeenUntil(ctx: ReaderCtx, me: string, moment: string): Promise<Position> {
  const { items, seen } = await readEntries(ctx, me, { page: 0, perPage: 0 });
  const shown = items.filter(({ at }) => at <= moment);
  return shown.length === items.length ? seen : shown.flatMap(({ places }) => places).reduce(mergePositions, emptyPosition);
}

/** The newest page of entries. Entries from a clock that was ahead come first, in addition to the page's size. */
export async function readNews(ctx: ReaderCtx, me: string): Promise<VisibleEntry[]> {
  const now = ctx.now().toISOString();
  return (await collect(ctx, me, { count: notificationsPerPage, counts: ({ at }) => at <= now })).items;
}

/** True if an entry is unread. */
export async function hasUnread(ctx: ReaderCtx, me: string): Promise<boolean> {
  const [mark, news] = await Promise.all([ctx.state(inbox.of({ member: me })), readNews(ctx, me)]);
  return news.some((entry) => isUnread(mark, entry));
}

/** Unread entries among the newest, rooms with unread messages included. */
export async function readUnread(ctx: ReaderCtx, me: string): Promise<VisibleEntry[]> {
  const query: EntriesQuery = { count: notificationsPerPage, messages: 'at-once' };
  const [mark, { items }] = await Promise.all([ctx.state(inbox.of({ member: me })), collect(ctx, me, query)]);
  return items.filter((entry) => entry.doc.kind === 'CHAT_MESSAGES' || isUnread(mark, entry));
}

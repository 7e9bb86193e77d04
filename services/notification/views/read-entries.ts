import { refusalOf } from '@kloak/platform/errors.ts';
import { type ListPage, type ListRequest, pageSize } from '@kloak/platform/lists/paging.ts';
import { notificationsPerPage, notifiedForDays } from '@kloak/proto/rules/notifications.ts';
import { maxNumberedEntries, maxPerPage, pageTooDeep } from '@kloak/proto/rules/pages.ts';
import { entries } from './entries.ts';
import { listsOf, type Reading, readerOf } from './reader.ts';
import { type VisibleEntry, visibleAmong } from './visible-entries.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** So many questions more than were needed are asked, where much is hidden from the reader: then an answer is shorter, and goes on. */
const maxMoreQuestions = 5;

/** A part of what is new for a member, the newest first, as far as the member may see it now, and wants to. Refuses: 400 `bad-cursor`, `page-too-deep`. */
export async function readEntries(ctx: Reading, me: string, { page, perPage, before }: ListRequest): Promise<ListPage<VisibleEntry>> {
  const size = pageSize(perPage, notificationsPerPage);
  const skip = before === undefined ? page * size : 0;
  // A view has no way to skip: what lies before is read past.
  if (skip > maxNumberedEntries) throw refusalOf(pageTooDeep);
  const reader = await readerOf(ctx, me);
  const keys = listsOf(reader).map((list) => [list]);
  const oldest = new Date(ctx.now().getTime() - notifiedForDays * dayMs).toISOString();
  const found: VisibleEntry[] = [];
  let next = before;
  for (let left = Math.ceil((skip + size) / maxPerPage) + maxMoreQuestions; left > 0 && found.length < skip + size; left--) {
    const limit = Math.min(skip + size - found.length, maxPerPage);
    const read = await ctx.view(entries).newest({ index: 'byAudience', keys, limit, ...(next !== undefined && { before: next }) });
    const recent = read.items.filter(({ at = '' }) => at > oldest);
    const wanted = recent.filter(({ kind }) => !reader.muted.includes(kind));
    found.push(...(await visibleAmong(ctx, reader, wanted)));
    next = recent.length < read.items.length ? undefined : read.next;
    if (next === undefined) break;
  }
  return { items: found.slice(skip), next };
}

/** Whether there is some that is newer than what the member has read. */
export async function hasUnread(ctx: Reading, me: string, readTo: string): Promise<boolean> {
  const { items } = await readEntries(ctx, me, { page: 0, perPage: 0 });
  return items.some(({ at }) => at > readTo);
}

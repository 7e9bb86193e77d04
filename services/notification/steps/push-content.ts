import { cards, cardsById, erasedCard } from '@kloak/access/cards.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { PushKind } from '@kloak/proto/rules/device-pushes.ts';
import { inbox, isUnread } from '../domain/inbox.ts';
import { lineOf, type NameOf, pathOf, requestLines } from '../tools/digest-message.ts';
import type { EntryDoc } from '../views/entry.ts';
import { groupNames, namesOf } from '../views/group-names.ts';
import { items, videosAmong } from '../views/items.ts';
import type { WaitingDoc } from '../views/pending-requests.ts';
import { listsOf, type Reader } from '../views/reader.ts';
import { showEntries } from '../views/show-entries.ts';
import { filterVisible } from '../views/visible-entries.ts';

export type PushContent = { kind: PushKind; title: string; url: string };

/** The page of all notifications and requests. */
const newsPath = '/notification';

async function nameOfGroups(ctx: ReactionCtx, groups: readonly string[]): Promise<NameOf> {
  const names = await namesOf(ctx.view(groupNames), groups);
  return (group = '') => names.get(group);
}

export const isPushed = ({ muted, pushMuted }: Reader, kind: PushKind): boolean => !pushMuted.includes(kind) && !muted.some((one) => one === kind);

/** The push about an entry, if its reader may see it now, wants it, and has not read it. */
export async function entryContent(ctx: ReactionCtx, reader: Reader, doc: EntryDoc): Promise<PushContent | undefined> {
  const { kind } = doc;
  if (!isPushed(reader, kind) || !listsOf(reader).includes(doc.audience)) return undefined;
  const [[visible], mark] = await Promise.all([filterVisible(ctx, reader, [doc], 'at-once'), ctx.state(inbox.of({ member: reader.me }))]);
  if (visible === undefined || (kind !== 'CHAT_MESSAGES' && !isUnread(mark, visible))) return undefined;
  const [entry] = await showEntries(ctx, [visible], () => true);
  if (entry === undefined) return undefined;
  const { item, group } = entry;
  const [videos, nameOf] = await Promise.all([
    videosAmong(ctx.view(items), item === undefined ? [] : [item]),
    nameOfGroups(ctx, group === undefined ? [] : [group]),
  ]);
  const [title = ''] = lineOf(entry, nameOf);
  return { kind, title, url: pathOf(entry, { isVideo: (one) => videos.has(one) }) ?? newsPath };
}

/** The push about a request that waits for an answer. */
export async function requestContent(ctx: ReactionCtx, reader: Reader, { by = '', inviter = '', group }: WaitingDoc): Promise<PushContent | undefined> {
  const kind: PushKind = group === undefined ? 'CONNECTION_REQUESTS' : 'GROUP_INVITES';
  if (!isPushed(reader, kind) || reader.blocked.has(by) || reader.blocked.has(inviter)) return undefined;
  const card = (await cardsById(ctx.view(cards), [by])).get(by) ?? erasedCard(by);
  const people = group === undefined ? { profiles: [card], people: 1 } : { profiles: [], people: 0 };
  const groups = group === undefined ? [] : [group];
  const [title = ''] = requestLines({ people, groups }, await nameOfGroups(ctx, groups));
  return { kind, title, url: newsPath };
}

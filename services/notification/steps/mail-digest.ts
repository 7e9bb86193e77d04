import { cards, cardsById, confirmedEmail, erasedCard } from '@kloak/access/cards.ts';
import { blockedBy, relations } from '@kloak/access/relations.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import type { MailSettings } from '@kloak/proto/rules/notification-mails.ts';
import { normalizeAddress } from '@kloak/proto/rules/people/names.ts';
import { type Digest, digest, plan } from '../domain/digest.ts';
import { inbox, isUnread } from '../domain/inbox.ts';
import { earliestMail, nextMail } from '../domain/mail-hours.ts';
import { mailSettingsOf, settings } from '../domain/settings.ts';
import { digestMessage, type OpenRequests } from '../tools/digest-message.ts';
import { writeUnsubscribeToken } from '../tools/unsubscribe-token.ts';
import { groupNames, namesOf } from '../views/group-names.ts';
import { pendingRequests, pendingRequestsOf, type WaitingDoc } from '../views/pending-requests.ts';
import { readNews } from '../views/read-entries.ts';
import { maxNamed, showEntries } from '../views/show-entries.ts';
import type { VisibleEntry } from '../views/visible-entries.ts';
import { mailTime } from './mail-time.ts';
import { readEntryContext } from './read-entry-context.ts';

/** Maximum requests that are read, newest first. */
const maxWaiting = 100;

/** Address for mails; empty if unconfirmed, erased, or locked by the settings. */
async function addressOf(ctx: ReactionCtx, member: string): Promise<string> {
  const card = await ctx.view(cards).get(member);
  const address = card ? confirmedEmail(card) : '';
  const isLocked = ctx.settings.lockedAddresses.some((locked) => normalizeAddress(locked) === normalizeAddress(address));
  return isLocked ? '' : address;
}

type MailedUpTo = Pick<Digest, 'toldTo' | 'atOnceTo'>;
/** Mails that are due: the regular digest (`rest`), the immediate one (`atOnce`). */
type Time = { readonly rest: boolean; readonly atOnce: boolean };

type News = { readonly entries: readonly VisibleEntry[]; readonly asked: readonly WaitingDoc[] };
const nothing: News = { entries: [], asked: [] };

/**
 * Entries for a mail that is due: visible now, neither read nor mailed before. Unanswered requests come with the regular digest. Entries dated ahead of
 * the clock wait: the mailed mark is a moment, and nothing older may be missed.
 */
async function newsOf(ctx: ReactionCtx, member: string, told: MailedUpTo, time: Time, { muted, atOnce }: MailSettings): Promise<News> {
  const mark = await ctx.state(inbox.of({ member }));
  const items = await readNews(ctx, member);
  const now = mailTime(ctx).toISOString();
  const blocked = await blockedBy(ctx.strict(relations), member);
  const waits = time.rest ? await pendingRequestsOf(ctx.view(pendingRequests), member, maxWaiting) : [];
  const asked = waits.filter(({ by = '', inviter = '' }) => !blocked.has(by) && !blocked.has(inviter));
  const isTime = ({ at, doc }: VisibleEntry) => (atOnce.includes(doc.kind) ? time.atOnce && at > told.atOnceTo : time.rest && at > told.toldTo);
  return {
    entries: items.filter((entry) => entry.at <= now && isUnread(mark, entry) && !muted.includes(entry.doc.kind) && isTime(entry)),
    asked: asked.filter(({ at, place }) => at <= now && isUnread(mark, { at, places: [place] }) && at > told.toldTo),
  };
}

async function showAsked(ctx: ReactionCtx, asked: readonly WaitingDoc[]): Promise<OpenRequests> {
  const people = asked.flatMap(({ by }) => by ?? []);
  const named = people.slice(0, maxNamed);
  const found = await cardsById(ctx.view(cards), named);
  const profiles = named.map((who) => found.get(who) ?? erasedCard(who)).map(({ id, username, image }) => ({ id, username, image }));
  return { people: { profiles, people: people.length }, groups: asked.flatMap(({ group }) => group ?? []) };
}

const newestOf = (news: readonly { readonly at: string }[]): string =>
  news
    .map(({ at }) => at)
    .toSorted()
    .at(-1) ?? '';

type Due = { member: string; dueAt: string };

/** Mails it. A mail that its server never takes is not sent again. */
async function send(ctx: ReactionCtx, { member, dueAt }: Due, news: News, to: string): Promise<void> {
  const unsubscribe = `${ctx.settings.url}/unsubscribe/${await writeUnsubscribeToken(ctx, member)}`;
  const [entries, asked] = await Promise.all([showEntries(ctx, news.entries, () => true), showAsked(ctx, news.asked)]);
  const names = await namesOf(ctx.view(groupNames), [...entries.flatMap(({ group }) => group ?? []), ...asked.groups]);
  const nameOf = (group = '') => names.get(group);
  const written = digestMessage({ asked, entries, nameOf, ...(await readEntryContext(ctx, member, entries)) }, { url: ctx.settings.url, unsubscribe });
  try {
    await ctx.mail.send({ ...written, to, unsubscribe, cause: `digest:${member}:${dueAt}` });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'letter-refused') throw error;
    ctx.log.warn('a digest could not be sent');
  }
}

/** Mails a member's entries if a mail is due and there are any, and plans the next check. Two runs send one mail. */
export async function mailDigest(ctx: ReactionCtx, due: Due): Promise<void> {
  const { member } = due;
  const [{ nextAt, atOnceAt, ...told }, chosen] = await Promise.all([ctx.state(digest.of({ member })), ctx.state(settings.of({ member }))]);
  const wanted = mailSettingsOf(chosen);
  const planned = (next: Parameters<typeof plan>[1]) => ctx.decide(digest.of({ member }), plan(member, next));
  const now = mailTime(ctx);
  const next = nextMail(now, wanted);
  const isPast = (at: string) => at !== '' && at <= now.toISOString();
  // Looked at since the settings changed, or for the first time: nothing of the rest is due yet.
  const time: Time = { rest: next !== '' && isPast(nextAt), atOnce: wanted.atOnce.length > 0 && isPast(atOnceAt) };
  const later = wanted.atOnce.length > 0 && !isPast(atOnceAt) ? atOnceAt : '';
  if (!time.rest && !time.atOnce) return void (await planned({ nextAt: next, atOnceAt: later }));
  const earliest = earliestMail(now, wanted);
  if (earliest > now.toISOString()) return void (await planned({ nextAt: time.rest ? earliest : next, atOnceAt: time.atOnce ? earliest : later }));
  const to = await addressOf(ctx, member);
  const news = to === '' ? nothing : await newsOf(ctx, member, told, time, wanted);
  if (news.entries.length + news.asked.length > 0) await send(ctx, due, news, to);
  const [atOnce = [], rest = []] = [true, false].map((isAtOnce) => news.entries.filter(({ doc }) => wanted.atOnce.includes(doc.kind) === isAtOnce));
  await planned({ nextAt: next, atOnceAt: later, toldTo: newestOf([...rest, ...news.asked]), atOnceTo: newestOf(atOnce) });
}

import { cards, confirmedEmail } from '@kloak/access/cards.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { normalizeAddress } from '@kloak/proto/rules/names.ts';
import type { MailSettings } from '@kloak/proto/rules/notification-mails.ts';
import { notificationsPerPage } from '@kloak/proto/rules/notifications.ts';
import { type Digest, digest, plan } from '../domain/digest.ts';
import { inbox } from '../domain/inbox.ts';
import { earliestMail, nextMail } from '../domain/mail-hours.ts';
import { mailSettingsOf, settings } from '../domain/settings.ts';
import { digestMessage } from '../tools/digest-message.ts';
import { writeUnsubscribeToken } from '../tools/unsubscribe-token.ts';
import { readEntries } from '../views/read-entries.ts';
import { showEntries } from '../views/show-entries.ts';
import type { VisibleEntry } from '../views/visible-entries.ts';

/** Where a member is mailed: nowhere whose address is not confirmed, who was erased, or whom the settings keep out. */
async function addressOf(ctx: ReactionCtx, member: string): Promise<string> {
  const card = await ctx.view(cards).get(member);
  const address = card ? confirmedEmail(card) : '';
  const isLocked = ctx.settings.lockedAddresses.some((locked) => normalizeAddress(locked) === normalizeAddress(address));
  return isLocked ? '' : address;
}

type Told = Pick<Digest, 'toldTo' | 'atOnceTo'>;
/** Of which of the two it is time. */
type Time = { readonly rest: boolean; readonly atOnce: boolean };

/** What the page would show now, and was neither read nor mailed: of what it is time for. */
async function newsOf(ctx: ReactionCtx, member: string, told: Told, time: Time, { muted, atOnce }: MailSettings): Promise<VisibleEntry[]> {
  const { readTo } = await ctx.state(inbox.of({ member }));
  const { items } = await readEntries(ctx, member, { page: 0, perPage: notificationsPerPage });
  const isTime = ({ at, doc }: VisibleEntry) => (atOnce.includes(doc.kind) ? time.atOnce && at > told.atOnceTo : time.rest && at > told.toldTo);
  return items.filter((entry) => entry.at > readTo && !muted.includes(entry.doc.kind) && isTime(entry));
}

const newestOf = (news: readonly VisibleEntry[]): string =>
  news
    .map(({ at }) => at)
    .toSorted()
    .at(-1) ?? '';

type Due = { member: string; dueAt: string };

/** Mails it. A mail that its server never takes is not sent again. */
async function send(ctx: ReactionCtx, { member, dueAt }: Due, news: readonly VisibleEntry[], to: string): Promise<void> {
  const unsubscribe = `${ctx.settings.url}/unsubscribe/${await writeUnsubscribeToken(ctx, member)}`;
  const written = digestMessage(await showEntries(ctx, news), { url: ctx.settings.url, unsubscribe });
  try {
    await ctx.mail.send({ ...written, to, unsubscribe, cause: `digest:${member}:${dueAt}` });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'letter-refused') throw error;
    ctx.log.warn('a digest could not be sent');
  }
}

/** Mails a member what is new, if now is the time and there is something, and plans the next look. Done twice it is one mail. */
export async function mailDigest(ctx: ReactionCtx, due: Due): Promise<void> {
  const { member } = due;
  const [{ nextAt, atOnceAt, ...told }, chosen] = await Promise.all([ctx.state(digest.of({ member })), ctx.state(settings.of({ member }))]);
  const wanted = mailSettingsOf(chosen);
  const planned = (next: Parameters<typeof plan>[1]) => ctx.decide(digest.of({ member }), plan(member, next));
  const [now, next] = [ctx.now(), nextMail(ctx.now(), wanted)];
  const isPast = (at: string) => at !== '' && at <= now.toISOString();
  // Looked at since the settings changed, or for the first time: nothing of the rest is due yet.
  const time: Time = { rest: next !== '' && isPast(nextAt), atOnce: wanted.atOnce.length > 0 && isPast(atOnceAt) };
  const waiting = wanted.atOnce.length > 0 && !isPast(atOnceAt) ? atOnceAt : '';
  if (!time.rest && !time.atOnce) return void (await planned({ nextAt: next, atOnceAt: waiting }));
  const earliest = earliestMail(now, wanted);
  if (earliest > now.toISOString()) return void (await planned({ nextAt: time.rest ? earliest : next, atOnceAt: time.atOnce ? earliest : waiting }));
  const to = await addressOf(ctx, member);
  const news = to === '' ? [] : await newsOf(ctx, member, told, time, wanted);
  if (news.length > 0) await send(ctx, due, news, to);
  const [atOnce = [], rest = []] = [true, false].map((isAtOnce) => news.filter(({ doc }) => wanted.atOnce.includes(doc.kind) === isAtOnce));
  await planned({ nextAt: next, atOnceAt: waiting, toldTo: newestOf(rest), atOnceTo: newestOf(atOnce) });
}

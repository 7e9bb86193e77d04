import { cards, confirmedEmail } from '@kloak/access/cards.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { normalizeAddress } from '@kloak/proto/rules/names.ts';
import type { MailSettings } from '@kloak/proto/rules/notification-mails.ts';
import { notificationsPerPage } from '@kloak/proto/rules/notifications.ts';
import { digest, plan } from '../domain/digest.ts';
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

/** What the page would show now, and was neither read nor mailed. */
async function newsOf(ctx: ReactionCtx, member: string, toldTo: string, { muted }: MailSettings): Promise<VisibleEntry[]> {
  const { readTo } = await ctx.state(inbox.of({ member }));
  const { items } = await readEntries(ctx, member, { page: 0, perPage: notificationsPerPage });
  return items.filter(({ at, doc }) => at > readTo && at > toldTo && !muted.includes(doc.kind));
}

type Due = { member: string; dueAt: string };

/** Mails it; answers of which moment the newest is. A mail that its server never takes is not sent again. */
async function send(ctx: ReactionCtx, { member, dueAt }: Due, news: readonly VisibleEntry[], to: string): Promise<string> {
  const unsubscribe = `${ctx.settings.url}/unsubscribe/${await writeUnsubscribeToken(ctx, member)}`;
  const written = digestMessage(await showEntries(ctx, news), { url: ctx.settings.url, unsubscribe });
  try {
    await ctx.mail.send({ ...written, to, unsubscribe, cause: `digest:${member}:${dueAt}` });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'letter-refused') throw error;
    ctx.log.warn('a digest could not be sent');
  }
  return (
    news
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? ''
  );
}

/** Mails a member what is new, if now is the time and there is something, and plans the next look. Done twice it is one mail. */
export async function mailDigest(ctx: ReactionCtx, due: Due): Promise<void> {
  const { member } = due;
  const [{ nextAt, toldTo }, chosen] = await Promise.all([ctx.state(digest.of({ member })), ctx.state(settings.of({ member }))]);
  const wanted = mailSettingsOf(chosen);
  const planned = (at: string, to = '') => ctx.decide(digest.of({ member }), plan(member, at, to));
  const [now, next] = [ctx.now(), nextMail(ctx.now(), wanted)];
  // Looked at since the settings changed, or for the first time: nothing is due yet.
  if (next === '' || nextAt === '' || nextAt > now.toISOString()) return void (await planned(next));
  const earliest = earliestMail(now, wanted);
  if (earliest > now.toISOString()) return void (await planned(earliest));
  const to = await addressOf(ctx, member);
  const news = to === '' ? [] : await newsOf(ctx, member, toldTo, wanted);
  await planned(next, news.length > 0 ? await send(ctx, due, news, to) : '');
}

// Limits of requested mails to one account or address. They are counted in the log, so that neither a restart nor another replica forgets them.
import { dayMs } from '@kloak/proto/rules/durations.ts';
import { Refusal } from '../errors.ts';

/** Minimum seconds between two mails, and maximum mails in 24 hours. */
type MailLimit = { betweenSeconds: number; most: number };

/** Fixed by the product's decisions. */
const usual: MailLimit = { betweenSeconds: 60, most: 5 };
const periodMs = dayMs;

/** Times of requested mails, ISO 8601 UTC, oldest first. */
export type MailTimes = readonly string[];

/** Adds a mail at this moment and returns the times of the period. Too many, or too soon after the last one: returns the wait. */
export function recordMail(asked: MailTimes, now: Date, limit: Partial<MailLimit> = {}): { askedAt: string[] } | { retryAfterSeconds: number } {
  const { betweenSeconds, most } = { ...usual, ...limit };
  // Times by a clock that was ahead delay nobody.
  const recent = asked.filter((at) => Math.abs(now.getTime() - Date.parse(at)) < periodMs);
  const newest = recent.at(-1);
  const [oldest] = recent;
  const freeAt = Math.max(
    newest === undefined || betweenSeconds === 0 ? 0 : Date.parse(newest) + betweenSeconds * 1000,
    oldest === undefined || recent.length < most ? 0 : Date.parse(oldest) + periodMs,
  );
  if (now.getTime() < freeAt) return { retryAfterSeconds: Math.ceil((freeAt - now.getTime()) / 1000) };
  return { askedAt: [...recent, now.toISOString()] };
}

const justSent = 'We have just sent you an email. Please wait a minute before you ask for another one.';
const tooManyToday = 'We have sent you several emails today. Please look for them in your spam folder too, or ask again tomorrow.';

/** The same. Refuses: 429 `too-many` with `retryAfter`, in seconds; `tooMany` is the text for the limit of a day. */
export function recordMailOrRefuse(
  asked: MailTimes,
  now: Date,
  { tooMany = tooManyToday, ...limit }: Partial<MailLimit> & { tooMany?: string } = {},
): { askedAt: string[] } {
  const more = recordMail(asked, now, limit);
  if ('askedAt' in more) return more;
  const { retryAfterSeconds: retryAfter } = more;
  throw new Refusal('too-many', 'too-many', retryAfter > usual.betweenSeconds ? tooMany : justSent, { retryAfter });
}

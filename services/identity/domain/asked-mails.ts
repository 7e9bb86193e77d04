// How often a mail may be asked for that goes to one account or address. It stands in the log, so that neither a restart nor another replica forgets it.
import { Refusal } from '@kloak/platform/errors.ts';

/** By the product's decisions: at most once a minute, and five times in 24 hours. */
export const minBetweenSeconds = 60;
const maxInPeriod = 5;
const periodMs = 24 * 60 * 60 * 1000;

/** When mails were asked for, ISO 8601 UTC, oldest first. */
export type Asked = readonly string[];

/** With one more now: when those of the period were asked for. Too often: how long to wait. */
export function askOnceMore(asked: Asked, now: Date): { askedAt: string[] } | { retryAfterSeconds: number } {
  const recent = asked.filter((at) => now.getTime() - Date.parse(at) < periodMs);
  const newest = recent.at(-1);
  const [oldest] = recent;
  const freeAt = Math.max(
    newest === undefined ? 0 : Date.parse(newest) + minBetweenSeconds * 1000,
    oldest === undefined || recent.length < maxInPeriod ? 0 : Date.parse(oldest) + periodMs,
  );
  if (now.getTime() < freeAt) return { retryAfterSeconds: Math.ceil((freeAt - now.getTime()) / 1000) };
  return { askedAt: [...recent, now.toISOString()] };
}

const justSent = 'We have just sent you an email. Please wait a minute before you ask for another one.';
const tooManyToday = 'We have sent you several emails today. Please look for them in your spam folder too, or ask again tomorrow.';

/** The same. Refuses: 429 `too-many` with `retryAfter`, in seconds. */
export function askOrRefuse(asked: Asked, now: Date): { askedAt: string[] } {
  const more = askOnceMore(asked, now);
  if ('askedAt' in more) return more;
  const { retryAfterSeconds: retryAfter } = more;
  throw new Refusal('too-many', 'too-many', retryAfter > minBetweenSeconds ? tooManyToday : justSent, { retryAfter });
}

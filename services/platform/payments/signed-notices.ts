// Signatures of Stripe's webhooks: `Stripe-Signature: t={seconds},v1={HMAC-SHA-256 of "t.body" in hex}`. The sandbox signs in the same way.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../errors.ts';
import { maxNoticeAgeSeconds } from '../ports/payments.ts';

const digestOf = (body: string, seconds: string, key: string) => createHmac('sha256', key).update(`${seconds}.`).update(body).digest();

export function signNotice(body: string, key: string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${digestOf(body, seconds, key).toString('hex')}`;
}

/** Refuses: 400 `bad-signature` unless the key signed it within 5 min before or after `at`. */
export function checkSignature(body: string, signature: string, key: string, at: Date): void {
  const parts = signature.split(',').map((part) => part.trim().split('='));
  const [seconds = ''] = parts.flatMap(([name, value = '']) => (name === 't' ? [value] : []));
  const given = parts.flatMap(([name, value = '']) => (name === 'v1' ? [Buffer.from(value, 'hex')] : []));
  const wanted = digestOf(body, seconds, key);
  const isYoung = /^\d{1,12}$/.test(seconds) && Math.abs(at.getTime() / 1000 - Number(seconds)) <= maxNoticeAgeSeconds;
  if (!isYoung || !given.some((one) => one.length === wanted.length && timingSafeEqual(one, wanted)))
    throw new Refusal('invalid', 'bad-signature', 'The webhook is not signed by the payment provider, or too old.');
}

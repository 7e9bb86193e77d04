import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key for `signToken`, base64url. */
export function newTokenKey(): string {
  return randomBytes(32).toString('base64url');
}

const seal = (key: string, text: string) => createHmac('sha256', key).update(text).digest();

/** `{part}.{part}.{HMAC}`: equal parts give the same token, and nothing of it needs to be stored. Parts contain no dot. */
export function signToken(key: string, parts: (string | number)[]): string {
  const text = parts.join('.');
  return `${text}.${seal(key, text).toString('base64url')}`;
}

/** The parts of a token that this key signed. */
export function readToken(key: string, token: string): string[] | undefined {
  const end = token.lastIndexOf('.');
  if (end < 0) return undefined;
  const text = token.slice(0, end);
  const [given, right] = [Buffer.from(token.slice(end + 1), 'base64url'), seal(key, text)];
  return given.length === right.length && timingSafeEqual(given, right) ? text.split('.') : undefined;
}

import { avatarKey, storagePath } from '../files/storage-keys.ts';

/** Root-relative URL of a member's picture: the chosen one or, without one, a picture drawn from the account's id. */
export function avatarOf(account: string, avatar = ''): string {
  return avatar === '' ? `${storagePath}avatar/${account}.svg` : `${storagePath}${avatarKey(account, avatar)}`;
}

/** Rejects paths with `.` or `..` steps, independent of their end. */
const withoutSteps = (text: string) => (/(?:^|[\\/])\.\.?(?:[\\/]|$)/.test(text) ? '' : text);

/**
 * Parses the URL of a picture, absolute or not, or its last segment. No `account` if the text does not contain it, no `avatar` for the drawn picture.
 */
export function readAvatarUrl(text: string): { account?: string; avatar?: string } {
  const [, account, avatar] = /^(?:.*\/avatar\/([\w-]+)\/)?([\w-]+)\.webp$/.exec(withoutSteps(text)) ?? [];
  if (avatar !== undefined) return account === undefined ? { avatar } : { account, avatar };
  const [, drawnFor] = /(?:^|\/)avatar\/([\w-]+)\.svg$/.exec(withoutSteps(text)) ?? [];
  return drawnFor === undefined ? {} : { account: drawnFor };
}

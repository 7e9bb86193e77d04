import { avatarKey, storagePath } from '../files/storage-keys.ts';

/** Root-relative URL of the picture of a member: their own, or, where there is none, one that is drawn from the account's id. */
export function avatarOf(account: string, avatar = ''): string {
  return avatar === '' ? `${storagePath}avatar/${account}.svg` : `${storagePath}${avatarKey(account, avatar)}`;
}

/** A way through folders is no address of a picture, whatever it ends with. */
const withoutSteps = (text: string) => (/(?:^|[\\/])\.\.?(?:[\\/]|$)/.test(text) ? '' : text);

/** Whose picture such a URL, absolute or not, or its last segment names, and which: no `account` where the text does not tell, no `avatar` where it is the drawn one. */
export function readAvatarUrl(text: string): { account?: string; avatar?: string } {
  const [, account, avatar] = /^(?:.*\/avatar\/([\w-]+)\/)?([\w-]+)\.webp$/.exec(withoutSteps(text)) ?? [];
  if (avatar !== undefined) return account === undefined ? { avatar } : { account, avatar };
  const [, drawnFor] = /(?:^|\/)avatar\/([\w-]+)\.svg$/.exec(withoutSteps(text)) ?? [];
  return drawnFor === undefined ? {} : { account: drawnFor };
}

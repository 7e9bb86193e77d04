import { matchPath } from 'react-router-dom';
import { type Loadable, lazyPart, preload } from '../ui/lazy-part.tsx';
import { ownPostMenu } from './routes/own-post-part.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { accountMenu } from './shell/account-menu-part.ts';

/** Every screen with its lazy part. */
export const screenParts: readonly { readonly screen: Screen; readonly part: Loadable<object> }[] = screens.map((screen) => ({
  screen,
  part: lazyPart(screen.page),
}));

export const toasts = lazyPart(async () => (await import('../ui/window/toasts.tsx')).Toasts);
export const footer = lazyPart(async () => (await import('./shell/footer.tsx')).Footer);
export const account = lazyPart(async () => (await import('./shell/member-chrome.tsx')).Account);
export const memberChrome = lazyPart(async () => (await import('./shell/member-chrome.tsx')).MemberChrome);

export const pathsOf = ({ path, alsoAt }: Screen): readonly string[] => (alsoAt === undefined ? [path] : [path, alsoAt]);

/** Returns the screen at an address; the last of the table matches every address. */
export function screenAt(pathname: string): (typeof screenParts)[number] | undefined {
  return screenParts.find(({ screen }) => pathsOf(screen).some((path) => matchPath(path, pathname)));
}

/** Loads the screen of an address before its guard has decided: mostly it may be shown. */
export function preloadFirst(pathname: string, perhapsSignedIn: boolean): Promise<void> {
  const first = screenAt(pathname);
  return preload(...(first ? [first.part] : []), ...(perhapsSignedIn ? [memberChrome, account] : [footer]));
}

/** Preloads everything that may be needed next, so that screens open at once and a lost network can still be reported. */
export function preloadRest(isMember: boolean): void {
  const next = screenParts.filter(({ screen }) => screen.preloadFor === 'everyone' || (isMember && screen.preloadFor === 'members'));
  void preload(toasts, ...next.map(({ part }) => part), ...(isMember ? [accountMenu, ownPostMenu] : []));
}

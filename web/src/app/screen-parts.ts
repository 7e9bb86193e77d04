import { matchPath } from 'react-router-dom';
import { type Loadable, lazyPart, preload } from './lazy-part.tsx';
import { ownPostMenu } from './routes/own-post-part.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { accountMenu } from './shell/account-menu-part.ts';

/** Every screen with its code. */
export const screenParts: readonly { readonly screen: Screen; readonly part: Loadable<object> }[] = screens.map((screen) => ({
  screen,
  part: lazyPart(screen.page),
}));

export const toasts = lazyPart(async () => (await import('../ui/window/toasts.tsx')).Toasts);
export const footer = lazyPart(async () => (await import('./shell/footer.tsx')).Footer);
export const account = lazyPart(async () => (await import('./shell/member-chrome.tsx')).Account);
export const memberChrome = lazyPart(async () => (await import('./shell/member-chrome.tsx')).MemberChrome);

export const pathsOf = ({ path, alsoAt }: Screen): readonly string[] => (alsoAt === undefined ? [path] : [path, alsoAt]);

/** The screen at an address; the last of the table is at every address. */
export function screenAt(pathname: string): (typeof screenParts)[number] | undefined {
  return screenParts.find(({ screen }) => pathsOf(screen).some((path) => matchPath(path, pathname)));
}

/** Fetches the screen of an address before anybody knows whether it may be shown: mostly it may. */
export function preloadFirst(pathname: string, perhapsSignedIn: boolean): Promise<void> {
  const first = screenAt(pathname);
  return preload(...(first ? [first.part] : []), ...(perhapsSignedIn ? [memberChrome, account] : [footer]));
}

/** Everything that could be needed next; so the next screen opens at once, and a lost network can still be told of. */
export function preloadRest(isMember: boolean): void {
  const next = screenParts.filter(({ screen }) => screen.preloadFor === 'everyone' || (isMember && screen.preloadFor === 'members'));
  void preload(toasts, ...next.map(({ part }) => part), ...(isMember ? [accountMenu, ownPostMenu] : []));
}

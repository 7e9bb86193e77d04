import type { ComponentType } from 'react';
import { latePart, preload } from './late.tsx';

/** A screen with the word of help of its menu entry above it. */
const helped = (item: 'home' | 'family', page: () => Promise<ComponentType>) =>
  latePart(async () => {
    const [Page, { withHelp }] = await Promise.all([page(), import('./shell/help-card.tsx')]);
    return withHelp(item, Page);
  });

/** Every screen, each in a chunk of its own. */
export const pages = {
  landing: latePart(async () => (await import('../features/landing/landing-page.tsx')).LandingPage),
  signIn: latePart(async () => (await import('../features/account/sign-in-page.tsx')).SignInPage),
  signUp: latePart(async () => (await import('../features/account/sign-up-page.tsx')).SignUpPage),
  confirm: latePart(async () => (await import('../features/account/confirm-page.tsx')).ConfirmPage),
  home: helped('home', async () => (await import('../features/home/home-page.tsx')).HomePage),
  upload: latePart(async () => (await import('../features/upload/upload-page.tsx')).UploadPage),
  image: latePart(async () => (await import('./image-route.tsx')).ImageRoute),
  families: helped('family', async () => (await import('../features/families/families-page.tsx')).FamiliesPage),
  legal: latePart(async () => (await import('../features/legal/legal-page.tsx')).LegalPage),
  notFound: latePart(async () => (await import('./not-found-page.tsx')).NotFoundPage),
};

export const toasts = latePart(async () => (await import('../ui/toasts.tsx')).Toasts);
export const accountMenu = latePart(async () => (await import('./shell/account-menu.tsx')).AccountMenu);
export const memberChrome = latePart(async () => (await import('./shell/member-chrome.tsx')).MemberChrome);

/** Fetches the screen of an address before anybody knows whether it may be shown: mostly it may. */
export function preloadFirst(pathname: string, perhapsSignedIn: boolean): Promise<void> {
  const { home, upload, image, families, signIn, signUp, landing } = pages;
  const screens = { '': landing, login: signIn, register: signUp, home, upload, image, families };
  const first = pathname.split('/')[1] ?? '';
  const screen = Object.entries(screens).filter(([name]) => name === first);
  return preload(...screen.map(([, page]) => page), ...(perhapsSignedIn ? [memberChrome] : []));
}

/** Everything that could be needed next; so the next screen opens at once, and a lost network can still be told of. */
export function preloadRest(isMember: boolean): void {
  const { home, image, upload, families, signIn } = pages;
  void preload(toasts, signIn, ...(isMember ? [accountMenu, home, image, upload, families] : []));
}

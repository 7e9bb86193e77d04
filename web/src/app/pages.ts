import { type ComponentType, lazy } from 'react';

/** A screen in a chunk of its own. */
function page<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return { load, Page: lazy(async () => ({ default: await load() })) };
}

export const pages = {
  landing: page(async () => (await import('../features/landing/landing-page.tsx')).LandingPage),
  signIn: page(async () => (await import('../features/account/sign-in-page.tsx')).SignInPage),
  signUp: page(async () => (await import('../features/account/sign-up-page.tsx')).SignUpPage),
  confirm: page(async () => (await import('../features/account/confirm-page.tsx')).ConfirmPage),
  home: page(async () => (await import('../features/home/home-page.tsx')).HomePage),
  upload: page(async () => (await import('../features/upload/upload-page.tsx')).UploadPage),
  image: page(async () => (await import('./image-route.tsx')).ImageRoute),
  families: page(async () => (await import('../features/families/families-page.tsx')).FamiliesPage),
  legal: page(async () => (await import('../features/legal/legal-page.tsx')).LegalPage),
  notFound: page(async () => (await import('./not-found-page.tsx')).NotFoundPage),
};

/** Begins to fetch the screen of an address before anybody knows whether it may be shown: mostly it may. */
export function preloadPage(pathname: string): void {
  const { home, upload, image, families, signIn, signUp, landing } = pages;
  const screens = { '': landing, login: signIn, register: signUp, home, upload, image, families };
  const first = pathname.split('/')[1] ?? '';
  const screen = Object.entries(screens).find(([name]) => name === first)?.[1];
  void screen?.load().catch(() => {});
}

/** Fetches the screens of a member while the browser is idle, so that the next one opens at once. */
export function preloadMemberPages(): void {
  const { home, upload, image, families } = pages;
  for (const { load } of [home, image, upload, families]) void load().catch(() => {});
}

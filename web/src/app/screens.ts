import { texts } from '../lib/texts.ts';
import type { Screen } from './screen.ts';

const { shell, footer } = texts;

/** Every screen. Routes, preloading, menus, footer and the tests in a browser read this table, and the build (`chunks.ts`) reads its text. In the menus and in the footer they stand in this order. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    who: 'guests',
    page: async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
    prepared: true,
  },
  {
    path: '/login',
    who: 'guests',
    page: async () => (await import('../features/account/sign-in-page.tsx')).SignInPage,
    prepared: true,
    preloadFor: 'everyone',
  },
  {
    path: '/register',
    who: 'guests',
    page: async () => (await import('../features/account/sign-up-page.tsx')).SignUpPage,
    prepared: true,
  },
  {
    path: '/forgot-password',
    who: 'guests',
    page: async () => (await import('../features/account/forgot-page.tsx')).ForgotPage,
  },
  {
    path: '/home',
    who: 'members',
    page: async () => (await import('./home-route.tsx')).HomeRoute,
    prepared: true,
    preloadFor: 'members',
    menu: { label: shell.home, icon: 'home', section: 'menu' },
    help: { key: 'home' },
  },
  {
    path: '/upload',
    who: 'members',
    page: async () => (await import('./upload-route.tsx')).UploadRoute,
    preloadFor: 'members',
    guestsTo: '/register',
    menu: { label: shell.upload, icon: 'upload', section: 'library' },
  },
  {
    path: '/image/:imageId',
    who: 'members',
    page: async () => (await import('./post-route.tsx')).PostRoute,
    alsoAt: '/video/:videoId',
    example: '/image/unknown',
    preloadFor: 'members',
  },
  {
    path: '/subscribed-videos',
    who: 'members',
    page: async () => (await import('../features/videos/subscribed-page.tsx')).SubscribedPage,
  },
  {
    path: '/albums/:albumId',
    who: 'members',
    page: async () => (await import('./album-route.tsx')).AlbumRoute,
    example: '/albums/unknown',
    preloadFor: 'members',
  },
  {
    path: '/families',
    who: 'members',
    page: async () => (await import('../features/families/families-page.tsx')).FamiliesPage,
    preloadFor: 'members',
    menu: { label: shell.families, icon: 'family', section: 'menu', badge: 'requests' },
    help: { key: 'family', width: 'reading' },
  },
  {
    path: '/my-profile',
    who: 'members',
    page: async () => (await import('./my-profile-route.tsx')).MyProfileRoute,
    preloadFor: 'members',
    menu: { label: shell.profile, icon: 'profile', section: 'library' },
    help: { key: 'profile' },
  },
  {
    path: '/timeline',
    who: 'members',
    page: async () => (await import('./timeline-route.tsx')).TimelineRoute,
  },
  {
    path: '/profile/:profileName?',
    who: 'members',
    page: async () => (await import('./profile-route.tsx')).ProfileRoute,
    example: '/profile/unknown',
    preloadFor: 'members',
  },
  {
    path: '/sessions',
    who: 'members',
    page: async () => (await import('../features/sessions/sessions-page.tsx')).SessionsPage,
    menu: { label: shell.devices, icon: 'devices', section: 'account' },
  },
  {
    path: '/change-password',
    who: 'members',
    page: async () => (await import('../features/account/change-password-page.tsx')).ChangePasswordPage,
  },
  {
    path: '/confirm-email/:token',
    who: 'everyone',
    page: async () => (await import('../features/account/confirm-page.tsx')).ConfirmPage,
    example: '/confirm-email/unknown',
  },
  {
    path: '/reset-password/:token',
    who: 'everyone',
    page: async () => (await import('../features/account/reset-page.tsx')).ResetPage,
    example: '/reset-password/unknown',
  },
  {
    path: '/privacy',
    who: 'everyone',
    page: async () => (await import('../features/legal/legal-page.tsx')).PrivacyPage,
    footer: footer.privacy,
  },
  {
    path: '/terms',
    who: 'everyone',
    page: async () => (await import('../features/legal/legal-page.tsx')).TermsPage,
    footer: footer.terms,
  },
  {
    path: '/cookies',
    who: 'everyone',
    page: async () => (await import('../features/legal/legal-page.tsx')).CookiesPage,
    footer: footer.cookies,
  },
  {
    path: '/acceptable-use',
    who: 'everyone',
    page: async () => (await import('../features/legal/legal-page.tsx')).AcceptableUsePage,
    footer: footer.acceptableUse,
  },
  {
    path: '*',
    who: 'everyone',
    page: async () => (await import('./not-found-page.tsx')).NotFoundPage,
    example: '/nowhere',
  },
];

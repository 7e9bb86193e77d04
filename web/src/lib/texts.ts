/** Catalogue of texts: strings, functions that insert names or numbers, and nested catalogues. */
export type Texts = { readonly [name: string]: string | ((...told: never[]) => string) | readonly string[] | Texts | readonly Texts[] };

/**
 * Texts for every visitor. Each feature has its own `texts.ts`, so that a page loads only its part; `testing/catalogue.ts` combines them all. Texts that
 * the specification quotes are exact copies, typos included.
 */
export const texts = {
  shell: {
    skip: 'Skip to content',
    createAccount: 'Create Account',
    signIn: 'Sign In',
    home: 'Home',
    photos: 'Photos',
    upgrade: 'Upgrade',
    upload: 'Upload',
    families: 'Family',
    groups: 'Groups',
    notifications: 'Notifications',
    profile: 'Profile',
    settings: 'Settings',
    devices: 'Your devices',
    trash: 'Trash',
    console: 'Admin console',
    accountMenu: 'Account menu',
    theme: 'Theme',
    themes: { light: 'Light', dark: 'Dark', system: 'System' },
    offline: 'You are offline. You see what this device has kept.',
    away: 'The server cannot be reached. You see what this device has kept.',
  },

  footer: {
    links: 'Legal',
    privacy: 'Privacy',
    terms: 'Terms',
    cookies: 'Cookies',
    acceptableUse: 'Acceptable Use',
    doNotSell: 'Do not sell my info',
    copyright: '© 2021 Kloak',
  },

  common: {
    loading: 'Loading',
    retry: 'Try again',
    serverDown: 'Server is currently down',
    failed: 'Something has went wrong',
    offline: 'You are offline. Check your connection and try again.',
    notKept: 'You are offline, and this is not kept on this device.',
    needsNetwork: 'Not possible now: the server cannot be reached.',
    unreachable: 'The server cannot be reached. Try again in a moment.',
    notifications: 'Messages',
    dismiss: 'Dismiss',
  },
} as const satisfies Texts;

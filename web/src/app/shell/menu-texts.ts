import type { Texts } from '../../lib/texts.ts';

/** What stands in members' menus. */
export const menuTexts = {
  mainMenu: 'Main menu',
  menu: 'MENU',
  library: 'LIBRARY',
  family: 'FAMILY',
  logout: 'Logout',
  logoutFailed: 'Log Out Failed',
  addFamily: 'Add Family',
  allFamily: 'See all',
  requests: (count: number) => (count === 1 ? '1 pending request' : `${count} pending requests`),
  help: {
    home: 'See all the posts that your family made visible to you.',
    family: 'Seek out your family and invite your friends.',
    profile: 'Your library holds the files that you uploaded. You can edit them here.',
  },
  helpTitle: 'Good to know',
  helpDismiss: 'Got it',
} as const satisfies Texts;

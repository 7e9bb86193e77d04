import type { Texts } from '../../lib/texts.ts';

/** What stands in members' menus. */
export const menuTexts = {
  mainMenu: 'Main menu',
  menu: 'MENU',
  library: 'LIBRARY',
  family: 'FAMILY',
  logout: 'Logout',
  logoutFailed: 'Log Out Failed',
  allFamily: 'See all',
  requests: (count: number) => (count === 1 ? '1 pending request' : `${count} pending requests`),
} as const satisfies Texts;

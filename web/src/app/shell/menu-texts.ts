import type { Texts } from '../../lib/texts.ts';

export const menuTexts = {
  mainMenu: 'Main menu',
  menu: 'MENU',
  library: 'LIBRARY',
  family: 'FAMILY',
  logout: 'Logout',
  logoutFailed: 'Log Out Failed',
  allFamily: 'See all',
  seeMessages: 'See Messages',
  /** A short form for narrow places. */
  unread: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  notSent: (count: number) => (count === 1 ? '1 message not sent' : `${count} messages not sent`),
  requests: (count: number) => (count === 1 ? '1 pending request' : `${count} pending requests`),
  news: 'New notifications',
} as const satisfies Texts;

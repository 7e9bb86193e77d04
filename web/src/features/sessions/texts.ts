import type { Texts } from '../../lib/texts.ts';

export const sessionsTexts = {
  intro: 'These browsers and devices are signed in to your vault.',
  unknown: 'A device that did not say what it is',
  current: 'This device',
  seen: (when: string) => `Last seen ${when}`,
  since: (day: string) => `Signed in on ${day}`,
  end: 'Sign out',
  endOf: (device: string) => `Sign out ${device}`,
  ending: 'Signing out…',
  ended: 'That device is signed out.',
  endOthers: 'Sign out all other devices',
  othersEnded: 'All other devices are signed out.',
  password: 'Password',
  passwordNote: 'A device that you lost, or a password that somebody may know: change it, and every other device has to sign in again.',
  changePassword: 'Change password',
  loadFailed: 'Your devices cannot be shown right now.',
} as const satisfies Texts;

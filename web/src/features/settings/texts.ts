import type { Texts } from '../../lib/texts.ts';

export const settingsTexts = {
  signingIn: 'Signing in',
  signingInNote: 'Where you are signed in, and the password with which you do.',
  changePassword: 'Change password',
  offline: 'Without a network',
  offlineNote:
    'This device keeps the app, and pages and small pictures that you saw lately. They are removed when you log out. Originals and videos are never kept.',
  offlineSwitch: 'Keep them on this device',
} as const satisfies Texts;

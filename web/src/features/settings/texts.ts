import type { Texts } from '../../lib/texts.ts';

export const settingsTexts = {
  signingIn: 'Signing in',
  signingInNote: 'Where you are signed in, and the password with which you do.',
  changePassword: 'Change password',
} as const satisfies Texts;

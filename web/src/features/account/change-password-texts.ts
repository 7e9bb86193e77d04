import type { Texts } from '../../lib/texts.ts';

export const changePasswordTexts = {
  title: 'Change password',
  current: 'Current password',
  required: 'Current password is required',
  submit: 'Change password',
  busy: 'Saving...',
  failed: 'Something went wrong',
  done: 'Your password is changed. All other devices are signed out.',
} as const satisfies Texts;

import type { Texts } from '../../lib/texts.ts';

export const confirmTexts = {
  title: 'Email confirmation',
  working: 'Confirming your email',
  done: 'Thank you. Your email has been confirmed.',
  failed: 'Oops. Something went wrong. Error: ',
  already: 'Your email has been confirmed already.',
  continue: 'Continue',
  resend: 'Resend Verify Email',
} as const satisfies Texts;

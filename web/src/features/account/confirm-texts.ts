import type { Texts } from '../../lib/texts.ts';

export const confirmTexts = {
  title: 'Email confirmation',
  ask: 'Is this your email? Confirm it, and you can share with your family.',
  submit: 'Confirm my email',
  busy: 'Confirming...',
  done: 'Thank you. Your email has been confirmed.',
  failed: 'Oops. Something went wrong. Error: ',
  already: 'Your email has been confirmed already.',
  continue: 'Continue',
  resend: 'Resend Verify Email',
  whose: 'You did not sign up in this browser. Enter the password of your account to confirm the email.',
  current: 'Your password',
  required: 'Password is required',
  chooseNew: 'I do not know the password',
  newPassword: 'Choose a new password. It replaces the one that was chosen at the sign-up, and signs out every device.',
} as const satisfies Texts;

import { noAccount } from '@kloak/proto/rules/people/name-or-address.ts';
import type { Texts } from '../../lib/texts.ts';

export const forgotTexts = {
  title: 'Find your account',
  lead: 'Tell us who you are, and we send you a link to choose a new password.',
  query: 'Email or username',
  find: 'Find account',
  finding: 'Searching...',
  notFound: noAccount.message,
  failed: 'Something went wrong',
  reset: 'Reset Password',
  sending: 'Sending...',
  sent: (address: string) => `We have sent a link to ${address}. It is valid for 24 hours. Open it to choose a new password.`,
  another: 'Find another account',
  remembered: 'Remembered it?',
} as const satisfies Texts;

import { resetLinkInvalid } from '@kloak/proto/rules/people/password-reset.ts';
import type { Texts } from '../../lib/texts.ts';

export const resetTexts = {
  title: 'Reset password',
  checking: 'Checking your link',
  invalid: resetLinkInvalid.message,
  another: 'Request another link',
  submit: 'Reset Password',
  busy: 'Saving...',
  failed: 'Something went wrong',
  done: 'Your password has been changed. Sign in with the new one.',
} as const satisfies Texts;

import { sessionEnds } from '@kloak/proto/rules/people/sessions.ts';
import { badCredentials } from '@kloak/proto/rules/people/sign-in.ts';
import type { Texts } from '../../lib/texts.ts';

export const signInTexts = {
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot password?',
  rememberMe: 'Remember me',
  noAccount: 'New to Kloak?',
  register: 'register now!',
  busy: 'Logging in...',
  failed: badCredentials.message,
  ended: sessionEnds,
} as const satisfies Texts;

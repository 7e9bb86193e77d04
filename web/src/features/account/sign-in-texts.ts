import type { Texts } from '../../lib/texts.ts';

export const signInTexts = {
  email: 'Email',
  password: 'Password',
  rememberMe: 'Remember me',
  noAccount: 'New to Kloak?',
  register: 'register now!',
  busy: 'Logging in...',
  passwordShort: 'Password must be at least 6 characters',
  passwordRequired: 'Password is required',
  failed: 'Check out your Account or Password again',
} as const satisfies Texts;

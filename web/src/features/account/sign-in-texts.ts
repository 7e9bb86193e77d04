import type { Texts } from '../../lib/texts.ts';

export const signInTexts = {
  title: 'Sign In',
  email: 'Email',
  password: 'Password',
  rememberMe: 'Remember me',
  noAccount: 'New to Kloak?',
  register: 'register now!',
  submit: 'Sign In',
  busy: 'Logging in...',
  passwordShort: 'Password must be at least 6 characters',
  passwordRequired: 'Password is required',
  failed: 'Check out your Account or Password again',
} as const satisfies Texts;

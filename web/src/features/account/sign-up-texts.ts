import type { Texts } from '../../lib/texts.ts';

export const signUpTexts = {
  title: 'Sign Up',
  lead: 'Your own vault, free of charge.',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  terms: { before: 'I am at least 13 years old and agree with the ', terms: 'Terms of Service', between: ' and the ', privacy: 'Privacy Policy', after: '.' },
  busy: 'Submitting...',
  haveAccount: 'Already have an account?',
  passwordsDiffer: 'Passwords must match',
  confirmRequired: 'Confirm Password is required',
  termsRequired: "You must click on checkbox to agree with the product's terms and services",
  done: 'Your account is ready. We have sent you an email: open its link to confirm your address.',
} as const satisfies Texts;

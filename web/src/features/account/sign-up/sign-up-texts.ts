import type { Texts } from '../../../lib/texts.ts';

export const signUpTexts = {
  title: 'Sign Up',
  lead: 'Your own vault, free of charge.',
  invited: (inviter: string | undefined) =>
    inviter === undefined
      ? 'You have been invited. Once you have confirmed this address, you are connected with whoever sent you the invite.'
      : `${inviter} invites you. Once you have confirmed this address, you and ${inviter} are connected.`,
  username: 'Username',
  email: 'Email',
  terms: { before: 'I am at least 13 years old and agree with the ', terms: 'Terms of Service', between: ' and the ', privacy: 'Privacy Policy', after: '.' },
  busy: 'Submitting...',
  haveAccount: 'Already have an account?',
  termsRequired: "You must click on checkbox to agree with the product's terms and services",
  done: (email: string) =>
    `Your account is ready. We have sent an email to ${email}: open its link to confirm your address. If nothing has come after a few minutes, sign in, and we can send it again.`,
} as const satisfies Texts;

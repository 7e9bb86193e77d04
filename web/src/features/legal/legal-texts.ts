import type { Texts } from '../../lib/texts.ts';

/** Drafts of the legal pages from known facts, not legal advice: an operator replaces them before others use the vault. */
type Section = { readonly title: string; readonly text: string };
export type LegalText = { readonly title: string; readonly updated?: string; readonly sections: readonly Section[]; readonly namesContact?: true };

export const contactTexts = {
  title: 'Contact',
  write: 'Write to the people who run this vault:',
  unnamed: 'Write to the people who run this vault.',
} as const satisfies Texts;

const updated = 'Last updated 29 April 2021';

export const legalTexts = {
  privacy: {
    title: 'Privacy Policy',
    updated,
    sections: [
      {
        title: 'What we keep',
        text: 'Your username, your email address, and the photos, videos and words that you upload. Your password is kept only in a form that cannot be read back.',
      },
      {
        title: 'Who sees it',
        text: 'What you mark Private is seen by you alone. What you mark Family is seen by you and the people you are connected with. We do not sell your information to anybody.',
      },
      { title: 'Where it is', text: 'Data is stored in the United States.' },
      {
        title: 'Third parties',
        text: 'A card payment provider handles the payment of paid plans. It receives what is needed for the payment and none of your photos and videos.',
      },
      { title: 'Children', text: 'We do not collect information from children under 13.' },
    ],
    namesContact: true,
  },
  terms: {
    title: 'Terms of Service',
    updated,
    sections: [
      { title: 'Your account', text: 'You must be at least 13 years old. Keep your password to yourself; you answer for what happens under your account.' },
      { title: 'Your content', text: 'Your photos and videos remain yours. You allow us to store them and to show them to the people you choose.' },
      { title: 'Ending', text: 'You may stop using the vault at any time and cancel a paid plan at any time.' },
      { title: 'Law', text: 'These terms are governed by the laws of California.' },
    ],
    namesContact: true,
  },
  cookies: {
    title: 'Cookie Policy',
    updated: 'Effective 29 April 2021',
    sections: [
      { title: 'Essential cookies only', text: 'We use cookies that keep you signed in. Without them the vault cannot know who you are.' },
      { title: 'What we do not use', text: 'There are no performance, functionality or targeting cookies.' },
    ],
  },
  acceptableUse: {
    title: 'Acceptable Use Policy',
    sections: [
      { title: 'Be kind', text: 'Upload only what you have the right to share. Do not use the vault to harass, threaten or deceive anybody.' },
      {
        title: 'Never',
        text: 'Nothing that is against the law, nothing that harms or exploits children, and no attempt to reach what is not shared with you or to disturb the service.',
      },
      { title: 'What happens', text: 'An account that breaks these rules may be closed.' },
    ],
  },
} as const satisfies Record<string, LegalText>;

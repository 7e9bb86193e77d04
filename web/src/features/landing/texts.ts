import type { Texts } from '../../lib/texts.ts';

export const landingTexts = {
  headline: 'Welcome',
  tagline: 'A vault for treasured memories.',
  lead: 'Keep your family’s photos and videos in one private place, and share them only with the people you love.',
  start: 'Start Uploading Your Memories Now!',
  whatIs: 'What is Kloak?',
  whatIsText:
    'Kloak is a private vault for your family’s photos and videos. No followers, no advertising, no strangers: you decide for each picture whether it is yours alone or your family’s to see.',
  secure: 'Secure',
  secureText: 'Your photos and videos are kept in encrypted cloud storage.',
  safe: 'Safe',
  safeText: 'Only you and your loved ones can open the vault.',
  share: 'Share',
  shareText: 'Heart and comment on the moments your family shares with you.',
  signUpBanner: 'Your memories deserve a home.',
  signUpBannerText: 'Signing up is free and takes a minute.',
  signUp: 'Sign Up',
  pricing: 'Pricing',
  noCard: 'no credit card needed, cancel at anytime',
} as const satisfies Texts;

import type { Texts } from '../lib/texts.ts';

/** First steps of a new member. */
export const firstStepsTexts = {
  title: 'Your first steps',
  confirm: 'Confirm your email address',
  family: 'Add your family',
  photos: 'Upload your first photos',
  done: 'Done',
} as const satisfies Texts;

import type { HelpKey } from '@kloak/proto/rules/help.ts';
import type { Texts } from '../../lib/texts.ts';

/** Help texts of menu entries, and labels of their popover. */
export const helpTexts = {
  title: 'Good to know',
  pages: {
    home: 'See all the posts that your family made visible to you.',
    photos: 'Everything that you and your family share, by the day it was taken.',
    family: 'Seek out your family and invite your friends.',
    groups: 'Create and join groups.',
    notification: 'Keep up to date with recent notifications.',
    profile: 'Your library holds the files that you uploaded. You can edit them here.',
  } satisfies Record<HelpKey, string>,
  dismiss: 'Got it',
} as const satisfies Texts;

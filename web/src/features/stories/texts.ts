import type { Texts } from '../../lib/texts.ts';

export const storiesTexts = {
  title: 'Story',
  titleOf: (name: string) => `Shared by ${name}`,
  gone: 'These photos are not shared with you any longer.',
  failed: 'An error occurred while loading these photos.',
} as const satisfies Texts;

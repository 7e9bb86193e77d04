import type { Texts } from '../../lib/texts.ts';

/** Name and facts of a group, which `before-screen.ts` needs before the app is loaded. */
export const groupNameTexts = {
  unnamed: 'Unnamed group',
  members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  hidden: 'Hidden',
} as const satisfies Texts;

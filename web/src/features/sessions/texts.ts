import type { Texts } from '../../lib/texts.ts';

export const sessionsTexts = {
  intro: 'These browsers and devices are signed in to your vault.',
  unknown: 'A device that did not say what it is',
  current: 'This device',
  seen: (when: string) => `Last seen ${when}`,
  since: (day: string) => `Signed in on ${day}`,
  loadFailed: 'Your devices cannot be shown right now.',
} as const satisfies Texts;

import type { Texts } from '../../lib/texts.ts';

export const timelineTexts = {
  title: 'Timeline',
  empty: 'Your photos and videos will stand here, by the day they were taken.',
  loadFailed: 'An error occurred while loading your timeline.',
  added: 'Recently added',
  all: 'All',
  wholeDay: (day: string) => `Select all of ${day}`,
  scrubber: 'Month',
  place: (nth: number, count: number, day: string) => `${nth} of ${count}, ${day}`,
} as const satisfies Texts;

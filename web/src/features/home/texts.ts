import type { Texts } from '../../lib/texts.ts';

export const homeTexts = {
  recentPosts: 'Recent Posts',
  fresh: (count: number) => `${count} new`,
  /** `day`: `Today`, `Yesterday`, a weekday or a date. `more`: there may be further ones. */
  freshSince: (count: number, day: string, more: boolean) =>
    `${count}${more ? '+' : ''} new ${day === 'Today' ? 'today' : `since ${day === 'Yesterday' ? 'yesterday' : day}`}`,
  stories: 'What your family shared',
  moreStories: 'More stories',
  storiesFailed: 'What your family shared could not be loaded.',
  onThisDay: 'On this day',
  yearsAgo: (years: number) => (years === 1 ? '1 year ago' : `${years} years ago`),
  memoryMenu: 'More: On this day',
  notToday: 'Not today',
  notThisDay: 'Not this day',
  lessOf: (name: string) => `Less of ${name}`,
  dayHidden: 'You will not be reminded of this day.',
  personHidden: (name: string) => `You will not be reminded of ${name}.`,
  undo: 'Undo',
  moreOf: (name: string) => `View More: ${name}`,
  emptyTitle: 'A vault for treasured memories',
  emptyText: 'When your family shares photos, they appear here. Begin with one of yours, or find your family.',
  start: 'Start Uploading Your Memories Now!',
} as const satisfies Texts;

import type { Texts } from '../../lib/texts.ts';

export const homeTexts = {
  recentPosts: 'Recent Posts',
  fresh: (count: number, more = false) => `${count}${more ? '+' : ''} new`,
  moreOf: (name: string) => `View More: ${name}`,
  emptyTitle: 'A vault for treasured memories',
  emptyText: 'When your family shares photos, they appear here. Begin with one of yours, or find your family.',
  start: 'Start Uploading Your Memories Now!',
} as const satisfies Texts;

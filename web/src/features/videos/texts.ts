import type { Texts } from '../../lib/texts.ts';

export const videosTexts = {
  latest: 'Latest videos',
  allLatest: 'View More: Latest videos',
  subscribed: 'Subscribed Videos',
  loadFailed: 'Failed to get subscription videos',
  empty: 'Your family has not shared any videos yet.',
} as const satisfies Texts;

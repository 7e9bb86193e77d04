import type { Texts } from '../lib/texts.ts';

export const usageTexts = {
  using: 'Currently Using',
  max: 'Max Space',
  free: 'Space Available',
  meter: 'Space used',
  failed: 'Your storage usage cannot be shown right now.',
  over: 'You keep more than your plan holds, so nothing more can be uploaded. Everything you have can be viewed, shared and downloaded, and nothing is deleted.',
} as const satisfies Texts;

import { trashDays } from '@kloak/proto/rules/trash.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import type { Texts } from '../../lib/texts.ts';

const { items } = memberTexts;

export const trashPageTexts = {
  intro: `What you delete stays here for ${trashDays} days, seen by nobody but you, and then goes for ever. You can have it back until then, with its comments, hearts and albums.`,
  takes: (count: number, size: string) =>
    `${items(count)} here ${count === 1 ? 'takes' : 'take'} ${size} of your space until ${count === 1 ? 'it goes' : 'they go'} for ever.`,
  empty: 'Your trash is empty.',
  left: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  restoring: 'Restoring...',
  restoreAll: 'Restore all',
  restoringSoFar: (count: number) => (count === 0 ? 'Restoring...' : `Restoring, ${count} so far...`),
  emptyNow: 'Empty now',
  emptyTitle: 'Are you sure you want to empty your trash?',
  emptyText: (count: number) => `${items(count)} will be gone for ever. This cannot be undone.`,
  emptying: (count: number) => (count === 0 ? 'Emptying...' : `Emptying, ${count} so far...`),
  emptied: 'Your trash is empty now.',
  loadFailed: 'Your trash cannot be shown right now.',
} as const satisfies Texts;

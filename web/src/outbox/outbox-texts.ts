import type { Texts } from '../lib/texts.ts';
import { maxActs } from './acts.ts';

/** Texts of code that is loaded once something waits. */
export const outboxTexts = {
  discard: 'Discard',
  again: 'Try again',
  close: 'Close',
  sent: (count: number) => (count === 1 ? 'Sent 1 thing that waited.' : `Sent ${count} things that waited.`),
  full: `You are offline, and ${maxActs} things wait to be sent already. Nothing more can wait.`,
  tooLarge: 'You are offline, and this is too long to wait. Please send it when you are online again.',
  pressRefused: (reason: string) => `A heart or like could not be sent. ${reason}`,
  refused: (count: number) => (count === 1 ? '1 thing could not be sent' : `${count} things could not be sent`),
  kinds: { comment: 'Comment', edit: 'Edited comment', caption: 'Caption' },
  unsent: (count: number) => (count === 1 ? '1 thing has not been sent' : `${count} things have not been sent`),
  lost: (count: number) => `If you sign out now, ${count === 1 ? 'it is' : 'they are'} lost.`,
  signOut: 'Sign out',
  stay: 'Stay',
} as const satisfies Texts;

import { notificationWords, otherPeople, somebody } from '@kloak/proto/rules/notification-words.ts';
import type { Texts } from '../../lib/texts.ts';

/** Sentence of a notification, which `before-notifications.ts` needs before the app is loaded. */
export const notificationRowTexts = {
  somebody,
  and: 'and',
  others: otherPeople,
  photo: 'photo',
  video: 'video',
  postIn: (group: string) => `post in ${group}`,
  did: notificationWords,
} as const satisfies Texts;

import { consentDays } from '@kloak/proto/rules/reports.ts';
import type { Texts } from '../../lib/texts.ts';

export const reportsTexts = {
  dialog: (name: string) => `Report ${name}`,
  note: 'Whoever keeps this vault reads it, and sees whom it is about and what you write: no photo, video or message. The person is not told who reported.',
  text: 'What is wrong?',
  send: 'Send report',
  sending: 'Sending...',
  sent: 'Thank you. You will be told what became of it.',
  title: 'Reports',
  own: 'What I reported',
  none: 'You have reported nothing.',
  waits: 'Nobody has answered yet.',
  answered: (note: string) => `Answer: ${note}`,
  looks: 'Who looked at what is mine',
  looksNote: 'Admins see nothing of yours unless you allow it. Each look stands here.',
  looksNone: 'Nobody has looked.',
  looked: (name: string) => `${name} looked at a photo or video of yours`,
  asked: 'An admin asks to look at a photo or video of yours that was reported',
  allowed: (until: string) => `Admins may look at a photo or video of yours until ${until}`,
  show: 'Show it',
  allow: `Allow for ${consentDays} days`,
  decline: 'Decline',
  stop: 'Allow no more',
  somebody: 'Somebody',
  settingsNote: 'What you told the admins, and what of yours admins ask to look at or looked at.',
  loadFailed: 'Your reports could not be loaded.',
} as const satisfies Texts;

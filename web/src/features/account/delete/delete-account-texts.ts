import { deletionDays } from '@kloak/proto/rules/people/account-deletion.ts';
import type { Texts } from '../../../lib/texts.ts';

export const deleteAccountTexts = {
  title: 'Delete my account',
  intro: `Your account is deleted ${deletionDays} days after you ask for it. Until then all stays as it is, and you can change your mind.`,
  exportFirst: 'Download everything first',
  open: 'Delete my account…',
  planned: (day: string) => `Your account will be deleted on ${day}. Until then you can keep it with one click at the top of every page.`,
  what: 'On that day these are deleted for ever:',
  parts: [
    'your photos, videos and albums, also where they were shared',
    'your photos and videos, comments, hearts and what you wrote in chats',
    'your connections; groups of yours get another owner, or end where you are alone',
  ],
  plan: 'A paid plan ends with its period, and nothing more is charged.',
  admin: 'You are an admin: you give up these rights now, also if you keep your account later.',
  password: 'Your password',
  required: 'Please enter your password.',
  busy: 'One moment…',
  failed: 'Your account could not be deleted. Please try again.',
  done: (day: string) => `Your account will be deleted on ${day}. We have sent you an email.`,
  banner: (day: string) => `Your account will be deleted on ${day}`,
  keep: 'Keep my account',
  keepBusy: 'Keeping it…',
  kept: 'Your account stays.',
} as const satisfies Texts;

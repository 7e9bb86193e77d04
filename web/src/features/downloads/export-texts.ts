import { exportDays } from '@kloak/proto/rules/files/exports.ts';
import type { Texts } from '../../lib/texts.ts';

export const exportTexts = {
  title: 'Everything I have',
  intro:
    'Your photos and videos as you uploaded them, with what was said of them, your connections, groups and messages, in an archive that opens in any browser, without us.',
  ask: 'Prepare my archive',
  asking: 'One moment…',
  why: 'Everything that you have goes into it, so please enter your password.',
  password: 'Your password',
  required: 'Password is required',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  making: 'Your archive is being prepared. We send you an email when it is ready; you need not wait here.',
  ready: (day: string) => `Your archive is ready. You can download it until ${day}.`,
  severalParts: 'It is too large for one file. Download all parts, and unpack them into one folder.',
  askAgain: 'Prepare a new one',
  replaces: `We keep it for ${exportDays} days. A new one takes its place.`,
  failed: 'Your archive could not be prepared, although we tried several times. Nothing of yours is lost. Please try again.',
  loadFailed: 'Your archive cannot be shown right now.',
} as const satisfies Texts;

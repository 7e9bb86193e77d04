import type { Texts } from './texts.ts';
import type { UploadStatus } from './upload-status.ts';

const minutesLeft = (minutes: number) => (minutes <= 1 ? 'about a minute left' : `${minutes} minutes left`);

/** How far an upload is. */
export const uploadStatusTexts = {
  title: (progress: string) => `Upload: ${progress}`,
  progress({ arrived, total, waits, secondsLeft }: UploadStatus) {
    const rest = arrived === total ? 'ready to publish' : waits ? 'waiting' : secondsLeft !== undefined && minutesLeft(Math.ceil(secondsLeft / 60));
    return [`${arrived} of ${total}`, rest].filter(Boolean).join(' · ');
  },
} as const satisfies Texts;

/** What is asked before an upload is thrown away. */
export const cancelUploadTexts = {
  title: 'Cancel this upload?',
  text: 'What has arrived already is thrown away.',
  yes: 'Cancel upload',
  no: 'Keep it',
} as const satisfies Texts;

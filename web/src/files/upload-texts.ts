import type { Texts } from '../lib/texts.ts';
import type { UploadStatus } from './upload-status.ts';

/** Remaining time below which no exact number of seconds is shown. */
const fewSeconds = 10;

function timeLeft(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= fewSeconds) return 'a few seconds left';
  return minutes <= 1 ? 'about a minute left' : `${minutes} minutes left`;
}

const sent = ({ arrived, total }: UploadStatus) => `${arrived} of ${total}`;

function rest({ arrived, total, waits, secondsLeft }: UploadStatus): string | undefined {
  if (arrived === total) return 'ready to publish';
  if (waits) return 'waiting';
  return secondsLeft === undefined ? undefined : timeLeft(secondsLeft);
}

const progress = (status: UploadStatus) => [sent(status), rest(status)].filter(Boolean).join(' · ');

/** Texts about an upload's progress. */
export const uploadStatusTexts = {
  title: (progress: string) => `Upload: ${progress}`,
  progress,
  /** Short form for screens without further details. */
  brief(status: UploadStatus) {
    return status.failed > 0 ? `${sent(status)} · ${status.failed} could not be sent` : progress(status);
  },
} as const satisfies Texts;

/** Question before an upload is discarded. */
export const cancelUploadTexts = {
  title: 'Cancel this upload?',
  text: 'What has arrived already is thrown away.',
  yes: 'Cancel upload',
  no: 'Keep it',
} as const satisfies Texts;

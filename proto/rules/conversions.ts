// How the owner of a video is told how far its conversion is.
/** The name of the push that tells how far it is. */
export const conversionPush = 'video conversion';

/** What that push holds: `progress` 0–100, `error` in words. */
export type ConversionProgress = {
  readonly fileName: string;
  readonly progress: number;
  readonly finished: boolean;
  readonly postId?: string;
  readonly error?: string;
};

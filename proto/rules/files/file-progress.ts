// How the owner of a file is told how far it is.
/** The names of the pushes that tell it: while its bytes come, and while a video is made ready. */
export const uploadPush = 'file upload';
export const conversionPush = 'video conversion';

/** What they hold: `progress` 0–100, `error` in words. */
export type FileProgress = {
  readonly fileName: string;
  readonly progress: number;
  readonly finished: boolean;
  readonly postId?: string;
  readonly error?: string;
};

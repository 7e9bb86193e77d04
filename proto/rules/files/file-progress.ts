// Pushes about the progress of a file, for its owner.
/** Names of the pushes: while the bytes are uploaded, and while a video is rendered. */
export const uploadPush = 'file upload';
export const conversionPush = 'video conversion';

/** Payload of both pushes: `progress` 0–100, `error` as a text. */
export type FileProgress = {
  readonly fileName: string;
  readonly progress: number;
  readonly finished: boolean;
  readonly postId?: string;
  readonly error?: string;
};

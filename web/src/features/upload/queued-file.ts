import type { Answer, UploadForm } from '@kloak/proto/api/types.ts';
import type { ChosenFile } from '../../files/chosen-file.ts';

/** `looking`: whether the vault has it already; `looked`: it was read for that. `waiting`: for its turn. `failed`: it was refused, and may be tried again. */
type FileState = 'looking' | 'looked' | 'waiting' | 'sending' | 'sent' | 'failed';
/** The place that the server promised a file, and the post that it will be. */
export type Promised = { readonly form: UploadForm; readonly post: Answer<'POST /api/upload/uploadFilesV2'>['allPosts'][number] };
export type QueuedFile = ChosenFile & {
  readonly id: number;
  readonly state: FileState;
  readonly percent: number;
  /** SHA-256 in hex; '' where none could be made. */
  readonly hash: string;
  readonly promised?: Promised;
  /** It is published, while others of the upload still go out. */
  readonly published?: true;
  /** Why it failed. */
  readonly problem?: string;
};

/** Whether it has to be sent is not known yet. */
export const isLookedFor = ({ state }: Pick<QueuedFile, 'state'>): boolean => state === 'looking' || state === 'looked';

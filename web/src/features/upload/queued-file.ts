import type { UploadForm } from '@kloak/proto/api/types.ts';
import type { ChosenFile } from '../../files/chosen-file.ts';
import type { UpcomingPost } from '../../files/upload-calls.ts';

/**
 * Storage that the server reserved for one file: where its bytes are sent, and the post that it becomes. `hasBegun`: some of them
 * may be stored, since a page that is gone began.
 */
export type Reservation = { readonly form: UploadForm; readonly post: UpcomingPost; readonly hasBegun?: boolean };

type NumberedFile = ChosenFile & { readonly id: number };
/** `hash`: SHA-256 in hex; '' if the file is too large to be hashed or cannot be read. */
type HashedFile = NumberedFile & { readonly hash: string };
type WithReservation = HashedFile & { readonly reservation: Reservation };

/** A chosen file whose bytes are not in the vault yet, as far as the page knows. */
export type QueuedFile =
  /** Waits until its hash is computed. */
  | (NumberedFile & { readonly state: 'checking' })
  /** Waits for the answer whether the vault already has these bytes. */
  | (NumberedFile & { readonly state: 'hashed' })
  /** Waits for its reservation. */
  | (HashedFile & { readonly state: 'reserving' })
  /** Waits until one of the files before it has been sent. */
  | WaitingFile
  /** `percent`: sent part of its bytes. */
  | (WithReservation & { readonly state: 'sending'; readonly percent: number })
  /** All bytes have arrived. */
  | (WithReservation & { readonly state: 'sent' })
  /** Refused, for the reason in `problem`; the member may try it again. */
  | (WithReservation & { readonly state: 'failed'; readonly problem: string })
  /** Its post exists, while other files of the upload are still on their way. */
  | (WithReservation & { readonly state: 'published' });

export type WaitingFile = WithReservation & { readonly state: 'waiting' };
export type ReservedFile = Extract<QueuedFile, WithReservation>;
type CompleteFile = Extract<QueuedFile, { readonly state: 'sent' | 'published' }>;

export const isReserved = (file: QueuedFile): file is ReservedFile => 'reservation' in file;
export const isWaiting = (file: QueuedFile): file is WaitingFile => file.state === 'waiting';
export const hasArrived = (file: QueuedFile): file is CompleteFile => file.state === 'sent' || file.state === 'published';
export const hasFailed = ({ state }: QueuedFile): boolean => state === 'failed';
/** No byte of it can be sent yet: it is hashed, looked up or waits for its reservation. */
export const isChecking = ({ state }: QueuedFile): boolean => state === 'checking' || state === 'hashed' || state === 'reserving';
export const hashOf = (file: QueuedFile): string => ('hash' in file ? file.hash : '');

/** The sent part of a file, in percent. */
export function percentSent(file: QueuedFile): number {
  if (file.state === 'sending') return file.percent;
  return hasArrived(file) ? 100 : 0;
}

import { newFileId } from '../choose/file-ids.ts';
import type { WaitingFile } from '../queued-file.ts';
import { sendDue } from '../send/send-files.ts';
import { addToQueue, type Sender } from '../store.ts';
import type { KeptFile } from './kept-uploads.ts';

/** Sends kept files that have their bytes to where they were sent before. */
export function resumeFiles(kept: readonly KeptFile[], sender: Sender): void {
  const files = kept.flatMap(({ file, size, lastModified, hash, reservation }): WaitingFile[] =>
    file ? [{ id: newFileId(), file, size, lastModified, hash, reservation: { ...reservation, hasBegun: true }, state: 'waiting' }] : [],
  );
  if (files.length === 0) return;
  addToQueue({ type: 'FilesResumed', files, uploadIds: [...new Set(kept.map(({ uploadId }) => uploadId))] }, sender);
  sendDue();
}

import type { Answer } from '@kloak/proto/api/types.ts';
import type { QueryClient } from '@tanstack/react-query';
import { mutate } from '../lib/api.ts';
import { changedAt } from './changed-at.ts';
import type { ChosenFile } from './chosen-file.ts';

export type OpenUploadAnswer = Answer<'POST /api/upload/uploadFilesV2'>;
/** Post that a file will become. */
export type UpcomingPost = OpenUploadAnswer['allPosts'][number];

/** Reserves space and returns a signed form for each file, in their order. `key` is the upload's idempotency key: a repeated call reserves nothing more. */
export function openUpload(files: readonly ChosenFile[], me: string, key: string): Promise<OpenUploadAnswer> {
  const allFiles = files.map(({ file: { name, type }, size, lastModified }) => ({
    fileName: name,
    fileSize: size,
    type,
    lastModified: changedAt(lastModified),
  }));
  return mutate('POST /api/upload/uploadFilesV2', { allFiles, profileId: me }, { key });
}

/** Releases the space of unpublished files. If this fails, the server does so itself, days later. */
export async function cancelUpload(client: QueryClient, me: string, uploadId: string): Promise<void> {
  await mutate('POST /api/upload/cancel', { uploadId, profileId: me }, { keepalive: true }).catch(() => undefined);
  await client.invalidateQueries({ queryKey: ['usage'] });
}

import { query } from '../../../lib/api.ts';
import { runPublication } from '../publish/run-publication.ts';
import { currentUpload, type Sender, tryOn, uploadSignal } from '../store.ts';
import { holdUpload } from './hold-upload.ts';
import { forgetFiles, type KeptFile, keptDetails, keptFiles } from './kept-uploads.ts';
import { setMissingFiles } from './missing-files.ts';
import { resumeFiles } from './resume-files.ts';

/**
 * Goes on with uploads of pages that are gone, unless another page has them. Files without kept bytes become missing. An upload that the member had
 * published is published as its files arrive.
 */
export async function resumeUploads(sender: Sender, username: string): Promise<void> {
  if (currentUpload().status !== 'choosing') return;
  const { me, client } = sender;
  const signal = uploadSignal();
  const kept = await keptFiles(me);
  const { uploads } = await tryOn(() => query('POST /api/upload/open', { profileId: me }));
  const isOpen = ({ uploadId }: KeptFile) => uploads.some((open) => open.uploadId === uploadId);
  await forgetFiles(
    kept.filter((file) => !isOpen(file)).map(({ id }) => id),
    me,
  );
  const free = await holdUploads(kept.filter(isOpen), signal);
  const files = kept.filter(({ uploadId }) => free.has(uploadId));
  setMissingFiles(files.filter(({ file }) => file === undefined));
  resumeFiles(files, sender);
  const details = await keptDetails(me);
  if (details && currentUpload().status !== 'choosing') runPublication(details, { me: { id: me, username }, client });
}

async function holdUploads(files: readonly KeptFile[], signal: AbortSignal): Promise<ReadonlySet<string>> {
  const ids = [...new Set(files.map(({ uploadId }) => uploadId))];
  const held = await Promise.all(ids.map((id) => holdUpload(id, signal)));
  return new Set(ids.filter((_, index) => held[index]));
}

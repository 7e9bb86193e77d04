import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { useTitle } from '../../ui/use-title.ts';
import { DropZone } from './drop-zone.tsx';
import { KnownFiles } from './known-files.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import s from './upload.module.css';
import { UploadForm } from './upload-form.tsx';
import { addFiles } from './upload-queue.ts';
import { useUpload } from './upload-store.ts';
import { UsageHeader } from './usage-header.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';

/** A view of the upload, which goes on without it. */
export function UploadPage() {
  useTitle(texts.shell.upload);
  const { id, verified } = useMe();
  const client = useQueryClient();
  const { files, known, publishing } = useUpload();
  const add = useCallback((chosen: readonly File[]) => void addFiles(chosen, { me: id, client }), [id, client]);
  useDroppedFiles(verified && !publishing ? add : undefined);
  const isQueued = files.length > 0;
  return (
    <div className={s.page}>
      <h1>{texts.shell.upload}</h1>
      <UsageHeader me={id} />
      {!verified && <ResendConfirmation />}
      {known.length > 0 && <KnownFiles files={known} />}
      {verified && !isQueued && <DropZone onFiles={add} />}
      {verified && isQueued && <UploadForm me={id} onFiles={add} />}
    </div>
  );
}

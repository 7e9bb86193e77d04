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
import { startUpload, useUpload } from './upload-store.ts';
import { UsageHeader } from './usage-header.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useWarnBeforeLeaving } from './use-warn-before-leaving.ts';

export function UploadPage() {
  useTitle(texts.shell.upload);
  const { id, verified } = useMe();
  const client = useQueryClient();
  const { phase, known } = useUpload();
  useWarnBeforeLeaving(phase !== 'AWAITING_FILE');
  const start = useCallback((files: readonly File[]) => void startUpload(files, id, client), [id, client]);
  const takes = verified && phase === 'AWAITING_FILE';
  useDroppedFiles(takes ? start : undefined);
  return (
    <div className={s.page}>
      <h1>{texts.shell.upload}</h1>
      <UsageHeader me={id} />
      {!verified && <ResendConfirmation />}
      {known.length > 0 && <KnownFiles files={known} />}
      {takes && <DropZone onFiles={start} />}
      {verified && phase !== 'AWAITING_FILE' && <UploadForm me={id} />}
    </div>
  );
}

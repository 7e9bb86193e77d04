import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { useDroppedFiles } from '../../ui/use-dropped-files.ts';
import { useTitle } from '../../ui/use-title.ts';
import { DropZone } from './drop-zone.tsx';
import { InviteFamily } from './invite-family.tsx';
import { KnownFiles } from './known-files.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import s from './upload.module.css';
import { UploadForm } from './upload-form.tsx';
import { addFiles } from './upload-queue.ts';
import { useUpload } from './upload-store.ts';
import { UsageHeader } from './usage-header.tsx';

type UploadPageProps = {
  /** Where posts are put into an album. `privacy`: what a new one begins with. */
  readonly addToAlbum: (posts: { readonly posts: readonly string[]; readonly privacy: string }, onClose: () => void) => ReactNode;
  /** For who cannot upload yet. */
  readonly steps: ReactNode;
};

/** A view of the upload, which goes on without it. */
export function UploadPage({ addToAlbum, steps }: UploadPageProps) {
  useTitle(texts.shell.upload);
  const { id, verified } = useMe();
  const client = useQueryClient();
  const { files, known, publishing } = useUpload();
  const add = useCallback((chosen: readonly File[]) => void addFiles(chosen, { me: id, client }), [id, client]);
  useDroppedFiles(verified && !publishing ? add : undefined);
  const isQueued = files.length > 0;
  const [isFirst, setFirst] = useState(false);
  return (
    <div className={s.page}>
      <h1>{texts.shell.upload}</h1>
      <UsageHeader me={id} />
      {!verified && <ResendConfirmation />}
      {!verified && steps}
      {known.length > 0 && <KnownFiles files={known} addToAlbum={addToAlbum} />}
      {verified && !isQueued && <DropZone onFiles={add} />}
      {verified && isQueued && <UploadForm onFiles={add} onFirst={() => setFirst(true)} />}
      {isFirst && <InviteFamily />}
    </div>
  );
}

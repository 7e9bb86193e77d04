import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../ui/toast.ts';
import { useDroppedFiles } from '../../ui/use-dropped-files.ts';
import { useTitle } from '../../ui/use-title.ts';
import { addFiles } from './choose/choose-files.ts';
import { ChooseFolder } from './choose/choose-folder.tsx';
import { DropZone } from './choose/drop-zone.tsx';
import { type Found, filesOfDrop } from './choose/folders.ts';
import { LeftOver } from './choose/left-over.tsx';
import { ResendConfirmation } from './choose/resend-confirmation.tsx';
import { InviteFamily } from './publish/invite-family.tsx';
import { UploadForm } from './publish/upload-form.tsx';
import { KnownFiles } from './show/known-files.tsx';
import { OpenUploads } from './show/open-uploads.tsx';
import { UsageHeader } from './show/usage-header.tsx';
import s from './upload.module.css';
import { useUpload } from './upload-store.ts';

type UploadPageProps = {
  /** Where posts are put into an album. `privacy`: what a new one begins with. */
  readonly addToAlbum: (posts: { readonly posts: readonly string[]; readonly privacy: string }, onClose: () => void) => ReactNode;
  /** For who cannot upload yet; may come late. */
  readonly steps: ReactNode;
};

/** A view of the upload, which goes on without it. */
export function UploadPage({ addToAlbum, steps }: UploadPageProps) {
  useTitle(texts.shell.upload);
  const { id, verified } = useMe();
  const client = useQueryClient();
  const { files, known, publishing } = useUpload();
  const add = useCallback((chosen: readonly File[]) => void addFiles(chosen, { me: id, client }), [id, client]);
  const take = ({ files: found, problem }: Found) => {
    if (problem) toast(problem, 'bad');
    add(found);
  };
  useDroppedFiles(verified && !publishing ? (held) => void filesOfDrop(held).then(take) : undefined);
  const isQueued = files.length > 0;
  const [isFirst, setFirst] = useState(false);
  return (
    <div className={s.page}>
      <h1>{texts.shell.upload}</h1>
      <UsageHeader me={id} />
      {!verified && <ResendConfirmation />}
      {!verified && <Suspense fallback={null}>{steps}</Suspense>}
      {known.length > 0 && <KnownFiles files={known} addToAlbum={addToAlbum} />}
      {verified && <LeftOver sender={{ me: id, client }} />}
      {verified && !isQueued && (
        <div className={s.zone}>
          <DropZone onFiles={add} />
          <ChooseFolder onFound={take} />
        </div>
      )}
      {verified && !isQueued && <OpenUploads me={id} />}
      {verified && isQueued && <UploadForm onFiles={add} onFirst={() => setFirst(true)} />}
      {isFirst && <InviteFamily />}
    </div>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useDroppedFiles } from '../../files/use-dropped-files.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { useTitle } from '../../ui/use-title.ts';
import { addFiles } from './choose/choose-files.ts';
import { ChooseFolder } from './choose/choose-folder.tsx';
import { DropZone } from './choose/drop-zone.tsx';
import { type FolderFiles, filesOfDrop } from './choose/folders.ts';
import { LeftOver } from './choose/left-over.tsx';
import { ResendConfirmation } from './choose/resend-confirmation.tsx';
import { useShared } from './choose/use-shared.ts';
import { isPublishing } from './domain.ts';
import { InviteFamily } from './publish/invite-family.tsx';
import { UploadForm } from './publish/upload-form.tsx';
import { KnownFiles } from './show/known-files.tsx';
import { OpenUploads } from './show/open-uploads.tsx';
import { UsageHeader } from './show/usage-header.tsx';
import { type Sender, useUpload } from './store.ts';
import s from './upload.module.css';

type UploadPageProps = {
  /** Renders the dialog that adds posts to an album. `privacy`: the default of a new album. */
  readonly addToAlbum: (posts: { readonly posts: readonly string[]; readonly privacy: string }, onClose: () => void) => ReactNode;
  /** Steps for a member who cannot upload yet; loaded lazily. */
  readonly steps: ReactNode;
};

/** Shows the upload, which continues without this page. */
export function UploadPage({ addToAlbum, steps }: UploadPageProps) {
  useTitle(texts.shell.upload);
  const { id: me, verified } = useMe();
  const client = useQueryClient();
  const upload = useUpload();
  const sender = useMemo((): Sender => ({ me, client }), [me, client]);
  const add = useCallback((chosen: readonly File[]) => void addFiles(chosen, sender), [sender]);
  useShared(sender, verified && !isPublishing(upload));
  const addFound = ({ files, problem }: FolderFiles) => {
    if (problem) toast(problem, 'bad');
    add(files);
  };
  useDroppedFiles(verified && !isPublishing(upload) ? (dropped) => void filesOfDrop(dropped).then(addFound) : undefined);
  const [isFirst, setFirst] = useState(false);
  return (
    <div className={s.page}>
      <h1>{texts.shell.upload}</h1>
      <UsageHeader me={me} />
      {!verified && <ResendConfirmation />}
      {!verified && <Suspense fallback={null}>{steps}</Suspense>}
      {upload.known.length > 0 && <KnownFiles files={upload.known} addToAlbum={addToAlbum} />}
      {verified && <LeftOver leftOver={upload.leftOver} sender={sender} />}
      {verified && upload.status === 'choosing' && (
        <div className={s.zone}>
          <DropZone onFiles={add} />
          <ChooseFolder onFound={addFound} />
        </div>
      )}
      {verified && upload.status === 'choosing' && <OpenUploads me={me} />}
      {verified && upload.status !== 'choosing' && <UploadForm upload={upload} onFiles={add} onFirst={() => setFirst(true)} />}
      {isFirst && <InviteFamily />}
    </div>
  );
}

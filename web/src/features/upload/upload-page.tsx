import { useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { DropZone } from './drop-zone.tsx';
import { KnownFiles } from './known-files.tsx';
import { uploadTexts as t } from './texts.ts';
import s from './upload.module.css';
import { UploadForm } from './upload-form.tsx';
import { startUpload, useUpload } from './upload-store.ts';
import { UsageHeader } from './usage-header.tsx';
import { useWarnBeforeLeaving } from './use-warn-before-leaving.ts';

export function UploadPage() {
  useTitle(texts.shell.upload);
  const { id, verified } = useMe();
  const client = useQueryClient();
  const { phase, known } = useUpload();
  useWarnBeforeLeaving(phase !== 'AWAITING_FILE');
  return (
    <div className={s.page}>
      <h1>{texts.shell.upload}</h1>
      <UsageHeader me={id} />
      {!verified && (
        <Banner tone="warning">
          <p>{t.notVerified}</p>
        </Banner>
      )}
      {known.length > 0 && <KnownFiles files={known} />}
      {verified && phase === 'AWAITING_FILE' && <DropZone onFiles={(files) => void startUpload(files, id, client)} />}
      {verified && phase !== 'AWAITING_FILE' && <UploadForm me={id} />}
    </div>
  );
}

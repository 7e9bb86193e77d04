import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { Banner } from '../../ui/banner.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { DropZone } from './drop-zone.tsx';
import s from './upload.module.css';
import { UploadForm } from './upload-form.tsx';
import { startUpload, useUpload } from './upload-store.ts';
import { UsageHeader } from './usage-header.tsx';
import { useWarnBeforeLeaving } from './use-warn-before-leaving.ts';

export function UploadPage() {
  const { upload: t } = texts;
  useTitle(t.title);
  const { id, verified } = useMe();
  const { phase } = useUpload();
  useWarnBeforeLeaving(phase !== 'AWAITING_FILE');
  return (
    <div className={s.page}>
      <h1>{t.title}</h1>
      <UsageHeader me={id} />
      {!verified && (
        <Banner tone="warning">
          <p>{t.notVerified}</p>
        </Banner>
      )}
      {verified && phase === 'AWAITING_FILE' && <DropZone onFiles={(files) => startUpload(files, id)} />}
      {verified && phase !== 'AWAITING_FILE' && <UploadForm me={id} />}
    </div>
  );
}

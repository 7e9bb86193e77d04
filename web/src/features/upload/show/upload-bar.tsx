import { Progress } from '../../../ui/progress.tsx';
import { percentOf } from '../status-of.ts';
import { uploadTexts as t } from '../texts.ts';
import { phaseOf, useUpload } from '../upload-store.ts';

/** How far all of the upload is, and by its colour whether it waits or is done. */
export function UploadBar() {
  const { files, waitsFor } = useUpload();
  const done = phaseOf({ files }) === 'FILE_ACCEPTED';
  return <Progress label={t.uploading} percent={percentOf(files)} tone={waitsFor ? 'amber' : done ? 'moss' : 'ember'} />;
}

import { Progress } from '../../../ui/progress.tsx';
import { isComplete, type RunningUpload } from '../domain.ts';
import { percentOf } from '../progress.ts';
import { uploadTexts as t } from '../texts.ts';

/** Progress of all files. The colour indicates whether the upload pauses or is complete. */
export function UploadBar({ upload }: { readonly upload: RunningUpload }) {
  return <Progress label={t.uploading} percent={percentOf(upload.files)} tone={upload.outage ? 'amber' : isComplete(upload) ? 'moss' : 'ember'} />;
}

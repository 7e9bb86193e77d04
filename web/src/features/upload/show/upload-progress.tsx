import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { filesTexts } from '../../../files/texts.ts';
import { useUploadStatus } from '../../../files/upload-status.ts';
import { uploadStatusTexts } from '../../../files/upload-texts.ts';
import { retryNow } from '../../../lib/connectivity.ts';
import { memberTexts } from '../../../lib/member-texts.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { isComplete, type RunningUpload } from '../domain.ts';
import { percentOf } from '../progress.ts';
import { hasArrived, hasFailed, isChecking, percentSent, type QueuedFile } from '../queued-file.ts';
import { uploadTexts as t } from '../texts.ts';
import { Preview } from './preview.tsx';
import { UploadBar } from './upload-bar.tsx';
import s from './upload-progress.module.css';

const shownPreviews = 8;

/** Shows the first previews, the file that is being sent, the progress of all files, and the cause of a pause. */
export function UploadProgress({ upload }: { readonly upload: RunningUpload }) {
  const { files, outage, found } = upload;
  const status = useUploadStatus();
  const percent = percentOf(files);
  const done = isComplete(upload);
  const checked = files.filter(({ state }) => state === 'hashed' || state === 'reserving').length;
  const checking = files.every(isChecking);
  const failed = files.filter(hasFailed).length;
  const goesOn = files.some((file) => !hasArrived(file) && !hasFailed(file));
  const hidden = files.length - shownPreviews;
  const state = useRef<HTMLDivElement>(null);
  const tryNow = () => {
    retryNow();
    // The button disappears, so the focus moves to the text beside it.
    state.current?.focus();
  };
  return (
    <section className={s.progress} aria-label={texts.shell.upload}>
      <ul className={files.length === 1 ? s.one : s.many}>
        {files.slice(0, shownPreviews).map((file) => (
          <li key={file.id} className={s.preview}>
            <Preview queued={file} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={s.state}>{filesTexts.more(hidden)}</p>}
      <div className={s.line}>
        <span className={s.name}>{files.length === 1 || !done ? currentFile(files)?.file.name : t.files(files.length)}</span>
        {done ? (
          <CircleCheck size={20} className={s.done} aria-hidden="true" />
        ) : (
          <span className={s.percent}>{checking ? t.looked(checked + found.length, files.length + found.length) : `${percent}%`}</span>
        )}
      </div>
      <UploadBar upload={upload} />
      <div className={`${s.line} ${s.said}`}>
        <div ref={state} tabIndex={-1} className={s.state} role="status">
          {(goesOn || done) && (
            <p className={outage && s.waits}>
              {outage ? t.waitsFor[outage] : done ? t.uploaded : checking ? t.looking : percent === 100 ? memberTexts.processing : t.uploading}
            </p>
          )}
          {outage && <p>{t.goesOn}</p>}
          {files.length > 1 && !done && !outage && status && <p>{uploadStatusTexts.progress(status)}</p>}
          {failed > 0 && <p className={s.failed}>{t.failedFiles(failed)}</p>}
          {found.length > 0 && <p>{t.known.unsent(found.length)}</p>}
        </div>
        {outage && (
          <Button tone="quiet" onClick={tryNow}>
            {texts.common.retry}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The file to name: one that is being sent, else the next one. */
function currentFile(files: readonly QueuedFile[]): QueuedFile | undefined {
  const sending = files.filter(({ state }) => state === 'sending');
  return sending.find((file) => percentSent(file) > 0) ?? sending[0] ?? files.find((file) => !hasArrived(file)) ?? files[0];
}

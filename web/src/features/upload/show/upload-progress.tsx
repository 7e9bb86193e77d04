import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { retryNow } from '../../../lib/connectivity.ts';
import { filesTexts } from '../../../lib/files/texts.ts';
import { memberTexts } from '../../../lib/member-texts.ts';
import { texts } from '../../../lib/texts.ts';
import { useUploadStatus } from '../../../lib/upload-status.ts';
import { uploadStatusTexts } from '../../../lib/upload-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { isLookedFor } from '../queued-file.ts';
import { percentOf } from '../status-of.ts';
import { uploadTexts as t } from '../texts.ts';
import { phaseOf, useUpload } from '../upload-store.ts';
import { Preview } from './preview.tsx';
import { UploadBar } from './upload-bar.tsx';
import s from './upload-progress.module.css';

const shownPreviews = 8;

/** What goes out: previews, the file on its way, how far all is, and what it waits for. */
export function UploadProgress() {
  const { files, waitsFor, unsent } = useUpload();
  const status = useUploadStatus();
  const percent = percentOf(files);
  const goesOut = files.filter(({ state }) => state === 'sending');
  const current = goesOut.find(({ percent: now }) => now > 0) ?? goesOut[0] ?? files.find(({ state }) => state !== 'sent') ?? files[0];
  const done = phaseOf({ files }) === 'FILE_ACCEPTED';
  const looked = files.filter(({ state }) => state === 'looked').length;
  const looking = files.every(isLookedFor);
  const failed = files.filter(({ state }) => state === 'failed').length;
  const goesOn = files.some(({ state }) => state !== 'sent' && state !== 'failed');
  const hidden = files.length - shownPreviews;
  const state = useRef<HTMLDivElement>(null);
  const tryNow = () => {
    retryNow();
    // The button goes; who works with keys stays here.
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
        <span className={s.name}>{files.length === 1 || !done ? current?.file.name : t.files(files.length)}</span>
        {done ? (
          <CircleCheck size={20} className={s.done} aria-hidden="true" />
        ) : (
          <span className={s.percent}>{looking ? t.looked(looked + unsent.length, files.length + unsent.length) : `${percent}%`}</span>
        )}
      </div>
      <UploadBar />
      <div className={`${s.line} ${s.said}`}>
        <div ref={state} tabIndex={-1} className={s.state} role="status">
          {(goesOn || done) && (
            <p className={waitsFor && s.waits}>
              {waitsFor ? t.waitsFor[waitsFor] : done ? t.uploaded : looking ? t.looking : percent === 100 ? memberTexts.processing : t.uploading}
            </p>
          )}
          {waitsFor && <p>{t.goesOn}</p>}
          {files.length > 1 && !done && !waitsFor && status && <p>{uploadStatusTexts.progress(status)}</p>}
          {failed > 0 && <p className={s.failed}>{t.failedFiles(failed)}</p>}
          {unsent.length > 0 && <p>{t.known.unsent(unsent.length)}</p>}
        </div>
        {waitsFor && (
          <Button tone="quiet" onClick={tryNow}>
            {texts.common.retry}
          </Button>
        )}
      </div>
    </section>
  );
}

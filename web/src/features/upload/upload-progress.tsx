import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { retryNow } from '../../lib/connectivity.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Preview } from './preview.tsx';
import { uploadTexts as t } from './texts.ts';
import s from './upload-progress.module.css';
import { type SentFile, useUpload } from './upload-store.ts';

const shownPreviews = 8;

/** What goes out: previews, the file on its way, how far all is, and what it waits for. */
export function UploadProgress() {
  const { files, phase, looking, waitsFor, unsent } = useUpload();
  const percent = percentOf(files);
  const current = files.find(({ sent, percent: now }) => !sent && now > 0) ?? files.find(({ sent }) => !sent) ?? files[0];
  const done = phase === 'FILE_ACCEPTED';
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
        {files.slice(0, shownPreviews).map(({ id, file }) => (
          <li key={id} className={s.preview}>
            <Preview file={file} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={s.state}>{t.more(hidden)}</p>}
      <div className={s.line}>
        <span className={s.name}>{files.length === 1 || !done ? current?.file.name : t.files(files.length)}</span>
        {done ? <CircleCheck size={20} className={s.done} aria-hidden="true" /> : <span className={s.percent}>{percent}%</span>}
      </div>
      <Progress label={t.uploading} percent={percent} tone={waitsFor ? 'amber' : done ? 'moss' : 'ember'} />
      <div className={`${s.line} ${s.said}`}>
        <div ref={state} tabIndex={-1} className={s.state} role="status">
          <p className={waitsFor && s.waits}>
            {waitsFor ? t.waitsFor[waitsFor] : done ? t.uploaded : looking ? t.looking : percent === 100 ? memberTexts.processing : t.uploading}
          </p>
          {waitsFor && <p>{t.goesOn}</p>}
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

/** By bytes, so that one large file among small ones is not a lie. */
function percentOf(files: readonly SentFile[]): number {
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const sent = files.reduce((sum, { file, percent }) => sum + (file.size * percent) / 100, 0);
  return total > 0 ? Math.floor((sent / total) * 100) : 0;
}

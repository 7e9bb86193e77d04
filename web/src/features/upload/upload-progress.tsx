import { CircleCheck } from 'lucide-react';
import { texts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Preview } from './preview.tsx';
import s from './upload-progress.module.css';
import { retryUpload, type SentFile, useUpload } from './upload-store.ts';

const shownPreviews = 8;

/** What goes out: previews, the file on its way, how far all is. */
export function UploadProgress({ me }: { readonly me: string }) {
  const { upload: t } = texts;
  const { files, phase } = useUpload();
  const percent = percentOf(files);
  const current = files.find(({ sent, percent: now }) => !sent && now > 0) ?? files.find(({ sent }) => !sent) ?? files[0];
  const done = phase === 'FILE_ACCEPTED';
  const hidden = files.length - shownPreviews;
  return (
    <section className={s.progress} aria-label={done ? t.uploaded : t.uploading}>
      <ul className={files.length === 1 ? s.one : s.many}>
        {files.slice(0, shownPreviews).map(({ id, file }) => (
          <li key={id} className={s.preview}>
            <Preview file={file} />
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={s.state}>{t.more(hidden)}</p>}
      <div className={s.line}>
        <span className={s.name}>{files.length === 1 || !done ? current?.file.name : t.uploaded}</span>
        {done ? <CircleCheck size={20} className={s.done} aria-hidden="true" /> : <span className={s.percent}>{percent}%</span>}
      </div>
      <Progress label={t.uploading} percent={percent} tone={done ? 'moss' : 'ember'} />
      <div className={s.line}>
        <p className={s.state} role="status">
          {done ? t.uploaded : phase === 'ERROR' ? t.failed : percent === 100 ? t.processing : t.uploading}
        </p>
        {phase === 'ERROR' && (
          <Button tone="quiet" onClick={() => void retryUpload(me)}>
            {t.tryAgain}
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

import { CircleCheck, RotateCw, X } from 'lucide-react';
import { memo } from 'react';
import type { QueuedFile } from '../queued-file.ts';
import { removeFile, retryFile } from '../send/send-files.ts';
import { uploadTexts as t } from '../texts.ts';
import s from './mass-upload.module.css';
import { Preview } from './preview.tsx';

/** A file of the upload: what it shows, whether it has arrived, why it could not be sent, and how to take it out or try it again. `fixed`: it is being published. */
export const FileTile = memo(function FileTile({ queued, fixed }: { readonly queued: QueuedFile; readonly fixed: boolean }) {
  const { id, file, state, problem } = queued;
  return (
    <li className={s.item}>
      <span className={s.picture}>
        <Preview queued={queued} />
        {state === 'sent' && <CircleCheck size={20} className={s.sent} role="img" aria-label={t.uploaded} />}
        {!fixed && (
          <button
            type="button"
            className={s.act}
            aria-label={t.takeOut(file.name)}
            onClick={({ currentTarget }) => {
              goOn(currentTarget.closest('li'));
              removeFile(id);
            }}
          >
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </span>
      <span className={s.name}>{file.name}</span>
      {problem && <span className={s.problem}>{problem}</span>}
      {state === 'failed' && (
        <button type="button" className={s.retry} aria-label={t.tryFile(file.name)} onClick={() => retryFile(id)}>
          <RotateCw size={16} aria-hidden="true" />
          {t.failed}
        </button>
      )}
    </li>
  );
});

/** A tile that goes; who takes out one after another with keys is at the next, or at the one before. */
function goOn(tile: Element | null): void {
  const beside = tile?.nextElementSibling ?? tile?.previousElementSibling;
  beside?.querySelector('button')?.focus();
}

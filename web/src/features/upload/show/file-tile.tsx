import { CircleCheck, RotateCw, X } from 'lucide-react';
import { memo } from 'react';
import { hasArrived, type QueuedFile } from '../queued-file.ts';
import { retryFile } from '../send/send-files.ts';
import { dispatch } from '../store.ts';
import { uploadTexts as t } from '../texts.ts';
import s from './mass-upload.module.css';
import { Preview } from './preview.tsx';

/** Shows a file of the upload and its problem, and removes or retries it. `fixed`: it cannot be removed, since the upload is being published. */
export const FileTile = memo(function FileTile({ queued, fixed }: { readonly queued: QueuedFile; readonly fixed: boolean }) {
  const { id, file } = queued;
  return (
    <li className={s.item}>
      <span className={s.picture}>
        <Preview queued={queued} />
        {hasArrived(queued) && <CircleCheck size={20} className={s.sent} role="img" aria-label={t.uploaded} />}
        {!fixed && (
          <button
            type="button"
            className={s.act}
            aria-label={t.takeOut(file.name)}
            onClick={({ currentTarget }) => {
              focusNeighbour(currentTarget.closest('li'));
              dispatch({ type: 'FilesRemoved', ids: [id] });
            }}
          >
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </span>
      <span className={s.name}>{file.name}</span>
      {queued.state === 'failed' && (
        <>
          <span className={s.problem}>{queued.problem}</span>
          <button type="button" className={s.retry} aria-label={t.tryFile(file.name)} onClick={() => retryFile(id)}>
            <RotateCw size={16} aria-hidden="true" />
            {t.failed}
          </button>
        </>
      )}
    </li>
  );
});

/** Moves the focus to the next tile, or else the previous one, so that a keyboard can remove several in a row. */
function focusNeighbour(tile: Element | null): void {
  const neighbour = tile?.nextElementSibling ?? tile?.previousElementSibling;
  neighbour?.querySelector('button')?.focus();
}

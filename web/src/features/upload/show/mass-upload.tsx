import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { memberTexts } from '../../../lib/member-texts.ts';
import { useUploadStatus } from '../../../lib/upload-status.ts';
import { uploadStatusTexts } from '../../../lib/upload-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { isLookedFor } from '../queued-file.ts';
import { percentOf } from '../status-of.ts';
import { uploadTexts as t } from '../texts.ts';
import { phaseOf, useUpload } from '../upload-store.ts';
import { FileTile } from './file-tile.tsx';
import s from './mass-upload.module.css';
import { UploadBar } from './upload-bar.tsx';

/** How many tiles are drawn at once. */
const batchSize = 12;

/** As many of a list as are drawn by now: some more each time, once that is wanted. */
function useDrawn<One>(list: readonly One[], wanted: boolean): readonly One[] {
  const [drawn, setDrawn] = useState(0);
  const isWhole = drawn >= list.length;
  useEffect(() => {
    if (wanted && !isWhole) startTransition(() => setDrawn(drawn + batchSize));
  }, [wanted, isWhole, drawn]);
  return list.slice(0, drawn);
}

/** Shows all that was chosen when it is more than one, and lets each be taken out; the form behind it shows the first few. */
export function MassUpload() {
  const { files, publishing, waitsFor } = useUpload();
  const status = useUploadStatus();
  const several = files.length > 1;
  // By itself when they were just chosen, or joined a single one, and not for who comes back to them.
  const [wanted, setOpen] = useState(several && files.every(isLookedFor));
  const [wereSeveral, setSeveral] = useState(several);
  if (several !== wereSeveral) {
    setSeveral(several);
    if (several) setOpen(true);
  }
  // The form stands first, then the dialog over it, and then a hundred files in slices, so that nothing else waits.
  const settled = useDeferredValue(wanted, false);
  const open = wanted && settled;
  const shown = useDrawn(useDeferredValue(files, []), open);
  const close = () => setOpen(false);
  const failed = files.filter(({ state }) => state === 'failed').length;
  const count = files.every(({ file }) => file.type.startsWith('image/')) ? t.photos(files.length) : t.files(files.length);
  return (
    <>
      {several && (
        <Button tone="quiet" onClick={() => setOpen(true)}>
          {t.showAll(files.length)}
        </Button>
      )}
      <Dialog open={open} onClose={close} title={t.massUpload} close={memberTexts.close} wide>
        <p>{phaseOf({ files }) === 'FILE_ACCEPTED' ? t.massUploaded(files.length) : t.massUploadText(files.length)}</p>
        <ul className={s.grid}>
          {shown.map((file) => (
            <FileTile key={file.id} queued={file} fixed={publishing} />
          ))}
        </ul>
        <footer className={s.footer}>
          <div className={s.state}>
            <p className={s.sum}>{t.sum(count, percentOf(files))}</p>
            <div role="status" className={s.said}>
              {waitsFor ? <p>{t.waitsFor[waitsFor]}</p> : status && <p>{uploadStatusTexts.progress(status)}</p>}
              {failed > 0 && <p className={s.failed}>{t.failedFiles(failed)}</p>}
            </div>
            <UploadBar />
          </div>
          <Button onClick={close}>{t.continue}</Button>
        </footer>
      </Dialog>
    </>
  );
}

import { useDeferredValue, useState } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FileTile } from './file-tile.tsx';
import s from './mass-upload.module.css';
import { percentOf } from './status-of.ts';
import { uploadTexts as t } from './texts.ts';
import { UploadBar } from './upload-bar.tsx';
import { useUpload } from './upload-store.ts';

/** Shows all that was chosen when it is more than one, and lets each be taken out; the form behind it shows the first few. */
export function MassUpload() {
  const { files, publishing, waitsFor } = useUpload();
  // By itself when they were just chosen, and not for who comes back to them.
  const [open, setOpen] = useState(files.length > 1 && files.every(({ state }) => state === 'looking'));
  // A hundred of them are drawn in slices, so that nothing else waits.
  const shown = useDeferredValue(files, []);
  const close = () => setOpen(false);
  const several = files.length > 1;
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
        <p>{t.massUploadText(files.length)}</p>
        <ul className={s.grid}>
          {shown.map((file) => (
            <FileTile key={file.id} queued={file} fixed={publishing} />
          ))}
        </ul>
        <footer className={s.footer}>
          <div className={s.state}>
            <p className={s.sum}>
              {t.sum(count, percentOf(files))}
              {waitsFor && ` · ${t.waitsFor[waitsFor]}`}
            </p>
            {failed > 0 && <p className={s.failed}>{t.failedFiles(failed)}</p>}
            <UploadBar />
          </div>
          <Button onClick={close}>{t.continue}</Button>
        </footer>
      </Dialog>
    </>
  );
}

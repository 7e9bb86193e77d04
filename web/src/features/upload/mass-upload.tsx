import { useState } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import s from './mass-upload.module.css';
import { Preview } from './preview.tsx';
import { uploadTexts as t } from './texts.ts';
import type { SentFile } from './upload-store.ts';

/** Shows all that was chosen when it is more than one; the form behind it shows the first few. */
export function MassUpload({ files }: { readonly files: readonly SentFile[] }) {
  const [open, setOpen] = useState(files.length > 1);
  const close = () => setOpen(false);
  return (
    <Dialog open={open} onClose={close} title={t.massUpload} close={memberTexts.close}>
      <p>{t.massUploadText(files.length)}</p>
      <ul className={s.grid}>
        {files.map(({ id, file }) => (
          <li key={id} className={s.item}>
            <span className={s.picture}>
              <Preview file={file} />
            </span>
            <span className={s.name}>{file.name}</span>
          </li>
        ))}
      </ul>
      <Button onClick={close}>{t.continue}</Button>
    </Dialog>
  );
}

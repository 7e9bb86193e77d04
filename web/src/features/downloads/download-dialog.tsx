import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/window/dialog.tsx';
import s from './downloads.module.css';
import { downloadsTexts as t } from './texts.ts';

/** Button that opens the downloads. */
export function DownloadDialog({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" icon={<Download size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t.download}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} close={memberTexts.close}>
        <div className={s.choice}>{children}</div>
      </Dialog>
    </>
  );
}

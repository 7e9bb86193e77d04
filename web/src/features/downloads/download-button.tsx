import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyPart, usePreloaded } from '../../ui/lazy-part.tsx';
import { LazyLayer } from '../../ui/window/lazy-layer.tsx';
import type { Source } from './download-dialog.tsx';
import { downloadsTexts as t } from './texts.ts';

export const downloadDialog = lazyPart(async () => (await import('./download-dialog.tsx')).DownloadDialog);

/** Button that opens the download of originals. */
export function DownloadButton({ source }: { readonly source: Source }) {
  const [open, setOpen] = useState(false);
  const near = usePreloaded(downloadDialog);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...near} tone="quiet" icon={<Download size={18} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t.download}
      </Button>
      <LazyLayer part={downloadDialog} isOpen={open} props={{ source, open, onClose: close }} onFailed={close} />
    </>
  );
}

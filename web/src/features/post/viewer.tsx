import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import type { Media } from '../../lib/shapes.ts';
import { texts } from '../../lib/texts.ts';
import { Picture } from '../../ui/picture.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import s from './viewer.module.css';

type ViewerProps = { readonly image: Media; readonly alt: string; readonly open: boolean; readonly onClose: () => void };

/** The photograph alone on the whole screen. Escape closes it; a press looks closer, and then it scrolls like a page, by touch and by keys. */
export function Viewer({ image, alt, open, onClose }: ViewerProps) {
  const { post: t } = texts;
  const [near, setNear] = useState(false);
  const focus = useReturnFocus();
  useEffect(() => {
    if (!open) setNear(false);
  }, [open]);
  const { width, height, filePath, sources, thumbhash } = image;
  return (
    <Dialog.Root open={open} onOpenChange={(now) => now || onClose()}>
      <Dialog.Portal>
        <Dialog.Content {...focus} className={s.viewer} data-modal="whole" aria-describedby={undefined}>
          <Dialog.Title className="visually-hidden">{alt}</Dialog.Title>
          <div className={s.scroll}>
            <button type="button" className={near ? s.near : s.whole} onClick={() => setNear(!near)} aria-label={near ? t.zoomOut : t.zoomIn}>
              <Picture
                sources={sources}
                src={filePath || sources.at(-1)?.url || ''}
                alt=""
                width={width}
                height={height}
                thumbhash={thumbhash}
                sizes={near ? '250vw' : '100vw'}
                when="first"
                fit="contain"
              />
            </button>
          </div>
          <Dialog.Close className={s.close} aria-label={t.close}>
            <X size={22} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

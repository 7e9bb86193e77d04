import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Media } from '../../lib/shapes.ts';
import { texts } from '../../lib/texts.ts';
import { Picture } from '../../ui/picture.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import s from './viewer.module.css';

/** How much closer one looks; the style sheet says the same. */
const closer = 2.5;

type ViewerProps = { readonly image: Media; readonly alt: string; readonly open: boolean; readonly onClose: () => void };

/** The photograph alone on the whole screen. Escape closes it; a press looks closer, and then it scrolls like a page, by touch and by keys. */
export function Viewer({ image, alt, open, onClose }: ViewerProps) {
  const { post: t } = texts;
  const [near, setNear] = useState(false);
  const scroll = useRef<HTMLDivElement>(null);
  const focus = useReturnFocus();
  useEffect(() => {
    if (!open) setNear(false);
  }, [open]);
  /** What was pressed stays where it is, under the finger; by a key it is the middle. */
  const look = ({ detail, clientX, clientY }: MouseEvent) => {
    const [x, y] = detail > 0 ? [clientX, clientY] : [window.innerWidth / 2, window.innerHeight / 2];
    flushSync(() => setNear(!near));
    if (!scroll.current) return;
    scroll.current.scrollLeft = x * (closer - 1);
    scroll.current.scrollTop = y * (closer - 1);
  };
  const { width, height, filePath, sources, thumbhash } = image;
  return (
    <Dialog.Root open={open} onOpenChange={(now) => now || onClose()}>
      <Dialog.Portal>
        <Dialog.Content {...focus} className={s.viewer} data-modal="whole" aria-describedby={undefined}>
          <Dialog.Title className="visually-hidden">{alt}</Dialog.Title>
          <div ref={scroll} className={s.scroll}>
            <button type="button" className={near ? s.near : s.whole} onClick={look} aria-label={near ? t.zoomOut : t.zoomIn}>
              <Picture
                sources={sources}
                src={filePath || sources.at(-1)?.url || ''}
                alt=""
                width={width}
                height={height}
                thumbhash={thumbhash}
                sizes={`${(near ? closer : 1) * 100}vw`}
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

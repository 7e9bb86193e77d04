import type { Post } from '@kloak/proto/api/types.ts';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { memberTexts } from '../../lib/member-texts.ts';
import { pictureOf } from '../../lib/picture-of.ts';
import { Picture } from '../../ui/picture.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { largestOf } from './shown-file.ts';
import { Slide } from './slide.tsx';
import { StepButtons } from './step-buttons.tsx';
import { postTexts as t } from './texts.ts';
import { useAwake } from './use-awake.ts';
import { type Steps, useStepKeys } from './use-steps.ts';
import { useSwipe } from './use-swipe.ts';
import s from './viewer.module.css';
import { ViewerWords } from './viewer-words.tsx';

/** How much closer one looks; the style sheet says the same. */
const closer = 2.5;

type ViewerProps = {
  readonly post: Post | undefined;
  readonly alt: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly steps: Steps | undefined;
  readonly hearts: ReactNode;
};

/**
 * The photograph on the whole screen, with a word of it that goes when nobody moves. Escape closes it; arrow keys and a swipe lead to the ones beside it; a press looks closer, and
 * then it scrolls like a page, by touch and by keys.
 */
export function Viewer({ post, alt, open, onClose, steps, hearts }: ViewerProps) {
  const image = post?.image;
  const awake = useAwake(open);
  const [near, setNear] = useState(false);
  const beside = near ? undefined : steps;
  const swipe = useSwipe(beside?.go);
  useStepKeys(open ? beside : undefined);
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
  return (
    <Dialog.Root open={open} onOpenChange={(now) => now || onClose()}>
      <Dialog.Portal>
        <Dialog.Content {...focus} className={s.viewer} data-modal="whole" aria-describedby={undefined}>
          <Dialog.Title className="visually-hidden">{alt}</Dialog.Title>
          <div ref={scroll} className={`${s.scroll} ${beside ? s.swiped : ''}`} {...swipe}>
            {image && (
              <button type="button" className={near ? s.near : s.whole} onClick={look} aria-label={near ? t.zoomOut : t.zoomIn}>
                <Slide key={image._id} came={steps?.came}>
                  <Picture {...pictureOf(image)} src={largestOf(image)} alt="" sizes={`${(near ? closer : 1) * 100}vw`} when="first" fit="contain" />
                </Slide>
              </button>
            )}
          </div>
          {post && image && !near && <ViewerWords post={post} image={image} steps={steps} hearts={hearts} resting={!awake} />}
          {beside && <StepButtons steps={beside} />}
          <Dialog.Close className={s.close} aria-label={memberTexts.close}>
            <X size={22} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

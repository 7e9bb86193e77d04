import type { Image, Post } from '@kloak/proto/api/types.ts';
import { type CSSProperties, type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { pictureOf } from '../../lib/picture-of.ts';
import { Picture } from '../../ui/picture.tsx';
import { largestOf } from './shown-file.ts';
import { Slide } from './slide.tsx';
import { StepButtons } from './step-buttons.tsx';
import { postTexts as t } from './texts.ts';
import { useAwake } from './use-awake.ts';
import { useDrag } from './use-drag.ts';
import { type Steps, useStepKeys } from './use-steps.ts';
import { useZoom } from './use-zoom.ts';
import s from './viewer.module.css';
import { ViewerWords } from './viewer-words.tsx';
import { Whole } from './whole.tsx';
import { closer } from './zoom.ts';

const ratioOf = ({ width, height }: Pick<Image, 'width' | 'height'>) => (width > 0 && height > 0 ? width / height : 0);

/** How wide the whole picture stands in the window, so many times. */
function sizesOf(image: Image, times: number): string {
  const ratio = ratioOf(image);
  const wide = `${100 * times}vw`;
  return ratio > 0 ? `(max-aspect-ratio: ${image.width} / ${image.height}) ${wide}, ${(100 * times * ratio).toFixed(1)}vh` : wide;
}

type WholeProps = { readonly post: Post | undefined; readonly steps: Steps | undefined; readonly hearts: ReactNode; readonly onClose: () => void };

/**
 * The picture, with a word of it that goes when nobody moves. Arrow keys and a swipe lead to the ones beside it, a finger draws it away. A press, two taps or two fingers look
 * closer, and then it scrolls like a page, by touch and by keys.
 */
export function WholePicture({ post, steps, hearts, onClose }: WholeProps) {
  // Until the next one is known the one before it stays.
  const [last, setLast] = useState(post?.image);
  const image = post?.image ?? last;
  if (image !== last) setLast(image);
  const frame = useRef<HTMLDivElement>(null);
  const awake = useAwake(true);
  const ratio = image ? ratioOf(image) : 0;
  const { near, toggle } = useZoom(frame, ratio);
  const beside = near ? undefined : steps;
  useStepKeys(beside);
  const { onPointerDown, ...drag } = useDrag({ frame, drag: near ? undefined : { steps, onAway: onClose }, onDoubleTap: toggle });
  /** A finger taps twice; who presses by a mouse, by keys or by a screen reader does it once. */
  const byFinger = useRef(false);
  const press = ({ detail, clientX, clientY }: MouseEvent) => {
    const touched = byFinger.current;
    byFinger.current = false;
    if (!touched) toggle(detail > 0 ? { x: clientX, y: clientY } : { x: window.innerWidth / 2, y: window.innerHeight / 2 });
  };
  const [drawn, setDrawn] = useState<string>();
  const style: CSSProperties & Record<'--ratio', number | undefined> = { '--ratio': ratio || undefined };
  return (
    <>
      <div
        ref={frame}
        className={`${s.scroll} ${near ? s.near : s.whole}`}
        style={style}
        onPointerDown={(event: PointerEvent) => {
          byFinger.current = event.pointerType === 'touch';
          onPointerDown(event);
        }}
        {...drag}
      >
        {image && (
          <button type="button" className={s.picture} onClick={press} aria-label={near ? t.zoomOut : t.zoomIn}>
            <Slide key={image._id} came={steps?.came}>
              <Whole image={image} alt="" sizes={sizesOf(image, near ? closer : 1)} onDrawn={() => setDrawn(image._id)} />
            </Slide>
          </button>
        )}
      </div>
      {post?.image && !near && <ViewerWords post={post} image={post.image} steps={steps} hearts={hearts} resting={!awake} />}
      {beside && (
        <div className={awake ? undefined : s.resting}>
          <StepButtons steps={beside} />
        </div>
      )}
      {image && drawn === image._id && <Ahead image={steps?.beside[steps.came ?? 'next']} />}
    </>
  );
}

/** The bytes of the picture that probably comes next, once the line is free. */
function Ahead({ image }: { readonly image: Image | undefined }) {
  if (!image) return null;
  return (
    <div hidden>
      <Picture key={image._id} {...pictureOf(image)} src={largestOf(image)} alt="" sizes={sizesOf(image, 1)} when="soon" />
    </div>
  );
}

import type { Image, Post } from '@kloak/proto/api/types.ts';
import { type CSSProperties, type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { itemOf } from '../../../posts/item.ts';
import { useShownSize } from '../../../posts/picture/pending-turns.ts';
import { Picture } from '../../../posts/picture/picture.tsx';
import { pictureOf } from '../../../posts/picture/picture-of.ts';
import { useSeen } from '../../../posts/seen/use-seen.ts';
import { Film } from '../film/film.tsx';
import { FilmControls } from '../film/film-controls.tsx';
import type { PlayedFilm } from '../film/use-film.ts';
import { useFilmKeys } from '../film/use-film-keys.ts';
import { useRecentActivity } from '../film/use-recent-activity.ts';
import { postTexts as t } from '../texts.ts';
import { FullImage } from './full-image.tsx';
import { renditionUrlOf } from './rendition-url.ts';
import { Slide } from './slide.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useDrag } from './use-drag.ts';
import { type Steps, useStepKeys } from './use-steps.ts';
import { useZoom } from './use-zoom.ts';
import s from './viewer.module.css';
import { ViewerWords } from './viewer-words.tsx';
import { closer } from './zoom.ts';

type Size = Pick<Image, 'width' | 'height'>;
const ratioOf = ({ width, height }: Size) => (width > 0 && height > 0 ? width / height : 0);

/** Width of the whole picture in the window, multiplied by `times`, as the `sizes` of an image. */
function sizesOf(size: Size, times: number): string {
  const ratio = ratioOf(size);
  const wide = `${100 * times}vw`;
  return ratio > 0 ? `(max-aspect-ratio: ${size.width} / ${size.height}) ${wide}, ${(100 * times * ratio).toFixed(1)}vh` : wide;
}

export type WholeProps = {
  /** Undefined until loaded. */
  readonly post: Post | undefined;
  readonly title: string;
  readonly film: PlayedFilm | undefined;
  readonly steps: Steps | undefined;
  readonly hearts: ReactNode;
  /** Action at the end of a list. */
  readonly end: ReactNode;
  readonly onClose: () => void;
};

/**
 * Full-screen picture or film, with texts that fade while nobody moves. Arrow keys and a swipe go to its neighbours; a drag down closes it. A double
 * tap, two fingers, or a press on a picture zooms; a zoomed picture scrolls like a page, by touch and keys. A press on a film plays it.
 */
export function WholePost({ post, title, film, steps, hearts, end, onClose }: WholeProps) {
  // The last post stays until the next one is loaded, a film as its poster.
  const [last, setLast] = useState(post);
  const shown = post ?? last;
  if (shown !== last) setLast(shown);
  const { image, video } = shown ?? {};
  const item = image ?? video;
  const frame = useRef<HTMLDivElement>(null);
  const seen = useSeen(post);
  const awake = useRecentActivity(true);
  /** Controls of a paused film stay visible. */
  const filmRests = film?.isPlaying === true && !awake;
  const played = film?.hasFailed ? undefined : film;
  const size = useShownSize(item);
  const ratio = ratioOf(size);
  const { near, toggle } = useZoom(frame, ratio);
  const beside = near ? undefined : steps;
  useStepKeys(beside);
  useFilmKeys(film);
  const { onPointerDown, ...drag } = useDrag({ frame, drag: near ? undefined : { steps, onAway: onClose }, onDoubleTap: toggle });
  /** A finger taps twice; one press is enough by mouse, keys or a screen reader. */
  const byFinger = useRef(false);
  const press = ({ detail, clientX, clientY }: MouseEvent) => {
    const touched = byFinger.current;
    byFinger.current = false;
    if (!touched) toggle(detail > 0 ? { x: clientX, y: clientY } : { x: window.innerWidth / 2, y: window.innerHeight / 2 });
  };
  const [drawn, setDrawn] = useState<string>();
  const style: CSSProperties & Record<'--ratio', number | undefined> = { '--ratio': ratio || undefined };
  const sizes = item && sizesOf(size, near ? closer : 1);
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
          <button ref={seen} type="button" className={s.picture} onClick={press} aria-label={near ? t.zoomOut : t.zoomIn}>
            <Slide key={image._id} came={steps?.came}>
              <FullImage item={image} alt="" sizes={sizes ?? ''} onDrawn={() => setDrawn(image._id)} />
            </Slide>
          </button>
        )}
        {video && (
          <div ref={seen} className={`${s.picture} ${s.film}`}>
            <Slide key={video._id} came={steps?.came}>
              <Film video={video} film={film} title={title} sizes={sizes ?? ''} resting={filmRests} onDrawn={() => setDrawn(video._id)} />
            </Slide>
          </div>
        )}
      </div>
      {post?.video && <FilmControls video={post.video} film={film} resting={filmRests} />}
      {post && item && !near && (
        <ViewerWords post={post} item={item} steps={steps} hearts={hearts} end={end} resting={!awake} overControls={played !== undefined} />
      )}
      {beside && (
        <div className={awake ? undefined : s.resting}>
          <StepButtons steps={beside} />
        </div>
      )}
      {item && drawn === item._id && <Ahead post={steps?.beside[steps.came ?? 'next']} />}
    </>
  );
}

/** Preloads the probable next picture when the network is idle; for a video its poster. */
function Ahead({ post }: { readonly post: Post | undefined }) {
  const item = post && itemOf(post);
  if (!item) return null;
  return (
    <div hidden>
      <Picture key={item._id} {...pictureOf(item)} src={renditionUrlOf(item)} alt="" sizes={sizesOf(item, 1)} when="soon" />
    </div>
  );
}

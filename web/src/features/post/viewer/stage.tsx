import type { Post } from '@kloak/proto/api/types.ts';
import { Maximize2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useShownSize } from '../../../posts/picture/pending-turns.ts';
import { useSeen } from '../../../posts/seen/use-seen.ts';
import { Thumbhash } from '../../../ui/thumbhash.tsx';
import { Film } from '../film/film.tsx';
import { FilmControls } from '../film/film-controls.tsx';
import type { PlayedFilm } from '../film/use-film.ts';
import { useRecentActivity } from '../film/use-recent-activity.ts';
import { postTexts as t } from '../texts.ts';
import { FullImage } from './full-image.tsx';
import { hasRendition } from './rendition-url.ts';
import { Slide } from './slide.tsx';
import s from './stage.module.css';
import { StepButtons } from './step-buttons.tsx';
import type { Steps } from './use-steps.ts';
import { useSwipe } from './use-swipe.ts';

type StageProps = {
  /** Undefined until loaded: only the frame is rendered. */
  readonly post: Post | undefined;
  readonly title: string;
  /** Undefined while it plays elsewhere. */
  readonly film: PlayedFilm | undefined;
  readonly onOpen: () => void;
  readonly steps: Steps | undefined;
};

const sizes = '(min-width: 1760px) 1120px, (min-width: 1280px) calc(100vw - 636px), (min-width: 1000px) calc(100vw - 304px), 100vw';
/** The prepared page shows a smaller file, which loads in a fraction of the time; the app's picture replaces it. */
const firstSizes = '50vw';

/**
 * Frame with the whole photograph or video on a background of its own colours: 16:9, on a small screen closer to its own ratio. A press opens a
 * photograph full screen; a video has a button for that.
 */
export function Stage({ post, title, film, onOpen, steps }: StageProps) {
  const seen = useSeen(post);
  const swipe = useSwipe(steps?.go);
  const awake = useRecentActivity(film?.isPlaying === true);
  const resting = film?.isPlaying === true && !awake;
  const played = film?.hasFailed ? undefined : film;
  const { image, video } = post ?? {};
  const item = image ?? video;
  const { width, height } = useShownSize(item);
  const ratio: (CSSProperties & Record<'--ratio', number>) | undefined = width > 0 && height > 0 ? { '--ratio': width / height } : undefined;
  return (
    <div ref={seen} className={`${s.stage} ${steps ? s.swiped : ''}`} style={ratio} data-stage="" data-first-picture={post ? undefined : firstSizes} {...swipe}>
      {item && <Thumbhash hash={item.thumbhash} className={s.colours} />}
      {item && (
        <Slide key={item._id} came={steps?.came}>
          {video ? <Film video={video} film={film} title={title} sizes={sizes} resting={resting} /> : <FullImage item={item} alt={title} sizes={sizes} />}
        </Slide>
      )}
      {video && <FilmControls video={video} film={film} resting={resting} hasEnd />}
      {item && (video || hasRendition(item)) && (
        <button
          type="button"
          className={`${s.open} ${video ? s.corner : ''} ${played ? s.inBar : ''} ${resting ? s.resting : ''}`}
          onClick={onOpen}
          aria-label={t.openFullScreen}
          data-controls={video && ''}
        >
          <span className={s.hint}>
            <Maximize2 size={20} aria-hidden="true" />
          </span>
        </button>
      )}
      {steps && (
        <div className={resting ? s.resting : undefined}>
          <StepButtons steps={steps} />
        </div>
      )}
    </div>
  );
}

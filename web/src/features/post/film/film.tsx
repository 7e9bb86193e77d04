import type { Video } from '@kloak/proto/api/types.ts';
import { Play } from 'lucide-react';
import { useRef } from 'react';
import { Spinner } from '../../../ui/list/spinner.tsx';
import { FullImage } from '../viewer/full-image.tsx';
import { hasRendition } from '../viewer/rendition-url.ts';
import s from './film.module.css';
import type { PlayedFilm } from './use-film.ts';

type FilmProps = {
  readonly video: Video;
  /** Undefined while it must not be played here: then only its poster is shown. */
  readonly film: PlayedFilm | undefined;
  readonly title: string;
  /** Width of the film on the page, as the `sizes` of an image. */
  readonly sizes: string;
  /** True after a while without activity, when its controls are hidden. */
  readonly resting: boolean;
  readonly onDrawn?: () => void;
};

/**
 * Poster of a video, replaced by the video once it is played; print always has the poster. A press plays and pauses it. The first touch shows hidden
 * controls instead.
 */
export function Film({ video, film, title, sizes, resting, onDrawn }: FilmProps) {
  const onlyWakes = useRef(false);
  const plays = film && !film.hasFailed;
  return (
    <span className={s.film}>
      {plays && (
        <video
          {...film.element}
          className={s.moving}
          width={video.width || undefined}
          height={video.height || undefined}
          aria-label={title}
          playsInline
          preload="metadata"
          onPointerDown={({ pointerType }) => {
            onlyWakes.current = pointerType === 'touch' && resting;
          }}
          onClick={() => onlyWakes.current || film.toggle()}
        />
      )}
      {hasRendition(video) && (
        <span className={`${s.poster} ${plays && film.hasBegun ? s.played : ''}`}>
          <FullImage item={video} alt={plays ? '' : title} sizes={sizes} onDrawn={onDrawn} />
        </span>
      )}
      {plays && !film.isPlaying && (
        <span className={s.sign}>
          <Play size={32} fill="currentColor" aria-hidden="true" />
        </span>
      )}
      {plays && film.isWaiting && (
        <span className={`${s.sign} ${s.waiting}`}>
          <Spinner />
        </span>
      )}
    </span>
  );
}

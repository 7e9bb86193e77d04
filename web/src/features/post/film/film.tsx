import type { Video } from '@kloak/proto/api/types.ts';
import { Play } from 'lucide-react';
import { useRef } from 'react';
import { Spinner } from '../../../ui/list/spinner.tsx';
import { Whole } from '../viewer/full-image.tsx';
import { canBeDrawn } from '../viewer/shown-file.ts';
import s from './film.module.css';
import type { PlayedFilm } from './use-film.ts';

type FilmProps = {
  readonly video: Video;
  /** Undefined while it must not be played here: then only its poster is shown. */
  readonly film: PlayedFilm | undefined;
  readonly title: string;
  /** Width of the film on the page, as the `sizes` of an image. */
  readonly sizes: string;
  /** Its controls have gone from it, since nobody moves. */
  readonly resting: boolean;
  readonly onDrawn?: () => void;
};

/** The poster of a video at once, and the video in its place once it is played; on paper always the poster. A press plays and pauses it; a finger's first press brings back controls that rest. */
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
      {canBeDrawn(video) && (
        <span className={`${s.poster} ${plays && film.hasBegun ? s.played : ''}`}>
          <Whole item={video} alt={plays ? '' : title} sizes={sizes} onDrawn={onDrawn} />
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

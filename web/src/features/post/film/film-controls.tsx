import type { Video } from '@kloak/proto/api/types.ts';
import { FilmBar } from './film-bar.tsx';
import { FilmNote } from './film-note.tsx';
import type { PlayedFilm } from './use-film.ts';
import { useMovedFocus } from './use-moved-focus.ts';

type ControlsProps = {
  readonly video: Video;
  /** Undefined while it must not be played here. */
  readonly film: PlayedFilm | undefined;
  readonly resting: boolean;
  /** True to reserve room at its end for another button. */
  readonly hasEnd?: boolean;
};

/** Controls over a video, or the reason why it does not play. Focus in one of them moves to the other when it is replaced. */
export function FilmControls({ video, film, resting, hasEnd = false }: ControlsProps) {
  const handle = useMovedFocus();
  return (
    <>
      <FilmNote video={video} film={film} handle={handle} />
      {film && !film.hasFailed && <FilmBar film={film} resting={resting} hasEnd={hasEnd} handle={handle} />}
    </>
  );
}

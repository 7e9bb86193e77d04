import type { Video } from '@kloak/proto/api/types.ts';
import { FilmBar } from './film-bar.tsx';
import { FilmNote } from './film-note.tsx';
import type { PlayedFilm } from './use-film.ts';
import { useMovedFocus } from './use-moved-focus.ts';

type ControlsProps = {
  readonly video: Video;
  /** Nothing while it is not to be played here. */
  readonly film: PlayedFilm | undefined;
  readonly resting: boolean;
  /** Room is kept at the end for a button that stands there. */
  readonly hasEnd?: boolean;
};

/** What stands over a video: what plays it, or why it does not play. Who is at one of them when the other takes its place is at that then. */
export function FilmControls({ video, film, resting, hasEnd = false }: ControlsProps) {
  const handle = useMovedFocus();
  return (
    <>
      <FilmNote video={video} film={film} handle={handle} />
      {film && !film.hasFailed && <FilmBar film={film} resting={resting} hasEnd={hasEnd} handle={handle} />}
    </>
  );
}

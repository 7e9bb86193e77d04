import { useKeys } from '../viewer/use-keys.ts';
import type { PlayedFilm } from './use-film.ts';

/** Elements in which the space bar presses or types. */
const takesSpace = 'button, a, textarea, select, input:not([type="range"]), [role="menu"]';
const takesLetters = 'textarea, select, input:not([type="range"]), [role="menu"]';

/** The space bar plays and pauses the full-screen film, unless it has another meaning; `m` mutes and unmutes it. */
export function useFilmKeys(film: PlayedFilm | undefined): void {
  useKeys(({ key, target, take }) => {
    if (!film) return;
    if (key === ' ' && !target?.closest(takesSpace)) {
      take();
      film.toggle();
    }
    if (key === 'm' && !target?.closest(takesLetters)) film.toggleSound();
  });
}

import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { CSSProperties, Ref } from 'react';
import { clock } from '../../../lib/dates.ts';
import { postTexts as t } from '../texts.ts';
import s from './film-bar.module.css';
import type { PlayedFilm } from './use-film.ts';

type BarProps = {
  readonly film: PlayedFilm;
  /** True after a while without activity: then nothing covers the film. */
  readonly resting: boolean;
  /** True to reserve room at its end for another button. */
  readonly hasEnd: boolean;
  /** Ref of the play button. */
  readonly handle: Ref<HTMLButtonElement>;
};

/** Playback controls and seek bar of a film. Not the browser's own, so that swipes and keys know which part they belong to. */
export function FilmBar({ film, resting, hasEnd, handle }: BarProps) {
  const { isPlaying, isMuted, at } = film;
  const duration = Math.max(film.duration, at);
  const played: CSSProperties & Record<'--played', number> = { '--played': duration > 0 ? at / duration : 0 };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no part of a form
    <div role="group" aria-label={t.controls} className={`${s.bar} ${hasEnd ? s.hasEnd : ''} ${resting ? s.resting : ''}`} data-controls="">
      <button ref={handle} type="button" className={s.act} aria-label={isPlaying ? t.pause : t.play} onClick={film.toggle}>
        {isPlaying ? <Pause size={22} fill="currentColor" aria-hidden="true" /> : <Play size={22} fill="currentColor" aria-hidden="true" />}
      </button>
      <span className={s.time} aria-hidden="true">
        {clock(at)} / {clock(duration)}
      </span>
      <input
        type="range"
        className={s.seek}
        style={played}
        aria-label={t.seek}
        aria-valuetext={t.at(clock(at), clock(duration))}
        min={0}
        max={duration}
        step="any"
        value={at}
        onChange={({ currentTarget }) => film.seek(currentTarget.valueAsNumber)}
      />
      <button type="button" className={s.act} aria-label={isMuted ? t.unmute : t.mute} onClick={film.toggleSound}>
        {isMuted ? <VolumeX size={22} aria-hidden="true" /> : <Volume2 size={22} aria-hidden="true" />}
      </button>
    </div>
  );
}

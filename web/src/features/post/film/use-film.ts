import type { Video } from '@kloak/proto/api/types.ts';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactEventHandler, useCallback, useEffect, useRef, useState } from 'react';
import { useMe } from '../../../session/session.ts';
import { watchedMutation } from '../post-queries.ts';

/** Playback state of a film. Times are seconds. */
type FilmState = {
  readonly isPlaying: boolean;
  /** Asked to play, and its bytes are loading. */
  readonly isWaiting: boolean;
  /** Its first picture is rendered, and the poster is no longer needed. */
  readonly hasBegun: boolean;
  /** It failed to load, or broke off. */
  readonly hasFailed: boolean;
  readonly at: number;
  readonly duration: number;
};

export type PlayedFilm = FilmState & {
  readonly isMuted: boolean;
  readonly toggle: () => void;
  readonly toggleSound: () => void;
  readonly seek: (seconds: number) => void;
  readonly again: () => void;
  /** Props of the one element that plays it; it continues where the previous element was. */
  readonly element: ComponentProps<'video'>;
};

const untouched = { isPlaying: false, isWaiting: false, hasBegun: false, hasFailed: false };
const stateOf = (video: Video | undefined): FilmState => ({ ...untouched, at: 0, duration: video?.duration ?? 0 });

/**
 * Plays the film of a video, on its page and on the full screen; undefined while there is none. Another video starts from the beginning. Watching is
 * reported once.
 */
export function useFilm(video: Video | undefined): PlayedFilm | undefined {
  const { _id: id = '', filePath: src = '' } = video ?? {};
  const [of, setOf] = useState(id);
  const [state, setState] = useState(() => stateOf(video));
  if (of !== id) {
    setOf(id);
    setState(stateOf(video));
  }
  const change = useCallback((to: Partial<FilmState>) => setState((now) => ({ ...now, ...to })), []);
  const [isMuted, setMuted] = useState(false);
  const onLeft = useCallback(() => change({ isPlaying: false, isWaiting: false }), [change]);
  const { element, play, keep, ref } = useElement(id, src, onLeft);
  const tellWatched = useTellWatched(video);
  if (!video || !src) return;
  /** An unmounted element may still fire events. */
  const hears =
    (to: (film: HTMLVideoElement) => Partial<FilmState>): ReactEventHandler<HTMLVideoElement> =>
    ({ currentTarget: film }) => {
      if (film === element.current) change(to(film));
    };
  return {
    ...state,
    isMuted,
    toggle: () => {
      if (state.isPlaying) element.current?.pause();
      else play();
    },
    toggleSound: () => setMuted(!isMuted),
    seek: (at) => {
      if (element.current) element.current.currentTime = at;
      change({ at });
    },
    again: () => change(untouched),
    element: {
      ref,
      muted: isMuted,
      onDurationChange: hears(({ duration }) => (Number.isFinite(duration) ? { duration } : {})),
      onPlay: hears(() => ({ isPlaying: true })),
      onWaiting: hears(() => ({ isWaiting: true })),
      onPlaying: hears(() => {
        tellWatched();
        return { isPlaying: true, isWaiting: false, hasBegun: true };
      }),
      onPause: hears(() => ({ isPlaying: false, isWaiting: false })),
      onSeeked: hears(({ currentTime }) => ({ at: currentTime, hasBegun: true })),
      onTimeUpdate: hears(({ currentTime }) => ({ at: currentTime })),
      onError: hears((film) => {
        keep(film);
        return { isPlaying: false, isWaiting: false, hasFailed: true };
      }),
    },
  };
}

/** Element that plays the film now: the page's or the viewer's. It continues where the previous element was, even after a failure. */
function useElement(id: string, src: string, onLeft: () => void) {
  const element = useRef<HTMLVideoElement>(null);
  const left = useRef<{ readonly src: string; readonly at: number; readonly plays: boolean }>(undefined);
  useEffect(
    () => () => {
      // A film that is opened again from another post starts at its beginning.
      if (id) left.current = undefined;
    },
    [id],
  );
  const play = useCallback(() => {
    // If the browser refuses to play, nothing changes.
    element.current?.play().catch(() => undefined);
  }, []);
  const keep = useCallback(
    (film: HTMLVideoElement) => {
      left.current = { src, at: film.currentTime, plays: !film.paused };
    },
    [src],
  );
  const ref = useCallback(
    (film: HTMLVideoElement) => {
      element.current = film;
      film.src = src;
      if (left.current?.src === src) {
        if (left.current.at > 0) film.currentTime = left.current.at;
        if (left.current.plays) play();
      }
      return () => {
        // A failed film was recorded at its failure: the browser has paused it since.
        if (!film.error) keep(film);
        element.current = null;
        onLeft();
        // Otherwise the browser would continue to load it.
        film.pause();
        film.removeAttribute('src');
        film.load();
      };
    },
    [src, play, keep, onLeft],
  );
  return { element, play, keep, ref };
}

/** Reports once that another member's video is watched. */
function useTellWatched(video: Video | undefined): () => void {
  const { id: me } = useMe();
  const { mutate: tell } = useMutation(watchedMutation(video?._id ?? '', me));
  const told = useRef<string>(undefined);
  return () => {
    if (!video || video.writer._id === me || told.current === video._id) return;
    told.current = video._id;
    tell();
  };
}

import type { Video } from '@kloak/proto/api/types.ts';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type ReactEventHandler, useCallback, useEffect, useRef, useState } from 'react';
import { useMe } from '../../../session/session.ts';
import { watchedMutation } from '../post-queries.ts';

/** Playback state of a film. Times are seconds. */
type FilmState = {
  readonly isPlaying: boolean;
  /** It is asked to play, and its bytes are on their way. */
  readonly isWaiting: boolean;
  /** A picture of its own is drawn: its poster has done its part. */
  readonly hasBegun: boolean;
  /** It did not come, or broke off. */
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
  /** For the one element that plays it: it goes on where the one before it was. */
  readonly element: ComponentProps<'video'>;
};

const untouched = { isPlaying: false, isWaiting: false, hasBegun: false, hasFailed: false };
const stateOf = (video: Video | undefined): FilmState => ({ ...untouched, at: 0, duration: video?.duration ?? 0 });

/** The film of a video, for its page and for the whole screen; nothing while there is none to play. Another video begins anew. That one is watched is told once. */
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
  /** One that has gone may still tell something. */
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

/** The element that plays a film now: the page's or the viewer's. One that takes the place of another, also of one that broke off, goes on where that was. */
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
    // A browser that refuses leaves it as it is.
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
        // One that broke off was kept as it was then: the browser has paused it since.
        if (!film.error) keep(film);
        element.current = null;
        onLeft();
        // Or the browser would go on loading it.
        film.pause();
        film.removeAttribute('src');
        film.load();
      };
    },
    [src, play, keep, onLeft],
  );
  return { element, play, keep, ref };
}

/** Tells the server that somebody else's video is watched, once. */
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

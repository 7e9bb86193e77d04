import { act } from '@testing-library/react';

/** Breaks a film off like a browser: the error event comes first, then the pause. */
export function breakOff(film: HTMLElement): void {
  act(() => {
    Object.defineProperty(film, 'error', { value: new Error('broken') });
    film.dispatchEvent(new Event('error'));
    if (film instanceof HTMLMediaElement) film.pause();
  });
}

/** Simulates playback, which jsdom lacks: a film plays at once from its position, and its position does not advance. */
export function letFilmsPlay(): void {
  const playing = new WeakSet<HTMLMediaElement>();
  const places = new WeakMap<HTMLMediaElement, number>();
  const tell = (film: HTMLMediaElement, ...events: readonly string[]) => {
    for (const event of events) film.dispatchEvent(new Event(event));
  };
  Object.defineProperties(HTMLMediaElement.prototype, {
    paused: {
      get(this: HTMLMediaElement) {
        return !playing.has(this);
      },
    },
    currentTime: {
      get(this: HTMLMediaElement) {
        return places.get(this) ?? 0;
      },
      set(this: HTMLMediaElement, seconds: number) {
        places.set(this, seconds);
        tell(this, 'seeked');
      },
    },
  });
  HTMLMediaElement.prototype.play = async function () {
    playing.add(this);
    tell(this, 'play', 'playing');
  };
  HTMLMediaElement.prototype.pause = function () {
    if (playing.delete(this)) tell(this, 'pause');
  };
  HTMLMediaElement.prototype.load = () => {};
}

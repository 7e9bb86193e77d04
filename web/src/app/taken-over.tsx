import { useEffect } from 'react';
import { replayTaps } from '../start/early-taps.ts';

/** Marks that the app has replaced the prepared page. Preparation ends then, and earlier presses are replayed. See docs/start-up.md. */
export function TakenOver() {
  useEffect(() => {
    const prepared = document.querySelector<HTMLElement>('[data-prepared]');
    if (prepared) delete prepared.dataset.prepared;
    replayTaps();
  }, []);
  return null;
}

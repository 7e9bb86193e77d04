import { useEffect } from 'react';
import { pressTaken } from '../start/kept-taps.ts';

/** Where it stands the app has taken over what the build drew; nothing is prepared from then on, and what was pressed before is pressed. See docs/web.md, "Start-up". */
export function TakenOver() {
  useEffect(() => {
    const prepared = document.querySelector<HTMLElement>('[data-prepared]');
    if (prepared) delete prepared.dataset.prepared;
    pressTaken();
  }, []);
  return null;
}

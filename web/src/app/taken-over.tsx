import { useEffect } from 'react';

/** Where it stands the app has taken over what the build drew; nothing is prepared from then on. [Note: prepared pages] */
export function TakenOver() {
  useEffect(() => {
    const prepared = document.querySelector<HTMLElement>('[data-prepared]');
    if (prepared) delete prepared.dataset.prepared;
  }, []);
  return null;
}

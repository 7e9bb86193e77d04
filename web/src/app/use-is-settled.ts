import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { notePage } from '../lib/page-use.ts';

const lookEveryMs = 200;
/** Looks in a row that find nothing loading: the pictures of an answer are in the page only after it was rendered. */
const looksNeeded = 2;

/** True for a picture in the window that is still loading. */
function isLoading(image: HTMLImageElement): boolean {
  if (image.complete) return false;
  const { top, bottom, width } = image.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

/** True once the window has loaded what it shows, answers and pictures. On a slow line, code that nobody waits for is loaded then. */
export function useIsSettled(): boolean {
  const client = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isSettled) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks = client.isFetching() > 0 || [...document.images].some(isLoading) ? 0 : looks + 1;
      if (looks < looksNeeded) return;
      setSettled(true);
      notePage('settled');
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [client, isSettled]);
  return isSettled;
}

import { useCallback, useEffect, useState } from 'react';
import { connectivity } from '../../lib/connectivity.ts';
import { jittered } from '../../lib/wait.ts';

/** Pause after each failure before a retry. After the last one, only an answer of the server, or a member who looks at the page, triggers a retry. */
const pausesMs = [1000, 4000, 16_000];

/**
 * Retries resources that the browser loads by itself and gives up after one failure. `attempt` becomes the element's key, `onError` its error handler. A
 * retry follows after a pause. It follows at once when the server answers another call, the browser is online again, or the page becomes visible.
 */
export function useRetriedResource(): { readonly attempt: number; readonly onError: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<number>();
  const onError = useCallback(() => setFailed(attempt), [attempt]);
  const waits = failed === attempt;
  useEffect(() => {
    if (!waits) return;
    const over = new AbortController();
    const { signal } = over;
    const again = () => setAttempt(attempt + 1);
    const pause = pausesMs[attempt];
    const timer = pause === undefined ? undefined : setTimeout(again, jittered(pause));
    connectivity.addEventListener('retry', again, { signal });
    window.addEventListener('online', again, { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again(), { signal });
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [waits, attempt]);
  return { attempt, onError };
}

import { ApiError } from '../../../lib/api.ts';
import { jittered } from '../../../lib/wait.ts';
import type { Outage } from '../domain.ts';
import { waitForConnectivity } from './wait-for-connectivity.ts';

/** The first pause and the longest one. Each is twice the one before. */
type Backoff = { readonly firstMs: number; readonly maxMs: number };
const defaultBackoff: Backoff = { firstMs: 1000, maxMs: 30_000 };

/** `onWait` receives the cause when a pause begins, and nothing when it ends. */
type RetryOptions = { readonly signal: AbortSignal; readonly onWait: (outage: Outage | undefined) => void; readonly backoff?: Backoff };

/**
 * Repeats `work` until it succeeds. After a lost connection or a failure of the server it pauses, and continues at once when the server
 * is reachable again. A refusal is final. Rejects with an `AbortError` when stopped.
 */
export async function keepTrying<T>(work: () => Promise<T>, { signal, onWait, backoff = defaultBackoff }: RetryOptions): Promise<T> {
  for (let pauseMs = backoff.firstMs; ; pauseMs = Math.min(2 * pauseMs, backoff.maxMs)) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      const outage = outageAfter(error);
      if (!outage) throw error;
      onWait(outage);
      await waitForConnectivity(jittered(pauseMs), signal);
      onWait(undefined);
    }
  }
}

/** Returns nothing for a refusal, which would only be repeated. */
function outageAfter(error: unknown): Outage | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, code } = error;
  if (status === 0 && code !== 'bad-answer') return 'connection';
  return status === 0 || status === 408 || status === 429 || status >= 500 ? 'server' : undefined;
}

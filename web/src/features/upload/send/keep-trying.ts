import { ApiError } from '../../../lib/api.ts';
import { jittered } from '../../../lib/wait.ts';
import { waitForConnectivity } from './wait-for-connectivity.ts';

/** What is waited for. */
export type Outage = 'connection' | 'server';

/** In milliseconds: the first pause and the longest. Each is twice the one before. */
type Backoff = { readonly firstMs: number; readonly maxMs: number };
const defaultBackoff: Backoff = { firstMs: 1000, maxMs: 30_000 };

type Trying = { readonly signal: AbortSignal; readonly onWait: (outage: Outage | undefined) => void; readonly backoff?: Backoff };

/**
 * Does it until it is done. After a lost connection, or when the server is in trouble, it waits, longer each time, and goes on at once
 * when there is a sign of the server. A refusal is final. Rejects with an `AbortError` when stopped.
 */
export async function keepTrying<T>(work: () => Promise<T>, { signal, onWait, backoff = defaultBackoff }: Trying): Promise<T> {
  for (let pause = backoff.firstMs; ; pause = Math.min(2 * pause, backoff.maxMs)) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      const outage = outageAfter(error);
      if (!outage) throw error;
      onWait(outage);
      await waitForConnectivity(jittered(pause), signal);
      onWait(undefined);
    }
  }
}

/** Nothing where it would fail again: it was refused. */
function outageAfter(error: unknown): Outage | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, code } = error;
  if (status === 0 && code !== 'bad-answer') return 'connection';
  return status === 0 || status === 408 || status === 429 || status >= 500 ? 'server' : undefined;
}

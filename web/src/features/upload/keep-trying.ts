import { ApiError } from '../../lib/api.ts';
import { untilSign } from '../../lib/until-sign.ts';

/** What is waited for. */
export type Missing = 'connection' | 'server';

/** In milliseconds: the first pause, and the longest. Each is twice the one before. */
type Pauses = { readonly first: number; readonly longest: number };
const usual: Pauses = { first: 1000, longest: 30_000 };

type Trying = { readonly signal: AbortSignal; readonly onWait: (missing: Missing | undefined) => void; readonly pauses?: Pauses };

/**
 * Does it until it is done. After a lost connection, or when the server is in trouble, it waits, longer each time, and goes on at once
 * when there is a sign of the server. A refusal is final. Rejects with an `AbortError` when stopped.
 */
export async function keepTrying<T>(work: () => Promise<T>, { signal, onWait, pauses = usual }: Trying): Promise<T> {
  for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      const missing = missingAfter(error);
      if (!missing) throw error;
      onWait(missing);
      // A little more or less, so that not all pages return in the same moment.
      await untilSign(pause * (0.9 + Math.random() * 0.2), signal);
      onWait(undefined);
    }
  }
}

/** Nothing where it would fail again: it was refused. */
function missingAfter(error: unknown): Missing | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, code } = error;
  if (status === 0 && code !== 'bad-answer') return 'connection';
  return status === 0 || status === 408 || status === 429 || status >= 500 ? 'server' : undefined;
}

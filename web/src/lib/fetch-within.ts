type FetchAnswer = { readonly response: Response; readonly body: unknown };

/** Returns a response with its body as JSON (undefined if it is none). Returns undefined after `maxMs`: then the signal aborts the request. */
export async function fetchWithin(maxMs: number | undefined, ask: (signal: AbortSignal) => Promise<Response>): Promise<FetchAnswer | undefined> {
  const controller = new AbortController();
  const timer = maxMs === undefined ? undefined : setTimeout(() => controller.abort(), maxMs);
  try {
    const response = await ask(controller.signal);
    const body: unknown = await response.json().catch(() => undefined);
    return controller.signal.aborted ? undefined : { response, body };
  } catch (error) {
    if (controller.signal.aborted) return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

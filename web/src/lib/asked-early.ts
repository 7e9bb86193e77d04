declare global {
  /** The calls that `public/before-paint.js` and `public/before-screen.js` made while the app was on its way, by method, path and body. */
  var kloakAsked: Record<string, Promise<Response>> | undefined;
  /** The pictures that `public/before-screen.js` fetched, which the browser keeps at hand as long as these are there. */
  var kloakFetched: readonly HTMLImageElement[] | undefined;
}

/** The answer to a call that was made before the app was there, once. */
export function askedEarly(method: string, path: string, body: string | undefined): Promise<Response> | undefined {
  const name = [method, path, body].filter(Boolean).join(' ');
  const asked = globalThis.kloakAsked?.[name];
  delete globalThis.kloakAsked?.[name];
  return asked;
}

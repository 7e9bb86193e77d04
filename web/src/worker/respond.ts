// Chooses which requests the worker answers, and how. It leaves every other request to the browser.
import { sharePath, workerPath } from '@kloak/proto/rules/app-paths.ts';
import { answerCall, isNotedCall } from './answers.ts';
import { answerPicture, isKeptPicture } from './pictures.ts';
import { noteSession } from './session.ts';
import { handleShare, isForeign } from './share.ts';
import { answerAsset, answerPage } from './shell.ts';

/** A request of a page. `wait` keeps the worker running for work after the answer. */
export type Asked = {
  readonly request: Request;
  readonly wait: (work: Promise<unknown>) => void;
};

/** Paths of the server that are no pages of the app. */
const notPages = /^\/(api|storage|outbox|unsubscribe|sandbox|stripe|healthz|readyz|manifest\.webmanifest|assets|icons)(\/|$)/;
/** Its headers allow the payment provider, so a kept page cannot replace it. */
const cardPage = /^\/upgrade-store\/?$/i;
const isShell = /^\/(assets\/|before-\w+\.js$|favicon\.svg$)/;

/** Returns an answer, or undefined if the browser shall ask the server itself. */
export function respond({ request, wait }: Asked): Promise<Response> | undefined {
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin) return undefined;
  if (request.mode === 'navigate') {
    if (request.method === 'POST' && pathname === sharePath && !isForeign(request)) return handleShare(request);
    if (request.method !== 'GET' || pathname === workerPath || notPages.test(pathname) || cardPage.test(pathname)) return undefined;
    return answerPage(pathname, fetch(request));
  }
  if (pathname.startsWith('/api/')) return isNotedCall(request.method, pathname) ? answerCall(request, wait) : undefined;
  if (request.method !== 'GET') return undefined;
  if (isShell.test(pathname)) return answerAsset(request, wait);
  if (!isKeptPicture(request)) return undefined;
  return answerPicture(request, (answer) => noteSession(answer, pathname + search), wait);
}

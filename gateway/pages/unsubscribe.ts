// Ends digest mails by one click of the reader, or of their mail program (RFC 8058). Viewing the page changes nothing.
import { createHash } from 'node:crypto';
import { Refusal } from '@kloak/platform/errors.ts';
import { emptyPosition } from '@kloak/platform/wire/position.ts';
import { refusalCodes } from '@kloak/platform/wire/refusal-codes.ts';
import escapeHtml from 'escape-html';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { guestMeta } from '../caller/caller-meta.ts';
import type { Callers } from '../caller/callers.ts';
import type { Limiter } from '../caller/limits.ts';
import { answerFailure, answerMethodNotAllowed, type FailureDeps } from '../http/answers.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { RunningGateway } from '../options.ts';

const style = [
  ':root { color-scheme: light dark }',
  "body { max-width: 30rem; margin: 4rem auto; padding: 0 1rem; font: 1rem/1.5 Georgia, 'Times New Roman', serif }",
  'button { min-height: 44px; padding: 0 1.5rem; font: inherit }',
].join('\n');
/** Policy of this page: no scripts, and one style, allowed by its hash. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const page = (says: string, form = '') => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails from Kloak</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>${style}</style>
<main>
<h1>Mails from Kloak</h1>
<p>${escapeHtml(says)}</p>
${form}
</main>
</html>
`;

function answer(response: Response, html: string, status = 200): void {
  // The address ends a person's mails, so it is not sent to other pages as a referrer.
  response.status(status).set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy, 'Referrer-Policy': 'no-referrer' }).type('html').send(html);
}

type UnsubscribeDeps = FailureDeps & { running: Pick<RunningGateway, 'client'>; callers: Pick<Callers, 'networkOf'>; limiter: Limiter };

export function unsubscribe({ running, callers, limiter, ...deps }: UnsubscribeDeps): RequestHandler {
  async function end(request: Request<{ token: string }>, response: Response): Promise<void> {
    try {
      await limiter.count('verify', callers.networkOf(request));
      await running.client(guestMeta(requestIdOf(response), emptyPosition)).call('notification.Unsubscribe', { token: request.params.token });
      answer(response, page('You get no more of these mails. You can ask for them again in the settings of your notifications.'));
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'invalid') answer(response, page(error.message), refusalCodes.invalid.http);
      else answerFailure(response, error, deps);
    }
  }
  const router = Router({ caseSensitive: true });
  router.get('/:token', (_request, response) =>
    answer(response, page('Do you want no more mails that tell what is new?', '<form method="post"><button>No more mails</button></form>')),
  );
  router.post('/:token', end);
  router.all('/:token', (_request, response) => answerMethodNotAllowed(response, ['GET', 'HEAD', 'POST']));
  return router;
}

// Mails stored instead of sent, for development and trials on one's own machine. They contain tokens. So the page exists only if we listen on loopback, for
// loopback names, and for loopback callers without a proxy.
import { createHash } from 'node:crypto';
import type { Mail, SentMessage } from '@kloak/platform/ports/mail.ts';
import escapeHtml from 'escape-html';
import type { Request, RequestHandler } from 'express';
import { isLoopbackAddress, type Site } from '../caller/site.ts';

const maxMessages = 50;

/** Text with its links; every second part of it is one. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, place) => (place % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('');

function letterHtml({ to, subject, text, at }: SentMessage): string {
  return `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, ${escapeHtml(at)}</p><pre>${linked(text)}</pre></article>`;
}

// Mails and their links wrap on narrow screens.
const style = 'body { overflow-wrap: anywhere } pre { white-space: pre-wrap }';
/** Policy of this page: no scripts, and one style, allowed by its hash. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = (kept: readonly SentMessage[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>${style}</style>
<h1>Outbox</h1>
<p>These letters were kept here because no mail server is configured.</p>
${kept.length === 0 ? '<p>There are none yet.</p>' : kept.map(letterHtml).join('\n')}
</html>
`;

const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];
const isFromHere = (request: Request) => isLoopbackAddress(request.socket.remoteAddress) && forwarded.every((name) => request.headers[name] === undefined);

/** `listensOnLoopback` is called each time. Passes other callers on. As JSON: `{success, letters}`. */
export function outbox(mail: Pick<Mail, 'outbox'>, site: Site, listensOnLoopback: () => boolean): RequestHandler {
  return async (request, response, next) => {
    if (!site.isLocal || !listensOnLoopback() || !isFromHere(request)) return next();
    const kept = await mail.outbox(maxMessages);
    response.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy });
    if (request.accepts(['html', 'json']) === 'json') response.json({ success: true, letters: kept });
    else response.type('html').send(page(kept));
  };
}

// Hosted pages of the sandbox of payments, in place of a provider's site. No money moves, and the pages say so.
import { createHash } from 'node:crypto';
import type { ResponseOf } from '@kloak/platform/rpc.ts';
import { emptyPosition } from '@kloak/platform/wire/position.ts';
import { planOf, priceLabel } from '@kloak/proto/rules/plans.ts';
import escapeHtml from 'escape-html';
import type { Request, RequestHandler, Response } from 'express';
import { guestMeta } from '../caller/caller-meta.ts';
import { answerFailure, answerMethodNotAllowed } from '../http/answers.ts';
import { readBytes } from '../http/read-bytes.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { PaymentDeps } from './webhook.ts';

type SandboxPage = ResponseOf<'billing.GetSandboxPage'>;

const maxFormBytes = 10_000;

/** Both addresses are in the vault; only the path is used, so a visitor by another host name stays there. */
const pathOf = (url: string) => url.slice(new URL(url).origin.length);

const style = `
:root { color-scheme: light dark; --paper: #FBF8F3; --surface: #FFFFFF; --ink: #1F1B16; --ink-2: #6B6257; --line: #8A8175; --ember: #B4491F; --on-ember: #FFFFFF; --heart: #B01C30; --warn: #FFF1D6 }
@media (prefers-color-scheme: dark) { :root { --paper: #14120F; --surface: #1E1B17; --ink: #F3EEE6; --ink-2: #A79D90; --line: #7D7467; --ember: #F08A5D; --on-ember: #1F1B16; --heart: #FF8A97; --warn: #3A2F14 } }
* { box-sizing: border-box }
body { margin: 0; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 480px; margin: 0 auto }
h1 { margin: 24px 0 8px; font: 600 28px/1.2 Fraunces, Georgia, serif }
.sandbox { padding: 12px 16px; border-radius: 12px; background: var(--warn) }
.card { padding: 24px; border-radius: 12px; background: var(--surface) }
label { display: block; font-weight: 600 }
input { width: 100%; min-height: 44px; margin: 8px 0; padding: 8px 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--surface); color: var(--ink); font: inherit }
button, .back { display: block; width: 100%; min-height: 44px; margin-top: 12px; padding: 10px 16px; border: 1px solid var(--ember); border-radius: 6px; background: var(--ember); color: var(--on-ember); font: inherit; font-weight: 600; text-align: center; cursor: pointer }
button.quiet, .back { border-color: var(--line); background: transparent; color: var(--ink); text-decoration: none }
:focus-visible { outline: 3px solid var(--ember); outline-offset: 2px }
.fault { color: var(--heart) }
dt { font-weight: 600; font-variant-numeric: tabular-nums }
dd { margin: 0 0 8px; color: var(--ink-2) }
`;
/** Policy of these pages: no scripts, and one style, allowed by its hash. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const testCards = [
  ['4242 4242 4242 4242', 'is taken'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0025 0000 3155', 'asks for a second step'],
  ['4000 0000 0000 0341', 'is taken, and declined when it is charged again'],
] as const;

function cardForm({ plan, cancelUrl, fault }: SandboxPage): string {
  const told = fault === undefined ? '' : `<p class="fault" id="fault" role="alert">${escapeHtml(fault)}</p>`;
  const describedBy = fault === undefined ? 'cards' : 'fault cards';
  return `<form method="post" class="card">
<label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required maxlength="30" aria-describedby="${describedBy}"${fault === undefined ? '' : ' aria-invalid="true"'}>
${told}
<button>${plan === undefined ? 'Use this card' : 'Pay and subscribe'}</button>
<a class="back" href="${escapeHtml(pathOf(cancelUrl))}">Back to Kloak</a>
</form>
<h2>Test cards</h2>
<dl id="cards">${testCards.map(([number, does]) => `<dt>${number}</dt><dd>${does}</dd>`).join('')}</dl>`;
}

const secondStep = `<form method="post" class="card">
<p>Your bank asks whether it is you.</p>
<button name="confirmed" value="yes">Confirm</button>
<button name="confirmed" value="no" class="quiet">Decline</button>
</form>`;

function pageHtml(page: SandboxPage): string {
  const plan = page.plan === undefined ? undefined : planOf(page.plan);
  const title = plan ? `Subscribe to ${plan.name}` : 'Change your card';
  const price = plan ? `<p>${escapeHtml(priceLabel(plan))}, renewed each month until you cancel.</p>` : '<p>What is due is paid with it.</p>';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Sandbox</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>${style}</style>
<main>
<p class="sandbox"><strong>Sandbox.</strong> No payment provider is set up, so no money moves here. Never type a real card.</p>
<h1>${title}</h1>
${price}
${page.status === 'CONFIRMING' ? secondStep : cardForm(page)}
</main>
</html>
`;
}

function send(response: Response, page: SandboxPage): void {
  response.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy });
  if (page.status === 'DONE') response.redirect(303, pathOf(page.returnUrl));
  else
    response
      .status(page.fault === undefined ? 200 : 402)
      .type('html')
      .send(pageHtml(page));
}

async function readFields(request: Request): Promise<{ cardNumber: string; confirmed?: boolean }> {
  const fields = new URLSearchParams((await readBytes(request, maxFormBytes)).toString('utf8'));
  const confirmed = fields.get('confirmed');
  return { cardNumber: (fields.get('card') ?? '').slice(0, 30), ...(confirmed !== null && { confirmed: confirmed === 'yes' }) };
}

/** Served under `sandboxPath/{page}`. Only the person who was redirected knows the address. */
export function sandboxPage({ running, callers, limiter, ...deps }: PaymentDeps): RequestHandler<{ page: string }> {
  return async (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && request.method !== 'POST') return answerMethodNotAllowed(response, ['GET', 'HEAD', 'POST']);
    try {
      await limiter.count('sandboxPage', callers.networkOf(request));
      const { call } = running.client(guestMeta(requestIdOf(response), emptyPosition));
      const { page } = request.params;
      send(
        response,
        isRead ? await call('billing.GetSandboxPage', { page }) : await call('billing.SubmitSandboxPage', { page, ...(await readFields(request)) }),
      );
    } catch (error) {
      answerFailure(response, error, deps);
    }
  };
}

// A stateful stand-in for Stripe: the part of its API that billing uses, over HTTP, with its refusals and its idempotency. stripe-mock, whose answers
// never change, checks that requests are well formed; this one has their effects.
import { createServer } from 'node:http';
import { signNotice } from '../../payments/signed-notices.ts';
import { type StripeSettings, stripePayments } from '../../payments/stripe.ts';
import type { Payments } from '../../ports/payments.ts';
import { readForm } from './form.ts';
import { routes } from './routes.ts';
import { addSubscription, invalid, openState, StripeAnswer, type StripeState, type StripeSubscription } from './state.ts';
import { confirmInvoice } from './subscriptions.ts';

export const webhookSecret = 'whsec_of_a_test';

export type StripeServer = {
  state: StripeState;
  settings: StripeSettings;
  /** A new adapter, as a process that starts has it. */
  payments(): Payments;
  /** Pays for a checkout, by its address. */
  pay(url: string): StripeSubscription;
  /** Confirms at the bank, by the address of an invoice's page. */
  confirm(url: string): void;
  /** A webhook of something that changed, signed. */
  notice(type: string, object: object): { body: string; signature: string };
  close(): Promise<void>;
};

type Answer = { status: number; body: string };
type StripeRequest = { method: string; path: string; text: string };

function routeOf(method: string, path: string) {
  const [, version, things, ...rest] = path.split('/');
  const exact = `${method} ${path}`;
  const route = routes[exact];
  if (route) return { route, id: '' };
  const [id = '', ...after] = rest;
  return { route: routes[[`${method} /${version}/${things}/:id`, ...after].join('/')], id };
}

function answerTo(state: StripeState, { method, path, text }: StripeRequest): Answer {
  try {
    for (const [begin, refusal] of state.refuses) if (`${method} ${path}`.startsWith(begin)) throw refusal;
    const { route, id } = routeOf(method, path);
    if (route === undefined) throw invalid(`Unrecognized request URL (${method}: ${path}).`);
    return { status: 200, body: JSON.stringify(route({ state, id, form: readForm(text) })) };
  } catch (error) {
    if (!(error instanceof StripeAnswer)) throw error;
    return { status: error.status, body: JSON.stringify({ error: error.error }) };
  }
}

/** The first answer under a key is repeated, also a refusal; the key of another request is refused. */
function remembering(state: StripeState): (asked: StripeRequest, key: string | undefined) => Answer {
  const known = new Map<string, { asked: string; answer: Answer }>();
  return (asked, key) => {
    if (key === undefined || asked.method !== 'POST') return answerTo(state, asked);
    const [before, now] = [known.get(key), JSON.stringify(asked)];
    if (before && before.asked !== now) {
      const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      return { status: 400, body: JSON.stringify({ error: { type: 'idempotency_error', message } }) };
    }
    const answer = before?.answer ?? answerTo(state, asked);
    known.set(key, { asked: now, answer });
    return answer;
  };
}

export async function startStripe(): Promise<StripeServer> {
  const state = openState();
  const answer = remembering(state);
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    const asked = { method: request.method ?? 'GET', path: url.pathname, text: body || url.search.slice(1) };
    const { status, body: told } = answer(asked, request.headers['idempotency-key']?.toString());
    response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' }).end(told);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const settings = { secretKey: 'sk_test_123', webhookSecret, apiUrl: `http://127.0.0.1:${port}` };
  const idIn = (url: string) => url.split('/').at(-1) ?? '';
  return {
    state,
    settings,
    payments: () => stripePayments(settings),
    pay(url) {
      const session = state.sessions.get(idIn(url));
      const price = state.prices.get(session?.price ?? '');
      if (session === undefined || price === undefined) throw new Error(`no checkout at ${url}`);
      return addSubscription(state, session.customer, [price]);
    },
    confirm(url) {
      const invoice = state.invoices.get(idIn(url));
      if (invoice === undefined) throw new Error(`no invoice at ${url}`);
      confirmInvoice(state, invoice);
    },
    notice(type, object) {
      const body = JSON.stringify({ id: state.nextId('evt'), object: 'event', type, created: 1, data: { object } });
      return { body, signature: signNotice(body, webhookSecret, new Date()) };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

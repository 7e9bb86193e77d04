// Webhooks of the payment provider. The signature identifies it, so neither session nor origin is checked.
import { emptyPosition } from '@kloak/platform/wire/position.ts';
import type { RequestHandler } from 'express';
import { guestMeta } from '../caller/caller-meta.ts';
import type { Callers } from '../caller/callers.ts';
import type { Limiter } from '../caller/limits.ts';
import { answerFailure, answerMethodNotAllowed, answerSuccess, type FailureDeps } from '../http/answers.ts';
import { readBytes } from '../http/read-bytes.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { RunningGateway } from '../options.ts';

export type PaymentDeps = FailureDeps & { running: Pick<RunningGateway, 'client'>; callers: Pick<Callers, 'networkOf'>; limiter: Limiter };

const maxBytes = 1_000_000;

/** Accepts `POST` up to 1 MB, and forwards it unchanged. An unknown kind gets 200 and is counted. */
export function webhook({ running, callers, limiter, ...deps }: PaymentDeps): RequestHandler {
  return async (request, response) => {
    if (request.method !== 'POST') return answerMethodNotAllowed(response, ['POST']);
    try {
      await limiter.count('webhook', callers.networkOf(request));
      const body = (await readBytes(request, maxBytes)).toString('utf8');
      const signature = request.get('stripe-signature') ?? '';
      const { known, passedOver } = await running.client(guestMeta(requestIdOf(response), emptyPosition)).call('billing.TakeWebhook', { body, signature });
      answerSuccess(response, Buffer.from(JSON.stringify({ success: true, received: true, ...(!known && { passedOver }) })));
    } catch (error) {
      answerFailure(response, error, deps);
    }
  };
}

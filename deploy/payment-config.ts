// The settings of the payment provider.
import type { StripeSettings } from '@kloak/platform/payments/stripe.ts';
import { type Environment, type Faults, isHttp, optional } from './environment.ts';

/** Reads both keys, or none. */
export function stripeOf(env: Environment, faults: Faults): StripeSettings | undefined {
  const [secretKey, webhookSecret] = [env.STRIPE_SECRET_KEY, env.STRIPE_WEBHOOK_SECRET];
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret)
    faults.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together: the second is that of the endpoint /stripe/webhook.');
  const apiUrl = optional(env, 'STRIPE_API_URL');
  if (apiUrl !== undefined && !isHttp(apiUrl)) faults.push(`STRIPE_API_URL must be an address, not "${apiUrl}".`);
  return { secretKey: secretKey ?? '', webhookSecret: webhookSecret ?? '', apiUrl };
}

/** Mode of a secret or restricted key: `test` or `live`. */
const modeOf = (secretKey: string): string | undefined => /^(?:sk|rk)_(test|live)_/.exec(secretKey)?.[1];

/** Key for pages. `isGateway`: process of a cluster, where only billing has the secret key and compares both. */
export function publishableKeyOf(env: Environment, { isGateway }: { isGateway: boolean }, faults: Faults): string | undefined {
  const key = optional(env, 'STRIPE_PUBLISHABLE_KEY');
  if (key === undefined) return undefined;
  const mode = /^pk_(test|live)_\w+$/.exec(key)?.[1];
  const secretKey = optional(env, 'STRIPE_SECRET_KEY');
  // The text is not repeated: it may be a secret key, in the wrong place.
  if (mode === undefined) faults.push('STRIPE_PUBLISHABLE_KEY must be a key that begins with pk_test_ or pk_live_.');
  else if (secretKey === undefined && !isGateway) faults.push('STRIPE_PUBLISHABLE_KEY needs STRIPE_SECRET_KEY beside it.');
  else if (secretKey !== undefined && modeOf(secretKey) !== mode)
    faults.push('STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY must be of the same mode, both of tests or both live.');
  return key;
}

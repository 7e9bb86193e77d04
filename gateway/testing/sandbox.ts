// The hosted pages of the sandbox of payments, as a browser without scripts sees them.
import { until } from '@kloak/platform/testing/until.ts';
import type { Person } from './vault.ts';

export const cards = { taken: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', secondStep: '4000 0025 0000 3155', failsLater: '4000 0000 0000 0341' };

/** Sends the form of a page. */
export function submit(who: Person, url: string, fields: Record<string, string>): Promise<Response> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return who.fetch(new URL(url).pathname, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
}

/** Address of the checkout for a plan. */
export async function checkoutOf(who: Person, product: string): Promise<string> {
  return (await who.call('POST /api/stripe/create-checkout-session', { product, profile: who.id, profileId: who.id })).url;
}

export async function planOf(who: Person): Promise<string> {
  return (await who.call('POST /api/profile/profile-product', { email: who.email })).product._id;
}

export const untilPlan = (who: Person, plan: string): Promise<void> => until(`the plan ${plan}`, async () => (await planOf(who)) === plan);

/** Pays for a plan, and waits for it. */
export async function buy(who: Person, plan: string, card = cards.taken): Promise<void> {
  await submit(who, await checkoutOf(who, plan), { card });
  await untilPlan(who, plan);
}

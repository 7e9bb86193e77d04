// Payment for a plan, and a larger one, in the sandbox, during faults.
import { untilAnswered } from '@kloak/platform/testing/until.ts';
import type { StoryFixture } from './fixture.ts';
import { callOnceKnown, me, newMember, type Person } from './people.ts';
import { persistCall, takeOverSeconds } from './persist.ts';

const card = '4242 4242 4242 4242';

/** Sends the card on the sandbox's page, with retries. */
async function pay({ visitor }: Person, url: string): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ card }).toString();
  await untilAnswered(
    'a payment',
    async () => ((await visitor.fetch(new URL(url).pathname, { method: 'POST', headers, body })).status === 303 ? true : undefined),
    takeOverSeconds,
  );
}

async function untilPlan(person: Person, plan: string): Promise<void> {
  const standing = async () => (await persistCall(person.visitor, 'POST /api/stripe/subscription', { profileId: me(person) })).subscription;
  await untilAnswered(`the plan ${plan}`, async () => ((await standing()).product._id === plan ? true : undefined), takeOverSeconds);
}

/** In the end there is one plan, and each payment exists once, with its receipt. */
export async function payTwice(fixture: StoryFixture, meanwhile: () => Promise<void>): Promise<void> {
  const payer = await newMember(fixture, 'payer');
  const { visitor } = payer;
  const { url } = await callOnceKnown(payer, 'POST /api/stripe/create-checkout-session', { product: 'plan-500gb' });
  const paid = pay(payer, url);
  await meanwhile();
  await paid;
  await untilPlan(payer, 'plan-500gb');
  const chosen = persistCall(visitor, 'POST /api/stripe/create-checkout-session', { product: 'plan-1tb' });
  await meanwhile();
  await chosen;
  await untilPlan(payer, 'plan-1tb');

  const { invoices } = await persistCall(visitor, 'POST /api/stripe/payments', { profileId: me(payer) });
  expect(invoices.map(({ cents, status }) => [cents, status])).toEqual([
    [400, 'PAID'],
    [595, 'PAID'],
  ]);
  const usage = await persistCall(visitor, 'POST /api/users/getDataUsage', { profileId: me(payer) });
  expect(usage.dataUsage.maxUsage).toBe(1e12);
}

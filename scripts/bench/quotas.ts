import { untilThere } from '@kloak/platform/testing/until.ts';
import { amount } from './amounts.ts';
import { load, overConnections, requestOf } from './connection.ts';
import type { Member } from './members.ts';
import { compare, rateOf } from './rounds.ts';
import { comparedRow, type Row } from './table.ts';
import type { Vault } from './vault.ts';

const rounds = amount(15, 1);
const calls = amount(400, 8);
const connections = 4;
const plan = 'plan-500gb';
/** That the sandbox takes. */
const card = '4242 4242 4242 4242';

/** Pays for a plan on the sandbox's page, and waits until the vault has heard of it. */
async function buyPlan({ id, call, fetch }: Member): Promise<void> {
  const { url } = await call('POST /api/stripe/create-checkout-session', { product: plan });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ card }).toString();
  const { status } = await fetch(new URL(url).pathname, { method: 'POST', headers, body });
  if (status !== 303) throw new Error(`the sandbox answered a payment with ${status}`);
  await untilThere(`the plan ${plan}`, async () => {
    const { subscription } = await call('POST /api/stripe/subscription', { profileId: id });
    return subscription.product._id === plan ? subscription : undefined;
  });
}

/** What a page asks of the space there is, by whom a plan gives it ÷ by whom the settings do. */
export async function benchQuotas({ port, anna, ben }: Vault): Promise<Row[]> {
  await buyPlan(anna);
  const side = ({ id, cookies }: Member) => {
    const headers = { 'Content-Type': 'application/json', Cookie: cookies() };
    const request = requestOf(`localhost:${port}`, 'POST', '/api/users/getDataUsage', headers, Buffer.from(JSON.stringify({ profileId: id })));
    return () => overConnections(port, connections, async (to) => 1000 / (await rateOf(calls, () => load(to, calls, () => request))));
  };
  const what = 'a page’s space, by a paid plan ÷ without one';
  return [comparedRow(what, 'ms', '1.02 at most', await compare(rounds, side(anna), side(ben)))];
}

import { untilFound } from '@kloak/platform/testing/until.ts';
import { amount } from './setup/amounts.ts';
import { callOf, msOfCall } from './setup/connection.ts';
import type { BenchMember } from './setup/members.ts';
import { computedSeconds, untilQuiet } from './setup/process-facts.ts';
import { compare } from './setup/rounds.ts';
import { comparedRow, skippedRow, type TableRow } from './setup/table.ts';
import type { BenchVault } from './setup/vault.ts';

const rounds = amount(31, 1);
/** CPU time has steps of 10 ms, so these calls should take fifty of them. */
const calls = amount(800, 200);
const plan = 'plan-500gb';
/** Number of a card that the sandbox accepts. */
const card = '4242 4242 4242 4242';

/** Pays for a plan on the sandbox's page, and waits until the vault has heard of it. */
async function buyPlan({ id, call, fetch }: BenchMember): Promise<void> {
  const { url } = await call('POST /api/stripe/create-checkout-session', { product: plan });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ card }).toString();
  const { status } = await fetch(new URL(url).pathname, { method: 'POST', headers, body });
  if (status !== 303) throw new Error(`the sandbox answered a payment with ${status}`);
  await untilFound(`the plan ${plan}`, async () => {
    const { subscription } = await call('POST /api/stripe/subscription', { profileId: id });
    return subscription.product._id === plan ? subscription : undefined;
  });
}

/**
 * CPU time for a page's query of its space, by a paid plan ÷ by the settings. CPU time, because other load changes elapsed time by more than the
 * difference.
 */
export async function benchQuotas({ base, port, pid, anna, ben }: BenchVault): Promise<TableRow[]> {
  const what = 'computing for a page’s space, by a paid plan ÷ without one';
  if (computedSeconds(pid) === undefined) return [skippedRow(what, 'this system does not tell what a process computes')];
  await buyPlan(anna);
  await untilQuiet(pid);
  const side = (member: BenchMember) => {
    const ask = msOfCall(port, callOf(base, member, 'POST /api/users/getDataUsage', { profileId: member.id }), calls);
    return async () => {
      const before = computedSeconds(pid) ?? 0;
      await ask();
      return (((computedSeconds(pid) ?? 0) - before) * 1000) / calls;
    };
  };
  return [comparedRow(what, 'ms', '1.02 at most', await compare(rounds, side(anna), side(ben)))];
}

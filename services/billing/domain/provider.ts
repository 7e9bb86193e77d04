import { aggregate } from '@kloak/platform/aggregate.ts';
import type { BillingEvent } from '@kloak/proto/types/billing.ts';

type ProviderEvent = Extract<BillingEvent, { type: 'AccountNoted' }>;
/** `undefined` before the first sweep. */
type Provider = { account?: string };

/** `provider:account` — the account at the payment provider that members pay at. */
export const provider = aggregate<Provider, ProviderEvent, undefined>({
  name: 'provider',
  initial: {},
  reads: 'last',
  evolve: (_state, { data: { account } }) => ({ account }),
  stream: () => ({ id: 'account', home: 'account' }),
});

export function noteAccount(account: string) {
  return (state: Provider): ProviderEvent[] => (state.account === account ? [] : [{ type: 'AccountNoted', data: { account } }]);
}

/** Result of a sweep: number of paying customers, how many the provider does not know, the account of our key, and the account that they paid at. */
export type SweepResult = { paid: number; gone: number; account: string | undefined; known: string | undefined };

/** Number that somebody may have removed by hand. */
const maxGone = 3;
const maxGoneShare = 0.1;

const isOther = ({ account, known }: SweepResult) => account !== undefined && known !== undefined && account !== known;

/** True if a wrong key is more likely than so many missing customers. */
export const isSuspectSweep = (seen: SweepResult): boolean => seen.gone > 0 && (isOther(seen) || (seen.gone > maxGone && seen.gone > seen.paid * maxGoneShare));

/** Warning for the operator. */
export function suspectSweepText(seen: SweepResult): string {
  const { paid, gone, account, known } = seen;
  const why = isOther(seen) ? `STRIPE_SECRET_KEY is of its account ${account}, and they paid at ${known}.` : 'is STRIPE_SECRET_KEY of another account?';
  return `${gone} of ${paid} customers who pay are unknown to the payment provider: ${why} Their plans stay`;
}

/** Account that members pay at from now on: the first one that knows some paying customers, or another that knows all. */
export function accountToNote({ paid, gone, account, known }: SweepResult): string | undefined {
  const isKnown = known === undefined ? gone < paid : gone === 0;
  return paid > 0 && isKnown && account !== known ? account : undefined;
}

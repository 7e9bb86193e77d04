import { aggregate } from '@kloak/platform/aggregate.ts';
import type { BillingEvent } from '@kloak/proto/types/billing.ts';

type CustomerEvent = Extract<BillingEvent, { type: 'CustomerNoted' }>;
/** Member of the customer; none for a customer that is not ours. */
type Customer = { member?: string };

/** `customer:{customer}` — the member of a customer at the provider. */
export const customer = aggregate<Customer, CustomerEvent, { customer: string }>({
  name: 'customer',
  initial: {},
  reads: 'last',
  evolve: (_state, { data: { member } }) => ({ member }),
  stream: ({ customer: id }) => ({ id, home: id }),
});

export function noteCustomer(id: string, member: string) {
  return (state: Customer): CustomerEvent[] => (state.member === undefined ? [{ type: 'CustomerNoted', data: { customer: id, member } }] : []);
}

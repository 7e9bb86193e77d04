import { refusalOf } from '@kloak/platform/errors.ts';
import { accountEnds } from '@kloak/proto/rules/plans.ts';
import { freshSubscription, type Subscription, type SubscriptionEvent } from './subscription.ts';

/** True if the member's account is to be deleted. */
export const isEnding = ({ deletion }: Subscription): boolean => (deletion?.at ?? '') !== '';

/** Refuses: 409 `account-ends`. */
export function checkStays(state: Subscription): void {
  if (isEnding(state)) throw refusalOf(accountEnds);
}

/** True if a later wish is known: wishes count in the order of `seq`, and may arrive out of order. */
const isOver = ({ deletion }: Subscription, seq: number) => deletion !== undefined && deletion !== null && deletion.seq >= seq;

/** The account is to be deleted at `at`, ISO 8601 UTC. */
export function planDeletion(member: string, at: string, seq: number) {
  return (state: Subscription): SubscriptionEvent[] => {
    if (isOver(state, seq)) return [];
    const deletion = { at, cancelled: state.cancels, nextPlan: state.nextPlan, seq };
    return [{ type: 'AccountDeletionPlanned', data: { member, after: { ...state, deletion } } }];
  };
}

/** The account is kept. */
export function withdrawDeletion(member: string, seq: number) {
  return (state: Subscription): SubscriptionEvent[] => {
    if (isOver(state, seq)) return [];
    const { cancelled = state.cancels, nextPlan } = state.deletion ?? {};
    return [{ type: 'AccountDeletionWithdrawn', data: { member, after: { ...state, deletion: { at: '', cancelled, nextPlan, seq } } } }];
  };
}

/** The account was deleted. */
export function forgetCustomer(member: string) {
  return (state: Subscription): SubscriptionEvent[] =>
    state.customer === '' ? [] : [{ type: 'CustomerForgotten', data: { member, after: freshSubscription(state) } }];
}

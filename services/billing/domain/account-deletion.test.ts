import { given } from '@kloak/platform/testing/given.ts';
import { forgetCustomer, planDeletion, withdrawDeletion } from './account-deletion.ts';
import { type Subscription, type SubscriptionEvent, subscription } from './subscription.ts';

const at = '2026-12-25T10:00:00.000Z';
const paid: Subscription = { customer: 'c', subscription: 's', plan: 'plan-1tb', periodEnd: at, cancels: false, nextPlan: 'plan-500gb', changes: 2 };
const started: SubscriptionEvent = { type: 'PlanStarted', data: { member: 'anna', after: paid } };
const before = { cancelled: false, nextPlan: 'plan-500gb' };
const wished = (type: 'AccountDeletionPlanned' | 'AccountDeletionWithdrawn', wishedAt: string, seq: number): SubscriptionEvent => ({
  type,
  data: { member: 'anna', after: { ...paid, deletion: { at: wishedAt, ...before, seq } } },
});
const planned = wished('AccountDeletionPlanned', at, 7);
const withdrawn = wished('AccountDeletionWithdrawn', '', 8);

describe('a subscription of a member who', () => {
  it('wants the account deleted remembers how it stood', () => {
    given(subscription, [started])
      .when(planDeletion('anna', at, 7))
      .then([planned]);
    given(subscription, [started, planned])
      .when(planDeletion('anna', at, 7))
      .then([]);
    given(subscription, [started, planned]).when(withdrawDeletion('anna', 8)).then([withdrawn]);
  });

  it('has changed their mind does not follow what they wished before, and is told late', () => {
    const deletion = { at: '', cancelled: false, nextPlan: undefined, seq: 8 };
    const neverPlanned: SubscriptionEvent = { type: 'AccountDeletionWithdrawn', data: { member: 'anna', after: { ...paid, deletion } } };
    given(subscription, [started]).when(withdrawDeletion('anna', 8)).then([neverPlanned]);
    given(subscription, [started, neverPlanned])
      .when(planDeletion('anna', at, 7))
      .then([]);
  });

  it('is gone stands for nobody at the provider', () => {
    const after = { customer: '', subscription: '', plan: 'free', periodEnd: '', cancels: false, changes: 3 };
    given(subscription, [started])
      .when(forgetCustomer('anna'))
      .then([{ type: 'CustomerForgotten', data: { member: 'anna', after } }]);
    given(subscription).when(forgetCustomer('anna')).then([]);
  });
});

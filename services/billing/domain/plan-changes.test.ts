// Wishes of a member and words of the provider that meet: smaller plans, cancelling, taking that back, and renewals between them.
import { given } from '@kloak/platform/testing/given.ts';
import { observe, planDowngrade, refuseDowngrade, type Subscription, type SubscriptionEvent, subscription, withdrawDowngrade } from './subscription.ts';

const member = 'anna';
const at = new Date('2026-05-10T12:00:00.000Z');
const periodEnd = '2026-05-31T12:00:00.000Z';
const nextEnd = '2026-06-30T12:00:00.000Z';
const large: Subscription = { customer: 'c1', subscription: 's1', plan: 'plan-1tb', periodEnd, cancels: false, changes: 1 };
const shrinking: Subscription = { ...large, nextPlan: 'plan-500gb' };
const started: SubscriptionEvent = { type: 'PlanStarted', data: { member, after: large } };
const planned: SubscriptionEvent = { type: 'DowngradePlanned', data: { member, after: shrinking } };
const told = { id: 's1', plan: 'plan-1tb', status: 'ACTIVE' as const, periodEnd, cancels: false };
const asked = (events: SubscriptionEvent[], now: Partial<typeof told> & { endsAt?: string }) =>
  given(subscription, events).when(observe({ member, told: [{ ...told, ...now }], seen: given(subscription, events).state, at }));

describe('a smaller plan that is to begin', () => {
  it('waits for the end of another period where the renewal came first', () => {
    asked([started, planned], { periodEnd: nextEnd }).then([{ type: 'PlanRenewed', data: { member, after: { ...shrinking, periodEnd: nextEnd } } }]);
  });

  it('has begun when the provider says so, with the renewal or before it', () => {
    const begun = { ...large, plan: 'plan-500gb', nextPlan: undefined, changes: 2 };
    asked([started, planned], { plan: 'plan-500gb' }).then([{ type: 'PlanSwitched', data: { member, planBefore: 'plan-1tb', after: begun } }]);
    asked([started, planned], { plan: 'plan-500gb', periodEnd: nextEnd }).then([
      { type: 'PlanSwitched', data: { member, planBefore: 'plan-1tb', after: { ...begun, periodEnd: nextEnd } } },
    ]);
  });

  it('stays planned where another one is refused, and is refused once', () => {
    given(subscription, [planned]).when(refuseDowngrade(member, 'free')).then([]);
    const [refused] = refuseDowngrade(member, 'plan-500gb')(shrinking);
    expect(refused).toMatchObject({ type: 'DowngradeRefused', data: { refusedPlan: 'plan-500gb', after: { plan: 'plan-1tb', changes: 2 } } });
    given(subscription, refused ? [planned, refused] : [])
      .when(refuseDowngrade(member, 'plan-500gb'))
      .then([]);
  });

  it('may be planned anew after it was refused or taken back', () => {
    for (const over of [...refuseDowngrade(member, 'plan-500gb')(shrinking), ...withdrawDowngrade(member)(shrinking)])
      given(subscription, [planned, over])
        .when(planDowngrade(member, 'plan-500gb'))
        .then([{ type: 'DowngradePlanned', data: { member, after: { ...shrinking, changes: 2 } } }]);
  });

  it('is over with the plan, and nobody can plan or take back one then', () => {
    const free = { ...large, subscription: '', plan: 'free', periodEnd: '', changes: 2, nextPlan: undefined };
    const ended: SubscriptionEvent = { type: 'PlanEnded', data: { member, planBefore: 'plan-1tb', after: free } };
    const events = [started, planned];
    given(subscription, events)
      .when(observe({ member, told: [], seen: shrinking, at }))
      .then([ended]);
    for (const wish of [planDowngrade(member, 'plan-500gb'), withdrawDowngrade(member)]) given(subscription, [ended]).when(wish).thenRefuses('no-subscription');
  });
});

describe('a plan that is cancelled', () => {
  const ending: SubscriptionEvent = {
    type: 'CancellationPlanned',
    data: { member, after: { ...large, cancels: true, endsAt: undefined, nextPlan: undefined } },
  };
  const kept: Subscription = { ...large, cancels: false, endsAt: undefined, nextPlan: undefined };

  it('begins no smaller one any more, also when the cancelling is taken back', () => {
    asked([started, planned], { cancels: true }).then([ending]);
    asked([started, planned, ending], {}).then([{ type: 'CancellationWithdrawn', data: { member, after: kept } }]);
  });

  it('is cancelled and taken back as often as the provider says, and what it says twice is told once', () => {
    const withdrawn: SubscriptionEvent = { type: 'CancellationWithdrawn', data: { member, after: kept } };
    asked([started, ending], { cancels: true }).then([]);
    asked([started, ending, withdrawn], {}).then([]);
    asked([started, ending, withdrawn], { cancels: true }).then([ending]);
  });

  it('was renewed before that was told: both are, and it ends a period later', () => {
    const renewed = { ...large, periodEnd: nextEnd };
    asked([started], { cancels: true, periodEnd: nextEnd }).then([
      { type: 'PlanRenewed', data: { member, after: renewed } },
      { type: 'CancellationPlanned', data: { member, after: { ...renewed, cancels: true, endsAt: undefined, nextPlan: undefined } } },
    ]);
  });

  it('and becomes a larger one goes on, in two events', () => {
    const small: Subscription = { ...large, plan: 'plan-500gb', cancels: true };
    const before: SubscriptionEvent = { type: 'CancellationPlanned', data: { member, after: small } };
    const switched = { ...small, plan: 'plan-1tb', nextPlan: undefined, changes: 2 };
    asked([before], {}).then([
      { type: 'PlanSwitched', data: { member, planBefore: 'plan-500gb', after: switched } },
      { type: 'CancellationWithdrawn', data: { member, after: { ...switched, cancels: false, endsAt: undefined } } },
    ]);
  });
});

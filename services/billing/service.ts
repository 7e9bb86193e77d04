import { accounts } from '@kloak/access/accounts.ts';
import { cards } from '@kloak/access/cards.ts';
import { erasureReactions } from '@kloak/access/erasing.ts';
import { service } from '@kloak/platform/service.ts';
import { announcePlan } from './reactions/announce-plan.ts';
import { endSpareSubscription } from './reactions/end-spare-subscription.ts';
import { followDeletion } from './reactions/follow-deletion.ts';
import { lockUnpaid } from './reactions/lock-unpaid.ts';
import { mailMember } from './reactions/mail-member.ts';
import { reconcile } from './reactions/reconcile.ts';
import { renewSandbox } from './reactions/renew-sandbox.ts';
import { sendSandboxWebhooks } from './reactions/send-sandbox-webhooks.ts';
import { settleDifference } from './reactions/settle-difference.ts';
import { settleDowngrades } from './reactions/settle-downgrades.ts';
import { getSandboxPage } from './rpc/sandbox/get-sandbox-page.ts';
import { submitSandboxPage } from './rpc/sandbox/submit-sandbox-page.ts';
import { cancelSubscription } from './rpc/subscription/cancel-subscription.ts';
import { choosePlan } from './rpc/subscription/choose-plan.ts';
import { getPayments } from './rpc/subscription/get-payments.ts';
import { getPlan } from './rpc/subscription/get-plan.ts';
import { getSubscription } from './rpc/subscription/get-subscription.ts';
import { giveSpace } from './rpc/subscription/give-space.ts';
import { keepPlan } from './rpc/subscription/keep-plan.ts';
import { openPortal } from './rpc/subscription/open-portal.ts';
import { takeWebhook } from './rpc/subscription/take-webhook.ts';
import { forgetMember } from './steps/forget-member.ts';
import { areSalesClosed } from './steps/payments-of.ts';
import { sandboxDues } from './views/sandbox-dues.ts';
import { subscriptions } from './views/subscriptions.ts';

export const billing = service('billing', {
  rpcs: [
    getPlan,
    getSubscription,
    getPayments,
    choosePlan,
    cancelSubscription,
    keepPlan,
    openPortal,
    giveSpace,
    takeWebhook,
    getSandboxPage,
    submitSandboxPage,
  ],
  views: [accounts, cards, subscriptions, sandboxDues],
  reactions: [announcePlan, mailMember, endSpareSubscription, sendSandboxWebhooks, settleDifference, followDeletion, ...erasureReactions(forgetMember)],
  warnings: (facts) => [
    ...(areSalesClosed(facts) ? ['no payment provider is set, so no plan can be bought: admins give space in the console'] : []),
    ...(facts.payments?.warnings() ?? []),
  ],
  sweeps: [renewSandbox, settleDowngrades, lockUnpaid, reconcile],
});

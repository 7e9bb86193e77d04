// Made by scripts/generate/generate.ts from proto/kloak/billing.
import type { Sent } from './sent.ts';

export interface GetPlanRequest__Output { email: string; }
export interface GetPlanRequest extends Sent<GetPlanRequest__Output> {}
export interface GetPlanResponse__Output { plan: string; }
export interface GetPlanResponse extends Sent<GetPlanResponse__Output> {}
export interface GetSubscriptionRequest__Output {}
export interface GetSubscriptionRequest extends Sent<GetSubscriptionRequest__Output> {}
export interface SubscriptionResponse__Output {
  plan: string; /** End of the paid period, or of the subscription if it cancels: ISO 8601 UTC; absent on the free plan. */ periodEnd?: string;
  cancels: boolean; nextPlan?: string; /** ISO 8601 UTC. */ dueSince?: string; lockedAt?: string;
  /** The provider is a sandbox: no money moves. */ sandbox: boolean; /** True if an admin gave `plan`, and nothing is paid for it. */ given: boolean;
  /** No plan can be bought: the vault has a public address and no payment provider. */ closed: boolean;
}
export interface SubscriptionResponse extends Sent<SubscriptionResponse__Output> {}
export interface GetPaymentsRequest__Output {}
export interface GetPaymentsRequest extends Sent<GetPaymentsRequest__Output> {}
export interface Invoice__Output {
  id: string; /** US cents. */ cents: number; /** PAID, OPEN or REFUNDED. */ status: string; /** ISO 8601 UTC. */ at: string;
  /** URL of the provider's page for it; absent without one. */ url?: string;
}
export interface Invoice extends Sent<Invoice__Output> {}
export interface GetPaymentsResponse__Output { invoices: Invoice__Output[]; /** Last four digits of the card; absent without a card. */ lastFour?: string; }
export interface GetPaymentsResponse extends Sent<GetPaymentsResponse__Output> {}
export interface ChoosePlanRequest__Output { plan: string; }
export interface ChoosePlanRequest extends Sent<ChoosePlanRequest__Output> {}
export interface ChoosePlanResponse__Output { /** Absolute. */ url: string; }
export interface ChoosePlanResponse extends Sent<ChoosePlanResponse__Output> {}
export interface CancelSubscriptionRequest__Output {}
export interface CancelSubscriptionRequest extends Sent<CancelSubscriptionRequest__Output> {}
export interface KeepPlanRequest__Output {}
export interface KeepPlanRequest extends Sent<KeepPlanRequest__Output> {}
export interface OpenPortalRequest__Output {}
export interface OpenPortalRequest extends Sent<OpenPortalRequest__Output> {}
export interface OpenPortalResponse__Output { /** Absolute. */ url: string; }
export interface OpenPortalResponse extends Sent<OpenPortalResponse__Output> {}
export interface GiveSpaceRequest__Output { /** A confirmed address. */ email: string; plan: string; }
export interface GiveSpaceRequest extends Sent<GiveSpaceRequest__Output> {}
export interface GiveSpaceResponse__Output { /** Address of the member in its owner's spelling. */ email: string; }
export interface GiveSpaceResponse extends Sent<GiveSpaceResponse__Output> {}
export interface TakeWebhookRequest__Output { /** Raw body of the webhook. Bytes that are no UTF-8 were not signed. */ body: string; signature: string; }
export interface TakeWebhookRequest extends Sent<TakeWebhookRequest__Output> {}
export interface TakeWebhookResponse__Output {
  /** True if both kind and customer are known here. */ known: boolean; /** Number of unknown webhooks in the last 30 days. */ passedOver: number;
}
export interface TakeWebhookResponse extends Sent<TakeWebhookResponse__Output> {}
export interface GetSandboxPageRequest__Output { page: string; }
export interface GetSandboxPageRequest extends Sent<GetSandboxPageRequest__Output> {}
export interface SubmitSandboxPageRequest__Output {
  page: string; /** Digits; empty if a second step is confirmed. */ cardNumber: string;
  /** The second step: whether it is done or given up. */ confirmed?: boolean;
}
export interface SubmitSandboxPageRequest extends Sent<SubmitSandboxPageRequest__Output> {}
export interface SandboxPage__Output {
  /** Id of the plan of a checkout; absent on the page that changes the card. */ plan?: string; /** OPEN, CONFIRMING or DONE. */ status: string;
  /** Absolute URL of the page that follows. */ returnUrl: string; cancelUrl: string;
  /** Reason why the card was refused, as a text; absent if it was accepted. */ fault?: string;
}
export interface SandboxPage extends Sent<SandboxPage__Output> {}
/** State of a member's plan. Ids of plans are those of proto/rules/plans.ts. */
export interface SubscriptionState__Output {
  /** Id of the customer at the payment provider; empty before the first checkout. */ customer: string;
  /** The provider's id of the paid subscription. Empty on the free plan. */ subscription: string; plan: string;
  /** End of the paid period: ISO 8601 UTC. Empty on the free plan. */ periodEnd: string; /** It ends with its period. */ cancels: boolean;
  /** Smaller plan that the member chose, from the end of the period on; absent without one. */ nextPlan?: string;
  /** Moment since which a payment is due: ISO 8601 UTC; absent if none is. */ dueSince?: string;
  /** Moment since which uploads are locked, because nothing was paid: ISO 8601 UTC; absent if they are not. */ lockedAt?: string;
  /** Number of changes of the plan or of its limits: a limit that was promised for an older number is void. */ changes: number;
  /** The member's last decision about deleting the account; absent if deletion was never requested. */ deletion?: WishedDeletion__Output | null;
  /** Plan whose space an admin gave; absent if none was given. The larger of it and `plan` counts. */ given?: string;
  /** End, if it differs from the end of its period: ISO 8601 UTC; absent if it does not, or if it does not end. */ endsAt?: string;
}
export interface SubscriptionState extends Sent<SubscriptionState__Output> {}
export interface WishedDeletion__Output {
  /** Day of the account's deletion: ISO 8601 UTC. Until then the plan ends with its period, and none is sold. Empty if the member keeps the account. */ at: string;
  /** The plan's state before the deletion was requested: already cancelled or not, and the smaller plan that was to follow. It is restored if the account is kept. */ cancelled: boolean;
  nextPlan?: string; /** Place of identity's event in the account's partition: events before it are outdated. */ seq: number;
}
export interface WishedDeletion extends Sent<WishedDeletion__Output> {}
/** subscription:{member} — a member's plan and its payment. Each event carries the whole state: only the newest is read. */
export interface CustomerAssigned__Output { member: string; after: SubscriptionState__Output | null; }
export interface CustomerAssigned extends Sent<CustomerAssigned__Output> {}
/** A paid plan began. */
export interface PlanStarted__Output { member: string; after: SubscriptionState__Output | null; }
export interface PlanStarted extends Sent<PlanStarted__Output> {}
/** Another paid plan took the place of one. */
export interface PlanSwitched__Output { member: string; planBefore: string; after: SubscriptionState__Output | null; }
export interface PlanSwitched extends Sent<PlanSwitched__Output> {}
/** Nothing is paid any more: the free plan. */
export interface PlanEnded__Output { member: string; planBefore: string; after: SubscriptionState__Output | null; }
export interface PlanEnded extends Sent<PlanEnded__Output> {}
/** It is paid until a later day. */
export interface PlanRenewed__Output { member: string; after: SubscriptionState__Output | null; }
export interface PlanRenewed extends Sent<PlanRenewed__Output> {}
/** It is to end with its period. */
export interface CancellationPlanned__Output { member: string; after: SubscriptionState__Output | null; }
export interface CancellationPlanned extends Sent<CancellationPlanned__Output> {}
export interface CancellationWithdrawn__Output { member: string; after: SubscriptionState__Output | null; }
export interface CancellationWithdrawn extends Sent<CancellationWithdrawn__Output> {}
/** The member chose a smaller plan from the end of the period on. */
export interface DowngradePlanned__Output { member: string; after: SubscriptionState__Output | null; }
export interface DowngradePlanned extends Sent<DowngradePlanned__Output> {}
export interface DowngradeWithdrawn__Output { member: string; after: SubscriptionState__Output | null; }
export interface DowngradeWithdrawn extends Sent<DowngradeWithdrawn__Output> {}
/** The smaller plan could not begin because the used space exceeds it: the old plan stays. */
export interface DowngradeRefused__Output { member: string; refusedPlan: string; after: SubscriptionState__Output | null; }
export interface DowngradeRefused extends Sent<DowngradeRefused__Output> {}
/** A payment is due. If one was due already, this is another attempt to charge it. */
export interface PaymentFailed__Output { member: string; after: SubscriptionState__Output | null; }
export interface PaymentFailed extends Sent<PaymentFailed__Output> {}
/** Nothing is due any more. */
export interface PaymentSettled__Output { member: string; after: SubscriptionState__Output | null; }
export interface PaymentSettled extends Sent<PaymentSettled__Output> {}
/** For 21 days a payment was due: nothing can be uploaded until it is paid. */
export interface UploadsLocked__Output { member: string; after: SubscriptionState__Output | null; }
export interface UploadsLocked extends Sent<UploadsLocked__Output> {}
/** The provider was paid. */
export interface InvoicePaid__Output { member: string; invoice: string; /** US cents. */ cents: number; after: SubscriptionState__Output | null; }
export interface InvoicePaid extends Sent<InvoicePaid__Output> {}
/** The provider will charge the next period within some days. */
export interface RenewalAnnounced__Output { member: string; after: SubscriptionState__Output | null; }
export interface RenewalAnnounced extends Sent<RenewalAnnounced__Output> {}
/** The member was found to pay for more than one subscription; this one is to end, and its money to go back. */
export interface SpareSubscriptionFound__Output { member: string; subscription: string; after: SubscriptionState__Output | null; }
export interface SpareSubscriptionFound extends Sent<SpareSubscriptionFound__Output> {}
/** The provider's state differs from this log: a webhook about it may be on its way. */
export interface DifferenceSeen__Output { member: string; after: SubscriptionState__Output | null; }
export interface DifferenceSeen extends Sent<DifferenceSeen__Output> {}
/** An admin gave the member the space of a plan, or took it back: see `after.given`. */
export interface SpaceGiven__Output { member: string; /** The admin. */ by: string; after: SubscriptionState__Output | null; }
export interface SpaceGiven extends Sent<SpaceGiven__Output> {}
/** The member's account is to be deleted: nothing is to be paid any more. */
export interface AccountDeletionPlanned__Output { member: string; after: SubscriptionState__Output | null; }
export interface AccountDeletionPlanned extends Sent<AccountDeletionPlanned__Output> {}
/** The account is kept. */
export interface AccountDeletionWithdrawn__Output { member: string; after: SubscriptionState__Output | null; }
export interface AccountDeletionWithdrawn extends Sent<AccountDeletionWithdrawn__Output> {}
/** The account was deleted, and with it the customer at the provider. */
export interface CustomerForgotten__Output { member: string; after: SubscriptionState__Output | null; }
export interface CustomerForgotten extends Sent<CustomerForgotten__Output> {}
/** customer:{customer} — the member of one customer at the provider. */
export interface CustomerNoted__Output { customer: string; member: string; }
export interface CustomerNoted extends Sent<CustomerNoted__Output> {}
/** provider:account — the account at the payment provider that members pay at. */
export interface AccountNoted__Output { /** The provider's id of it. */ account: string; }
export interface AccountNoted extends Sent<AccountNoted__Output> {}
/** A card as the sandbox keeps it. */
export interface SandboxCard__Output { lastFour: string; }
export interface SandboxCard extends Sent<SandboxCard__Output> {}
export interface SandboxSubscription__Output {
  id: string; plan: string; /** ACTIVE, PAST_DUE or ENDED. */ status: string; /** ISO 8601 UTC. */ startedAt: string; periodEnd: string; cancels: boolean;
  /** Moment of the next attempt to charge an invoice that is due: ISO 8601 UTC. */ retryAt?: string;
  /** Attempts that failed since it is due. */ attempts: number; /** Period of which the renewal was announced. */ announced?: string;
}
export interface SandboxSubscription extends Sent<SandboxSubscription__Output> {}
/** A sandbox page to which a member was sent. */
export interface SandboxSession__Output {
  id: string; /** Id of the plan of a checkout; absent on the page that changes the card. */ plan?: string; returnUrl: string; cancelUrl: string;
  /** OPEN, CONFIRMING (the card's second step is waited for) or DONE. */ status: string; /** ISO 8601 UTC. */ openedAt: string;
  /** Last four digits of the card that is being confirmed. */ lastFour?: string;
}
export interface SandboxSession extends Sent<SandboxSession__Output> {}
export interface SandboxInvoice__Output {
  id: string; subscription: string; /** US cents; negative for a refund. */ cents: number; /** PAID, OPEN or REFUNDED. */ status: string;
  /** ISO 8601 UTC. */ at: string; plan: string;
}
export interface SandboxInvoice extends Sent<SandboxInvoice__Output> {}
/** State of one customer in the sandbox of payments. */
export interface SandboxState__Output {
  customer: string; card?: SandboxCard__Output | null; subscriptions: SandboxSubscription__Output[]; sessions: SandboxSession__Output[];
  /** The newest first, at most 24. */ invoices: SandboxInvoice__Output[];
}
export interface SandboxState extends Sent<SandboxState__Output> {}
/** A webhook that is still to be sent. */
export interface SandboxNotice__Output {
  /** The provider's name of the kind: `customer.subscription.updated`. */ kind: string; /** The subscription's or the invoice's id. */ object: string;
  /** US cents, of an invoice. */ cents: number;
}
export interface SandboxNotice extends Sent<SandboxNotice__Output> {}
/** sandbox:{customer} — no money moves here. Carries the running state: only the newest event is read. */
export interface SandboxMoved__Output { customer: string; after: SandboxState__Output | null; notices: SandboxNotice__Output[]; }
export interface SandboxMoved extends Sent<SandboxMoved__Output> {}

/** What the log of billing holds: the message's name and its fields. */
export type BillingEvent =
  | { type: 'CustomerAssigned'; data: CustomerAssigned__Output }
  | { type: 'PlanStarted'; data: PlanStarted__Output }
  | { type: 'PlanSwitched'; data: PlanSwitched__Output }
  | { type: 'PlanEnded'; data: PlanEnded__Output }
  | { type: 'PlanRenewed'; data: PlanRenewed__Output }
  | { type: 'CancellationPlanned'; data: CancellationPlanned__Output }
  | { type: 'CancellationWithdrawn'; data: CancellationWithdrawn__Output }
  | { type: 'DowngradePlanned'; data: DowngradePlanned__Output }
  | { type: 'DowngradeWithdrawn'; data: DowngradeWithdrawn__Output }
  | { type: 'DowngradeRefused'; data: DowngradeRefused__Output }
  | { type: 'PaymentFailed'; data: PaymentFailed__Output }
  | { type: 'PaymentSettled'; data: PaymentSettled__Output }
  | { type: 'UploadsLocked'; data: UploadsLocked__Output }
  | { type: 'InvoicePaid'; data: InvoicePaid__Output }
  | { type: 'RenewalAnnounced'; data: RenewalAnnounced__Output }
  | { type: 'SpareSubscriptionFound'; data: SpareSubscriptionFound__Output }
  | { type: 'DifferenceSeen'; data: DifferenceSeen__Output }
  | { type: 'SpaceGiven'; data: SpaceGiven__Output }
  | { type: 'AccountDeletionPlanned'; data: AccountDeletionPlanned__Output }
  | { type: 'AccountDeletionWithdrawn'; data: AccountDeletionWithdrawn__Output }
  | { type: 'CustomerForgotten'; data: CustomerForgotten__Output }
  | { type: 'CustomerNoted'; data: CustomerNoted__Output }
  | { type: 'AccountNoted'; data: AccountNoted__Output }
  | { type: 'SandboxMoved'; data: SandboxMoved__Output };

/** Each rpc: the request as it is sent and as the handler gets it, the response as it is answered and as the caller gets it. */
export type BillingRpcs = {
  GetPlan: { sent: GetPlanRequest; asked: GetPlanRequest__Output; answered: GetPlanResponse; received: GetPlanResponse__Output };
  GetSubscription: { sent: GetSubscriptionRequest; asked: GetSubscriptionRequest__Output; answered: SubscriptionResponse; received: SubscriptionResponse__Output };
  GetPayments: { sent: GetPaymentsRequest; asked: GetPaymentsRequest__Output; answered: GetPaymentsResponse; received: GetPaymentsResponse__Output };
  ChoosePlan: { sent: ChoosePlanRequest; asked: ChoosePlanRequest__Output; answered: ChoosePlanResponse; received: ChoosePlanResponse__Output };
  CancelSubscription: { sent: CancelSubscriptionRequest; asked: CancelSubscriptionRequest__Output; answered: SubscriptionResponse; received: SubscriptionResponse__Output };
  KeepPlan: { sent: KeepPlanRequest; asked: KeepPlanRequest__Output; answered: SubscriptionResponse; received: SubscriptionResponse__Output };
  OpenPortal: { sent: OpenPortalRequest; asked: OpenPortalRequest__Output; answered: OpenPortalResponse; received: OpenPortalResponse__Output };
  GiveSpace: { sent: GiveSpaceRequest; asked: GiveSpaceRequest__Output; answered: GiveSpaceResponse; received: GiveSpaceResponse__Output };
  TakeWebhook: { sent: TakeWebhookRequest; asked: TakeWebhookRequest__Output; answered: TakeWebhookResponse; received: TakeWebhookResponse__Output };
  GetSandboxPage: { sent: GetSandboxPageRequest; asked: GetSandboxPageRequest__Output; answered: SandboxPage; received: SandboxPage__Output };
  SubmitSandboxPage: { sent: SubmitSandboxPageRequest; asked: SubmitSandboxPageRequest__Output; answered: SandboxPage; received: SandboxPage__Output };
};

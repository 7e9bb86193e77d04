// Made by scripts/generate.ts from proto/kloak/billing.
import type { AccountDeletionPlanned__Output } from './kloak/billing/v1/AccountDeletionPlanned.ts';
import type { AccountDeletionWithdrawn__Output } from './kloak/billing/v1/AccountDeletionWithdrawn.ts';
import type { AccountNoted__Output } from './kloak/billing/v1/AccountNoted.ts';
import type { CancelSubscriptionRequest, CancelSubscriptionRequest__Output } from './kloak/billing/v1/CancelSubscriptionRequest.ts';
import type { CancellationPlanned__Output } from './kloak/billing/v1/CancellationPlanned.ts';
import type { CancellationWithdrawn__Output } from './kloak/billing/v1/CancellationWithdrawn.ts';
import type { ChoosePlanRequest, ChoosePlanRequest__Output } from './kloak/billing/v1/ChoosePlanRequest.ts';
import type { ChoosePlanResponse, ChoosePlanResponse__Output } from './kloak/billing/v1/ChoosePlanResponse.ts';
import type { CustomerAssigned__Output } from './kloak/billing/v1/CustomerAssigned.ts';
import type { CustomerForgotten__Output } from './kloak/billing/v1/CustomerForgotten.ts';
import type { CustomerNoted__Output } from './kloak/billing/v1/CustomerNoted.ts';
import type { DifferenceSeen__Output } from './kloak/billing/v1/DifferenceSeen.ts';
import type { DowngradePlanned__Output } from './kloak/billing/v1/DowngradePlanned.ts';
import type { DowngradeRefused__Output } from './kloak/billing/v1/DowngradeRefused.ts';
import type { DowngradeWithdrawn__Output } from './kloak/billing/v1/DowngradeWithdrawn.ts';
import type { GetPaymentsRequest, GetPaymentsRequest__Output } from './kloak/billing/v1/GetPaymentsRequest.ts';
import type { GetPaymentsResponse, GetPaymentsResponse__Output } from './kloak/billing/v1/GetPaymentsResponse.ts';
import type { GetPlanRequest, GetPlanRequest__Output } from './kloak/billing/v1/GetPlanRequest.ts';
import type { GetPlanResponse, GetPlanResponse__Output } from './kloak/billing/v1/GetPlanResponse.ts';
import type { GetSandboxPageRequest, GetSandboxPageRequest__Output } from './kloak/billing/v1/GetSandboxPageRequest.ts';
import type { GetSubscriptionRequest, GetSubscriptionRequest__Output } from './kloak/billing/v1/GetSubscriptionRequest.ts';
import type { GiveSpaceRequest, GiveSpaceRequest__Output } from './kloak/billing/v1/GiveSpaceRequest.ts';
import type { GiveSpaceResponse, GiveSpaceResponse__Output } from './kloak/billing/v1/GiveSpaceResponse.ts';
import type { InvoicePaid__Output } from './kloak/billing/v1/InvoicePaid.ts';
import type { KeepPlanRequest, KeepPlanRequest__Output } from './kloak/billing/v1/KeepPlanRequest.ts';
import type { OpenPortalRequest, OpenPortalRequest__Output } from './kloak/billing/v1/OpenPortalRequest.ts';
import type { OpenPortalResponse, OpenPortalResponse__Output } from './kloak/billing/v1/OpenPortalResponse.ts';
import type { PaymentFailed__Output } from './kloak/billing/v1/PaymentFailed.ts';
import type { PaymentSettled__Output } from './kloak/billing/v1/PaymentSettled.ts';
import type { PlanEnded__Output } from './kloak/billing/v1/PlanEnded.ts';
import type { PlanRenewed__Output } from './kloak/billing/v1/PlanRenewed.ts';
import type { PlanStarted__Output } from './kloak/billing/v1/PlanStarted.ts';
import type { PlanSwitched__Output } from './kloak/billing/v1/PlanSwitched.ts';
import type { RenewalAnnounced__Output } from './kloak/billing/v1/RenewalAnnounced.ts';
import type { SandboxMoved__Output } from './kloak/billing/v1/SandboxMoved.ts';
import type { SandboxPage, SandboxPage__Output } from './kloak/billing/v1/SandboxPage.ts';
import type { SpaceGiven__Output } from './kloak/billing/v1/SpaceGiven.ts';
import type { SpareSubscriptionFound__Output } from './kloak/billing/v1/SpareSubscriptionFound.ts';
import type { SubmitSandboxPageRequest, SubmitSandboxPageRequest__Output } from './kloak/billing/v1/SubmitSandboxPageRequest.ts';
import type { SubscriptionResponse, SubscriptionResponse__Output } from './kloak/billing/v1/SubscriptionResponse.ts';
import type { TakeWebhookRequest, TakeWebhookRequest__Output } from './kloak/billing/v1/TakeWebhookRequest.ts';
import type { TakeWebhookResponse, TakeWebhookResponse__Output } from './kloak/billing/v1/TakeWebhookResponse.ts';
import type { UploadsLocked__Output } from './kloak/billing/v1/UploadsLocked.ts';

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

// Original file: proto/kloak/billing/v1/billing.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { CancelSubscriptionRequest as _kloak_billing_v1_CancelSubscriptionRequest, CancelSubscriptionRequest__Output as _kloak_billing_v1_CancelSubscriptionRequest__Output } from '../../../kloak/billing/v1/CancelSubscriptionRequest.ts';
import type { ChoosePlanRequest as _kloak_billing_v1_ChoosePlanRequest, ChoosePlanRequest__Output as _kloak_billing_v1_ChoosePlanRequest__Output } from '../../../kloak/billing/v1/ChoosePlanRequest.ts';
import type { ChoosePlanResponse as _kloak_billing_v1_ChoosePlanResponse, ChoosePlanResponse__Output as _kloak_billing_v1_ChoosePlanResponse__Output } from '../../../kloak/billing/v1/ChoosePlanResponse.ts';
import type { GetPaymentsRequest as _kloak_billing_v1_GetPaymentsRequest, GetPaymentsRequest__Output as _kloak_billing_v1_GetPaymentsRequest__Output } from '../../../kloak/billing/v1/GetPaymentsRequest.ts';
import type { GetPaymentsResponse as _kloak_billing_v1_GetPaymentsResponse, GetPaymentsResponse__Output as _kloak_billing_v1_GetPaymentsResponse__Output } from '../../../kloak/billing/v1/GetPaymentsResponse.ts';
import type { GetPlanRequest as _kloak_billing_v1_GetPlanRequest, GetPlanRequest__Output as _kloak_billing_v1_GetPlanRequest__Output } from '../../../kloak/billing/v1/GetPlanRequest.ts';
import type { GetPlanResponse as _kloak_billing_v1_GetPlanResponse, GetPlanResponse__Output as _kloak_billing_v1_GetPlanResponse__Output } from '../../../kloak/billing/v1/GetPlanResponse.ts';
import type { GetSandboxPageRequest as _kloak_billing_v1_GetSandboxPageRequest, GetSandboxPageRequest__Output as _kloak_billing_v1_GetSandboxPageRequest__Output } from '../../../kloak/billing/v1/GetSandboxPageRequest.ts';
import type { GetSubscriptionRequest as _kloak_billing_v1_GetSubscriptionRequest, GetSubscriptionRequest__Output as _kloak_billing_v1_GetSubscriptionRequest__Output } from '../../../kloak/billing/v1/GetSubscriptionRequest.ts';
import type { GiveSpaceRequest as _kloak_billing_v1_GiveSpaceRequest, GiveSpaceRequest__Output as _kloak_billing_v1_GiveSpaceRequest__Output } from '../../../kloak/billing/v1/GiveSpaceRequest.ts';
import type { GiveSpaceResponse as _kloak_billing_v1_GiveSpaceResponse, GiveSpaceResponse__Output as _kloak_billing_v1_GiveSpaceResponse__Output } from '../../../kloak/billing/v1/GiveSpaceResponse.ts';
import type { KeepPlanRequest as _kloak_billing_v1_KeepPlanRequest, KeepPlanRequest__Output as _kloak_billing_v1_KeepPlanRequest__Output } from '../../../kloak/billing/v1/KeepPlanRequest.ts';
import type { OpenPortalRequest as _kloak_billing_v1_OpenPortalRequest, OpenPortalRequest__Output as _kloak_billing_v1_OpenPortalRequest__Output } from '../../../kloak/billing/v1/OpenPortalRequest.ts';
import type { OpenPortalResponse as _kloak_billing_v1_OpenPortalResponse, OpenPortalResponse__Output as _kloak_billing_v1_OpenPortalResponse__Output } from '../../../kloak/billing/v1/OpenPortalResponse.ts';
import type { SandboxPage as _kloak_billing_v1_SandboxPage, SandboxPage__Output as _kloak_billing_v1_SandboxPage__Output } from '../../../kloak/billing/v1/SandboxPage.ts';
import type { SubmitSandboxPageRequest as _kloak_billing_v1_SubmitSandboxPageRequest, SubmitSandboxPageRequest__Output as _kloak_billing_v1_SubmitSandboxPageRequest__Output } from '../../../kloak/billing/v1/SubmitSandboxPageRequest.ts';
import type { SubscriptionResponse as _kloak_billing_v1_SubscriptionResponse, SubscriptionResponse__Output as _kloak_billing_v1_SubscriptionResponse__Output } from '../../../kloak/billing/v1/SubscriptionResponse.ts';
import type { TakeWebhookRequest as _kloak_billing_v1_TakeWebhookRequest, TakeWebhookRequest__Output as _kloak_billing_v1_TakeWebhookRequest__Output } from '../../../kloak/billing/v1/TakeWebhookRequest.ts';
import type { TakeWebhookResponse as _kloak_billing_v1_TakeWebhookResponse, TakeWebhookResponse__Output as _kloak_billing_v1_TakeWebhookResponse__Output } from '../../../kloak/billing/v1/TakeWebhookResponse.ts';

export interface BillingDefinition {
  CancelSubscription: MethodDefinition<_kloak_billing_v1_CancelSubscriptionRequest, _kloak_billing_v1_SubscriptionResponse, _kloak_billing_v1_CancelSubscriptionRequest__Output, _kloak_billing_v1_SubscriptionResponse__Output>
  ChoosePlan: MethodDefinition<_kloak_billing_v1_ChoosePlanRequest, _kloak_billing_v1_ChoosePlanResponse, _kloak_billing_v1_ChoosePlanRequest__Output, _kloak_billing_v1_ChoosePlanResponse__Output>
  GetPayments: MethodDefinition<_kloak_billing_v1_GetPaymentsRequest, _kloak_billing_v1_GetPaymentsResponse, _kloak_billing_v1_GetPaymentsRequest__Output, _kloak_billing_v1_GetPaymentsResponse__Output>
  GetPlan: MethodDefinition<_kloak_billing_v1_GetPlanRequest, _kloak_billing_v1_GetPlanResponse, _kloak_billing_v1_GetPlanRequest__Output, _kloak_billing_v1_GetPlanResponse__Output>
  GetSandboxPage: MethodDefinition<_kloak_billing_v1_GetSandboxPageRequest, _kloak_billing_v1_SandboxPage, _kloak_billing_v1_GetSandboxPageRequest__Output, _kloak_billing_v1_SandboxPage__Output>
  GetSubscription: MethodDefinition<_kloak_billing_v1_GetSubscriptionRequest, _kloak_billing_v1_SubscriptionResponse, _kloak_billing_v1_GetSubscriptionRequest__Output, _kloak_billing_v1_SubscriptionResponse__Output>
  GiveSpace: MethodDefinition<_kloak_billing_v1_GiveSpaceRequest, _kloak_billing_v1_GiveSpaceResponse, _kloak_billing_v1_GiveSpaceRequest__Output, _kloak_billing_v1_GiveSpaceResponse__Output>
  KeepPlan: MethodDefinition<_kloak_billing_v1_KeepPlanRequest, _kloak_billing_v1_SubscriptionResponse, _kloak_billing_v1_KeepPlanRequest__Output, _kloak_billing_v1_SubscriptionResponse__Output>
  OpenPortal: MethodDefinition<_kloak_billing_v1_OpenPortalRequest, _kloak_billing_v1_OpenPortalResponse, _kloak_billing_v1_OpenPortalRequest__Output, _kloak_billing_v1_OpenPortalResponse__Output>
  SubmitSandboxPage: MethodDefinition<_kloak_billing_v1_SubmitSandboxPageRequest, _kloak_billing_v1_SandboxPage, _kloak_billing_v1_SubmitSandboxPageRequest__Output, _kloak_billing_v1_SandboxPage__Output>
  TakeWebhook: MethodDefinition<_kloak_billing_v1_TakeWebhookRequest, _kloak_billing_v1_TakeWebhookResponse, _kloak_billing_v1_TakeWebhookRequest__Output, _kloak_billing_v1_TakeWebhookResponse__Output>
}

// Original file: proto/kloak/billing/v1/events.proto

import type { SandboxCard as _kloak_billing_v1_SandboxCard, SandboxCard__Output as _kloak_billing_v1_SandboxCard__Output } from '../../../kloak/billing/v1/SandboxCard.ts';
import type { SandboxSubscription as _kloak_billing_v1_SandboxSubscription, SandboxSubscription__Output as _kloak_billing_v1_SandboxSubscription__Output } from '../../../kloak/billing/v1/SandboxSubscription.ts';
import type { SandboxSession as _kloak_billing_v1_SandboxSession, SandboxSession__Output as _kloak_billing_v1_SandboxSession__Output } from '../../../kloak/billing/v1/SandboxSession.ts';
import type { SandboxInvoice as _kloak_billing_v1_SandboxInvoice, SandboxInvoice__Output as _kloak_billing_v1_SandboxInvoice__Output } from '../../../kloak/billing/v1/SandboxInvoice.ts';

/**
 * What a customer has in the sandbox of payments.
 */
export interface SandboxState {
  'customer'?: (string);
  'card'?: (_kloak_billing_v1_SandboxCard | null);
  'subscriptions'?: (_kloak_billing_v1_SandboxSubscription)[];
  'sessions'?: (_kloak_billing_v1_SandboxSession)[];
  /**
   * The newest first, at most 24.
   */
  'invoices'?: (_kloak_billing_v1_SandboxInvoice)[];
  '_card'?: "card";
}

/**
 * What a customer has in the sandbox of payments.
 */
export interface SandboxState__Output {
  'customer': (string);
  'card'?: (_kloak_billing_v1_SandboxCard__Output | null);
  'subscriptions': (_kloak_billing_v1_SandboxSubscription__Output)[];
  'sessions': (_kloak_billing_v1_SandboxSession__Output)[];
  /**
   * The newest first, at most 24.
   */
  'invoices': (_kloak_billing_v1_SandboxInvoice__Output)[];
  '_card'?: "card";
}

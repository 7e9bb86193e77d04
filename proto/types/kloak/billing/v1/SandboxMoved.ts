// Original file: proto/kloak/billing/v1/events.proto

import type { SandboxState as _kloak_billing_v1_SandboxState, SandboxState__Output as _kloak_billing_v1_SandboxState__Output } from '../../../kloak/billing/v1/SandboxState.ts';
import type { SandboxNotice as _kloak_billing_v1_SandboxNotice, SandboxNotice__Output as _kloak_billing_v1_SandboxNotice__Output } from '../../../kloak/billing/v1/SandboxNotice.ts';

/**
 * sandbox:{customer} — no money moves here. Carries the running state: only the newest event is read.
 */
export interface SandboxMoved {
  'customer'?: (string);
  'after'?: (_kloak_billing_v1_SandboxState | null);
  'notices'?: (_kloak_billing_v1_SandboxNotice)[];
}

/**
 * sandbox:{customer} — no money moves here. Carries the running state: only the newest event is read.
 */
export interface SandboxMoved__Output {
  'customer': (string);
  'after': (_kloak_billing_v1_SandboxState__Output | null);
  'notices': (_kloak_billing_v1_SandboxNotice__Output)[];
}

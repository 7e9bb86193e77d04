// Original file: proto/kloak/billing/v1/billing.proto

import type { Invoice as _kloak_billing_v1_Invoice, Invoice__Output as _kloak_billing_v1_Invoice__Output } from '../../../kloak/billing/v1/Invoice.ts';

export interface GetPaymentsResponse {
  'invoices'?: (_kloak_billing_v1_Invoice)[];
  /**
   * Of the card; absent where there is none.
   */
  'lastFour'?: (string);
  '_lastFour'?: "lastFour";
}

export interface GetPaymentsResponse__Output {
  'invoices': (_kloak_billing_v1_Invoice__Output)[];
  /**
   * Of the card; absent where there is none.
   */
  'lastFour'?: (string);
  '_lastFour'?: "lastFour";
}

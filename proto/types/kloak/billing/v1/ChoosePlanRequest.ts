// Original file: proto/kloak/billing/v1/billing.proto


export interface ChoosePlanRequest {
  'plan'?: (string);
}

export interface ChoosePlanRequest__Output {
  'plan': (string);
}

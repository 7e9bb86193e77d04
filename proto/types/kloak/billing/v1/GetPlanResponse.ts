// Original file: proto/kloak/billing/v1/billing.proto


export interface GetPlanResponse {
  'plan'?: (string);
}

export interface GetPlanResponse__Output {
  'plan': (string);
}

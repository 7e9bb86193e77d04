// Original file: proto/kloak/billing/v1/billing.proto


export interface GetPlanRequest {
  'email'?: (string);
}

export interface GetPlanRequest__Output {
  'email': (string);
}

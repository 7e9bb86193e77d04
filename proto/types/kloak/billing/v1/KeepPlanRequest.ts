// Original file: proto/kloak/billing/v1/billing.proto


export interface KeepPlanRequest {
}

export interface KeepPlanRequest__Output {
}

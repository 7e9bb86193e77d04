// Original file: proto/kloak/billing/v1/billing.proto


export interface CancelSubscriptionRequest {
}

export interface CancelSubscriptionRequest__Output {
}

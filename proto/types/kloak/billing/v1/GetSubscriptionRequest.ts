// Original file: proto/kloak/billing/v1/billing.proto


export interface GetSubscriptionRequest {
}

export interface GetSubscriptionRequest__Output {
}

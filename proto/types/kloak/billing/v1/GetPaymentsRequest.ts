// Original file: proto/kloak/billing/v1/billing.proto


export interface GetPaymentsRequest {
}

export interface GetPaymentsRequest__Output {
}

// Original file: proto/kloak/billing/v1/billing.proto


export interface OpenPortalRequest {
}

export interface OpenPortalRequest__Output {
}

// Original file: proto/kloak/billing/v1/billing.proto


export interface GetSandboxPageRequest {
  'page'?: (string);
}

export interface GetSandboxPageRequest__Output {
  'page': (string);
}

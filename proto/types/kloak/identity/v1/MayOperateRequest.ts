// Original file: proto/kloak/identity/v1/identity.proto


/**
 * Names and addresses of who was erased are empty.
 */
export interface MayOperateRequest {
}

/**
 * Names and addresses of who was erased are empty.
 */
export interface MayOperateRequest__Output {
}

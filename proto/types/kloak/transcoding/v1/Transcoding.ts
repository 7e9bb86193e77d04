// Original file: proto/kloak/transcoding/v1/transcoding.proto

import type { MethodDefinition } from '@grpc/proto-loader'

export interface TranscodingDefinition {
}

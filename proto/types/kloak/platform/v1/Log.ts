// Original file: proto/kloak/platform/v1/log.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { AwaitAccessRequest as _kloak_platform_v1_AwaitAccessRequest, AwaitAccessRequest__Output as _kloak_platform_v1_AwaitAccessRequest__Output } from '../../../kloak/platform/v1/AwaitAccessRequest.ts';
import type { AwaitAccessResponse as _kloak_platform_v1_AwaitAccessResponse, AwaitAccessResponse__Output as _kloak_platform_v1_AwaitAccessResponse__Output } from '../../../kloak/platform/v1/AwaitAccessResponse.ts';
import type { AwaitViewRequest as _kloak_platform_v1_AwaitViewRequest, AwaitViewRequest__Output as _kloak_platform_v1_AwaitViewRequest__Output } from '../../../kloak/platform/v1/AwaitViewRequest.ts';
import type { AwaitViewResponse as _kloak_platform_v1_AwaitViewResponse, AwaitViewResponse__Output as _kloak_platform_v1_AwaitViewResponse__Output } from '../../../kloak/platform/v1/AwaitViewResponse.ts';
import type { GetHealthRequest as _kloak_platform_v1_GetHealthRequest, GetHealthRequest__Output as _kloak_platform_v1_GetHealthRequest__Output } from '../../../kloak/platform/v1/GetHealthRequest.ts';
import type { GetHealthResponse as _kloak_platform_v1_GetHealthResponse, GetHealthResponse__Output as _kloak_platform_v1_GetHealthResponse__Output } from '../../../kloak/platform/v1/GetHealthResponse.ts';
import type { JobRequest as _kloak_platform_v1_JobRequest, JobRequest__Output as _kloak_platform_v1_JobRequest__Output } from '../../../kloak/platform/v1/JobRequest.ts';
import type { JobResponse as _kloak_platform_v1_JobResponse, JobResponse__Output as _kloak_platform_v1_JobResponse__Output } from '../../../kloak/platform/v1/JobResponse.ts';
import type { ReadAboutRequest as _kloak_platform_v1_ReadAboutRequest, ReadAboutRequest__Output as _kloak_platform_v1_ReadAboutRequest__Output } from '../../../kloak/platform/v1/ReadAboutRequest.ts';
import type { ReadRequest as _kloak_platform_v1_ReadRequest, ReadRequest__Output as _kloak_platform_v1_ReadRequest__Output } from '../../../kloak/platform/v1/ReadRequest.ts';
import type { StoredCommit as _kloak_platform_v1_StoredCommit, StoredCommit__Output as _kloak_platform_v1_StoredCommit__Output } from '../../../kloak/platform/v1/StoredCommit.ts';
import type { TailsRequest as _kloak_platform_v1_TailsRequest, TailsRequest__Output as _kloak_platform_v1_TailsRequest__Output } from '../../../kloak/platform/v1/TailsRequest.ts';
import type { TailsResponse as _kloak_platform_v1_TailsResponse, TailsResponse__Output as _kloak_platform_v1_TailsResponse__Output } from '../../../kloak/platform/v1/TailsResponse.ts';

export interface LogDefinition {
  AwaitAccess: MethodDefinition<_kloak_platform_v1_AwaitAccessRequest, _kloak_platform_v1_AwaitAccessResponse, _kloak_platform_v1_AwaitAccessRequest__Output, _kloak_platform_v1_AwaitAccessResponse__Output>
  AwaitView: MethodDefinition<_kloak_platform_v1_AwaitViewRequest, _kloak_platform_v1_AwaitViewResponse, _kloak_platform_v1_AwaitViewRequest__Output, _kloak_platform_v1_AwaitViewResponse__Output>
  DropJob: MethodDefinition<_kloak_platform_v1_JobRequest, _kloak_platform_v1_JobResponse, _kloak_platform_v1_JobRequest__Output, _kloak_platform_v1_JobResponse__Output>
  GetHealth: MethodDefinition<_kloak_platform_v1_GetHealthRequest, _kloak_platform_v1_GetHealthResponse, _kloak_platform_v1_GetHealthRequest__Output, _kloak_platform_v1_GetHealthResponse__Output>
  Read: MethodDefinition<_kloak_platform_v1_ReadRequest, _kloak_platform_v1_StoredCommit, _kloak_platform_v1_ReadRequest__Output, _kloak_platform_v1_StoredCommit__Output>
  ReadAbout: MethodDefinition<_kloak_platform_v1_ReadAboutRequest, _kloak_platform_v1_StoredCommit, _kloak_platform_v1_ReadAboutRequest__Output, _kloak_platform_v1_StoredCommit__Output>
  RetryJob: MethodDefinition<_kloak_platform_v1_JobRequest, _kloak_platform_v1_JobResponse, _kloak_platform_v1_JobRequest__Output, _kloak_platform_v1_JobResponse__Output>
  Tails: MethodDefinition<_kloak_platform_v1_TailsRequest, _kloak_platform_v1_TailsResponse, _kloak_platform_v1_TailsRequest__Output, _kloak_platform_v1_TailsResponse__Output>
}

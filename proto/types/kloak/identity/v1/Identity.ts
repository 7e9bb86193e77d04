// Original file: proto/kloak/identity/v1/identity.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { ChangeAvatarRequest as _kloak_identity_v1_ChangeAvatarRequest, ChangeAvatarRequest__Output as _kloak_identity_v1_ChangeAvatarRequest__Output } from '../../../kloak/identity/v1/ChangeAvatarRequest.ts';
import type { ChangeAvatarResponse as _kloak_identity_v1_ChangeAvatarResponse, ChangeAvatarResponse__Output as _kloak_identity_v1_ChangeAvatarResponse__Output } from '../../../kloak/identity/v1/ChangeAvatarResponse.ts';
import type { ChangePasswordRequest as _kloak_identity_v1_ChangePasswordRequest, ChangePasswordRequest__Output as _kloak_identity_v1_ChangePasswordRequest__Output } from '../../../kloak/identity/v1/ChangePasswordRequest.ts';
import type { ChangePasswordResponse as _kloak_identity_v1_ChangePasswordResponse, ChangePasswordResponse__Output as _kloak_identity_v1_ChangePasswordResponse__Output } from '../../../kloak/identity/v1/ChangePasswordResponse.ts';
import type { EndSessionRequest as _kloak_identity_v1_EndSessionRequest, EndSessionRequest__Output as _kloak_identity_v1_EndSessionRequest__Output } from '../../../kloak/identity/v1/EndSessionRequest.ts';
import type { EndSessionResponse as _kloak_identity_v1_EndSessionResponse, EndSessionResponse__Output as _kloak_identity_v1_EndSessionResponse__Output } from '../../../kloak/identity/v1/EndSessionResponse.ts';
import type { FindAccountRequest as _kloak_identity_v1_FindAccountRequest, FindAccountRequest__Output as _kloak_identity_v1_FindAccountRequest__Output } from '../../../kloak/identity/v1/FindAccountRequest.ts';
import type { FindAccountResponse as _kloak_identity_v1_FindAccountResponse, FindAccountResponse__Output as _kloak_identity_v1_FindAccountResponse__Output } from '../../../kloak/identity/v1/FindAccountResponse.ts';
import type { GetAccountRequest as _kloak_identity_v1_GetAccountRequest, GetAccountRequest__Output as _kloak_identity_v1_GetAccountRequest__Output } from '../../../kloak/identity/v1/GetAccountRequest.ts';
import type { GetAccountResponse as _kloak_identity_v1_GetAccountResponse, GetAccountResponse__Output as _kloak_identity_v1_GetAccountResponse__Output } from '../../../kloak/identity/v1/GetAccountResponse.ts';
import type { GetSigningKeysRequest as _kloak_identity_v1_GetSigningKeysRequest, GetSigningKeysRequest__Output as _kloak_identity_v1_GetSigningKeysRequest__Output } from '../../../kloak/identity/v1/GetSigningKeysRequest.ts';
import type { GetSigningKeysResponse as _kloak_identity_v1_GetSigningKeysResponse, GetSigningKeysResponse__Output as _kloak_identity_v1_GetSigningKeysResponse__Output } from '../../../kloak/identity/v1/GetSigningKeysResponse.ts';
import type { IsMailTakenRequest as _kloak_identity_v1_IsMailTakenRequest, IsMailTakenRequest__Output as _kloak_identity_v1_IsMailTakenRequest__Output } from '../../../kloak/identity/v1/IsMailTakenRequest.ts';
import type { IsMailTakenResponse as _kloak_identity_v1_IsMailTakenResponse, IsMailTakenResponse__Output as _kloak_identity_v1_IsMailTakenResponse__Output } from '../../../kloak/identity/v1/IsMailTakenResponse.ts';
import type { IsNameTakenRequest as _kloak_identity_v1_IsNameTakenRequest, IsNameTakenRequest__Output as _kloak_identity_v1_IsNameTakenRequest__Output } from '../../../kloak/identity/v1/IsNameTakenRequest.ts';
import type { IsNameTakenResponse as _kloak_identity_v1_IsNameTakenResponse, IsNameTakenResponse__Output as _kloak_identity_v1_IsNameTakenResponse__Output } from '../../../kloak/identity/v1/IsNameTakenResponse.ts';
import type { IsPasswordResetValidRequest as _kloak_identity_v1_IsPasswordResetValidRequest, IsPasswordResetValidRequest__Output as _kloak_identity_v1_IsPasswordResetValidRequest__Output } from '../../../kloak/identity/v1/IsPasswordResetValidRequest.ts';
import type { IsPasswordResetValidResponse as _kloak_identity_v1_IsPasswordResetValidResponse, IsPasswordResetValidResponse__Output as _kloak_identity_v1_IsPasswordResetValidResponse__Output } from '../../../kloak/identity/v1/IsPasswordResetValidResponse.ts';
import type { ListSessionsRequest as _kloak_identity_v1_ListSessionsRequest, ListSessionsRequest__Output as _kloak_identity_v1_ListSessionsRequest__Output } from '../../../kloak/identity/v1/ListSessionsRequest.ts';
import type { ListSessionsResponse as _kloak_identity_v1_ListSessionsResponse, ListSessionsResponse__Output as _kloak_identity_v1_ListSessionsResponse__Output } from '../../../kloak/identity/v1/ListSessionsResponse.ts';
import type { RefreshSessionRequest as _kloak_identity_v1_RefreshSessionRequest, RefreshSessionRequest__Output as _kloak_identity_v1_RefreshSessionRequest__Output } from '../../../kloak/identity/v1/RefreshSessionRequest.ts';
import type { RefreshSessionResponse as _kloak_identity_v1_RefreshSessionResponse, RefreshSessionResponse__Output as _kloak_identity_v1_RefreshSessionResponse__Output } from '../../../kloak/identity/v1/RefreshSessionResponse.ts';
import type { RegisterRequest as _kloak_identity_v1_RegisterRequest, RegisterRequest__Output as _kloak_identity_v1_RegisterRequest__Output } from '../../../kloak/identity/v1/RegisterRequest.ts';
import type { RegisterResponse as _kloak_identity_v1_RegisterResponse, RegisterResponse__Output as _kloak_identity_v1_RegisterResponse__Output } from '../../../kloak/identity/v1/RegisterResponse.ts';
import type { RemoveAvatarRequest as _kloak_identity_v1_RemoveAvatarRequest, RemoveAvatarRequest__Output as _kloak_identity_v1_RemoveAvatarRequest__Output } from '../../../kloak/identity/v1/RemoveAvatarRequest.ts';
import type { RemoveAvatarResponse as _kloak_identity_v1_RemoveAvatarResponse, RemoveAvatarResponse__Output as _kloak_identity_v1_RemoveAvatarResponse__Output } from '../../../kloak/identity/v1/RemoveAvatarResponse.ts';
import type { RequestPasswordResetRequest as _kloak_identity_v1_RequestPasswordResetRequest, RequestPasswordResetRequest__Output as _kloak_identity_v1_RequestPasswordResetRequest__Output } from '../../../kloak/identity/v1/RequestPasswordResetRequest.ts';
import type { RequestPasswordResetResponse as _kloak_identity_v1_RequestPasswordResetResponse, RequestPasswordResetResponse__Output as _kloak_identity_v1_RequestPasswordResetResponse__Output } from '../../../kloak/identity/v1/RequestPasswordResetResponse.ts';
import type { ResendConfirmationRequest as _kloak_identity_v1_ResendConfirmationRequest, ResendConfirmationRequest__Output as _kloak_identity_v1_ResendConfirmationRequest__Output } from '../../../kloak/identity/v1/ResendConfirmationRequest.ts';
import type { ResendConfirmationResponse as _kloak_identity_v1_ResendConfirmationResponse, ResendConfirmationResponse__Output as _kloak_identity_v1_ResendConfirmationResponse__Output } from '../../../kloak/identity/v1/ResendConfirmationResponse.ts';
import type { ResetPasswordRequest as _kloak_identity_v1_ResetPasswordRequest, ResetPasswordRequest__Output as _kloak_identity_v1_ResetPasswordRequest__Output } from '../../../kloak/identity/v1/ResetPasswordRequest.ts';
import type { ResetPasswordResponse as _kloak_identity_v1_ResetPasswordResponse, ResetPasswordResponse__Output as _kloak_identity_v1_ResetPasswordResponse__Output } from '../../../kloak/identity/v1/ResetPasswordResponse.ts';
import type { SignInRequest as _kloak_identity_v1_SignInRequest, SignInRequest__Output as _kloak_identity_v1_SignInRequest__Output } from '../../../kloak/identity/v1/SignInRequest.ts';
import type { SignInResponse as _kloak_identity_v1_SignInResponse, SignInResponse__Output as _kloak_identity_v1_SignInResponse__Output } from '../../../kloak/identity/v1/SignInResponse.ts';
import type { SignOutRequest as _kloak_identity_v1_SignOutRequest, SignOutRequest__Output as _kloak_identity_v1_SignOutRequest__Output } from '../../../kloak/identity/v1/SignOutRequest.ts';
import type { SignOutResponse as _kloak_identity_v1_SignOutResponse, SignOutResponse__Output as _kloak_identity_v1_SignOutResponse__Output } from '../../../kloak/identity/v1/SignOutResponse.ts';
import type { VerifyEmailRequest as _kloak_identity_v1_VerifyEmailRequest, VerifyEmailRequest__Output as _kloak_identity_v1_VerifyEmailRequest__Output } from '../../../kloak/identity/v1/VerifyEmailRequest.ts';
import type { VerifyEmailResponse as _kloak_identity_v1_VerifyEmailResponse, VerifyEmailResponse__Output as _kloak_identity_v1_VerifyEmailResponse__Output } from '../../../kloak/identity/v1/VerifyEmailResponse.ts';

export interface IdentityDefinition {
  ChangeAvatar: MethodDefinition<_kloak_identity_v1_ChangeAvatarRequest, _kloak_identity_v1_ChangeAvatarResponse, _kloak_identity_v1_ChangeAvatarRequest__Output, _kloak_identity_v1_ChangeAvatarResponse__Output>
  ChangePassword: MethodDefinition<_kloak_identity_v1_ChangePasswordRequest, _kloak_identity_v1_ChangePasswordResponse, _kloak_identity_v1_ChangePasswordRequest__Output, _kloak_identity_v1_ChangePasswordResponse__Output>
  EndSession: MethodDefinition<_kloak_identity_v1_EndSessionRequest, _kloak_identity_v1_EndSessionResponse, _kloak_identity_v1_EndSessionRequest__Output, _kloak_identity_v1_EndSessionResponse__Output>
  FindAccount: MethodDefinition<_kloak_identity_v1_FindAccountRequest, _kloak_identity_v1_FindAccountResponse, _kloak_identity_v1_FindAccountRequest__Output, _kloak_identity_v1_FindAccountResponse__Output>
  GetAccount: MethodDefinition<_kloak_identity_v1_GetAccountRequest, _kloak_identity_v1_GetAccountResponse, _kloak_identity_v1_GetAccountRequest__Output, _kloak_identity_v1_GetAccountResponse__Output>
  GetSigningKeys: MethodDefinition<_kloak_identity_v1_GetSigningKeysRequest, _kloak_identity_v1_GetSigningKeysResponse, _kloak_identity_v1_GetSigningKeysRequest__Output, _kloak_identity_v1_GetSigningKeysResponse__Output>
  IsMailTaken: MethodDefinition<_kloak_identity_v1_IsMailTakenRequest, _kloak_identity_v1_IsMailTakenResponse, _kloak_identity_v1_IsMailTakenRequest__Output, _kloak_identity_v1_IsMailTakenResponse__Output>
  IsNameTaken: MethodDefinition<_kloak_identity_v1_IsNameTakenRequest, _kloak_identity_v1_IsNameTakenResponse, _kloak_identity_v1_IsNameTakenRequest__Output, _kloak_identity_v1_IsNameTakenResponse__Output>
  IsPasswordResetValid: MethodDefinition<_kloak_identity_v1_IsPasswordResetValidRequest, _kloak_identity_v1_IsPasswordResetValidResponse, _kloak_identity_v1_IsPasswordResetValidRequest__Output, _kloak_identity_v1_IsPasswordResetValidResponse__Output>
  ListSessions: MethodDefinition<_kloak_identity_v1_ListSessionsRequest, _kloak_identity_v1_ListSessionsResponse, _kloak_identity_v1_ListSessionsRequest__Output, _kloak_identity_v1_ListSessionsResponse__Output>
  RefreshSession: MethodDefinition<_kloak_identity_v1_RefreshSessionRequest, _kloak_identity_v1_RefreshSessionResponse, _kloak_identity_v1_RefreshSessionRequest__Output, _kloak_identity_v1_RefreshSessionResponse__Output>
  Register: MethodDefinition<_kloak_identity_v1_RegisterRequest, _kloak_identity_v1_RegisterResponse, _kloak_identity_v1_RegisterRequest__Output, _kloak_identity_v1_RegisterResponse__Output>
  RemoveAvatar: MethodDefinition<_kloak_identity_v1_RemoveAvatarRequest, _kloak_identity_v1_RemoveAvatarResponse, _kloak_identity_v1_RemoveAvatarRequest__Output, _kloak_identity_v1_RemoveAvatarResponse__Output>
  RequestPasswordReset: MethodDefinition<_kloak_identity_v1_RequestPasswordResetRequest, _kloak_identity_v1_RequestPasswordResetResponse, _kloak_identity_v1_RequestPasswordResetRequest__Output, _kloak_identity_v1_RequestPasswordResetResponse__Output>
  ResendConfirmation: MethodDefinition<_kloak_identity_v1_ResendConfirmationRequest, _kloak_identity_v1_ResendConfirmationResponse, _kloak_identity_v1_ResendConfirmationRequest__Output, _kloak_identity_v1_ResendConfirmationResponse__Output>
  ResetPassword: MethodDefinition<_kloak_identity_v1_ResetPasswordRequest, _kloak_identity_v1_ResetPasswordResponse, _kloak_identity_v1_ResetPasswordRequest__Output, _kloak_identity_v1_ResetPasswordResponse__Output>
  SignIn: MethodDefinition<_kloak_identity_v1_SignInRequest, _kloak_identity_v1_SignInResponse, _kloak_identity_v1_SignInRequest__Output, _kloak_identity_v1_SignInResponse__Output>
  SignOut: MethodDefinition<_kloak_identity_v1_SignOutRequest, _kloak_identity_v1_SignOutResponse, _kloak_identity_v1_SignOutRequest__Output, _kloak_identity_v1_SignOutResponse__Output>
  VerifyEmail: MethodDefinition<_kloak_identity_v1_VerifyEmailRequest, _kloak_identity_v1_VerifyEmailResponse, _kloak_identity_v1_VerifyEmailRequest__Output, _kloak_identity_v1_VerifyEmailResponse__Output>
}

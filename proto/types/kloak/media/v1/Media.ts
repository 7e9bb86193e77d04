// Original file: proto/kloak/media/v1/media.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { CancelUploadRequest as _kloak_media_v1_CancelUploadRequest, CancelUploadRequest__Output as _kloak_media_v1_CancelUploadRequest__Output } from '../../../kloak/media/v1/CancelUploadRequest.ts';
import type { CancelUploadResponse as _kloak_media_v1_CancelUploadResponse, CancelUploadResponse__Output as _kloak_media_v1_CancelUploadResponse__Output } from '../../../kloak/media/v1/CancelUploadResponse.ts';
import type { ChangeDetailsRequest as _kloak_media_v1_ChangeDetailsRequest, ChangeDetailsRequest__Output as _kloak_media_v1_ChangeDetailsRequest__Output } from '../../../kloak/media/v1/ChangeDetailsRequest.ts';
import type { ChangeDetailsResponse as _kloak_media_v1_ChangeDetailsResponse, ChangeDetailsResponse__Output as _kloak_media_v1_ChangeDetailsResponse__Output } from '../../../kloak/media/v1/ChangeDetailsResponse.ts';
import type { DeleteItemRequest as _kloak_media_v1_DeleteItemRequest, DeleteItemRequest__Output as _kloak_media_v1_DeleteItemRequest__Output } from '../../../kloak/media/v1/DeleteItemRequest.ts';
import type { DeleteItemResponse as _kloak_media_v1_DeleteItemResponse, DeleteItemResponse__Output as _kloak_media_v1_DeleteItemResponse__Output } from '../../../kloak/media/v1/DeleteItemResponse.ts';
import type { DownloadOriginalRequest as _kloak_media_v1_DownloadOriginalRequest, DownloadOriginalRequest__Output as _kloak_media_v1_DownloadOriginalRequest__Output } from '../../../kloak/media/v1/DownloadOriginalRequest.ts';
import type { DownloadOriginalResponse as _kloak_media_v1_DownloadOriginalResponse, DownloadOriginalResponse__Output as _kloak_media_v1_DownloadOriginalResponse__Output } from '../../../kloak/media/v1/DownloadOriginalResponse.ts';
import type { FindKnownFilesRequest as _kloak_media_v1_FindKnownFilesRequest, FindKnownFilesRequest__Output as _kloak_media_v1_FindKnownFilesRequest__Output } from '../../../kloak/media/v1/FindKnownFilesRequest.ts';
import type { FindKnownFilesResponse as _kloak_media_v1_FindKnownFilesResponse, FindKnownFilesResponse__Output as _kloak_media_v1_FindKnownFilesResponse__Output } from '../../../kloak/media/v1/FindKnownFilesResponse.ts';
import type { GetPostRequest as _kloak_media_v1_GetPostRequest, GetPostRequest__Output as _kloak_media_v1_GetPostRequest__Output } from '../../../kloak/media/v1/GetPostRequest.ts';
import type { GetPostResponse as _kloak_media_v1_GetPostResponse, GetPostResponse__Output as _kloak_media_v1_GetPostResponse__Output } from '../../../kloak/media/v1/GetPostResponse.ts';
import type { GetUsageRequest as _kloak_media_v1_GetUsageRequest, GetUsageRequest__Output as _kloak_media_v1_GetUsageRequest__Output } from '../../../kloak/media/v1/GetUsageRequest.ts';
import type { GetUsageResponse as _kloak_media_v1_GetUsageResponse, GetUsageResponse__Output as _kloak_media_v1_GetUsageResponse__Output } from '../../../kloak/media/v1/GetUsageResponse.ts';
import type { ListDaysRequest as _kloak_media_v1_ListDaysRequest, ListDaysRequest__Output as _kloak_media_v1_ListDaysRequest__Output } from '../../../kloak/media/v1/ListDaysRequest.ts';
import type { ListDaysResponse as _kloak_media_v1_ListDaysResponse, ListDaysResponse__Output as _kloak_media_v1_ListDaysResponse__Output } from '../../../kloak/media/v1/ListDaysResponse.ts';
import type { ListFamilyFeedRequest as _kloak_media_v1_ListFamilyFeedRequest, ListFamilyFeedRequest__Output as _kloak_media_v1_ListFamilyFeedRequest__Output } from '../../../kloak/media/v1/ListFamilyFeedRequest.ts';
import type { ListFamilyFeedResponse as _kloak_media_v1_ListFamilyFeedResponse, ListFamilyFeedResponse__Output as _kloak_media_v1_ListFamilyFeedResponse__Output } from '../../../kloak/media/v1/ListFamilyFeedResponse.ts';
import type { ListLatestVideosRequest as _kloak_media_v1_ListLatestVideosRequest, ListLatestVideosRequest__Output as _kloak_media_v1_ListLatestVideosRequest__Output } from '../../../kloak/media/v1/ListLatestVideosRequest.ts';
import type { ListLatestVideosResponse as _kloak_media_v1_ListLatestVideosResponse, ListLatestVideosResponse__Output as _kloak_media_v1_ListLatestVideosResponse__Output } from '../../../kloak/media/v1/ListLatestVideosResponse.ts';
import type { ListOwnImagesRequest as _kloak_media_v1_ListOwnImagesRequest, ListOwnImagesRequest__Output as _kloak_media_v1_ListOwnImagesRequest__Output } from '../../../kloak/media/v1/ListOwnImagesRequest.ts';
import type { ListPostsByDayRequest as _kloak_media_v1_ListPostsByDayRequest, ListPostsByDayRequest__Output as _kloak_media_v1_ListPostsByDayRequest__Output } from '../../../kloak/media/v1/ListPostsByDayRequest.ts';
import type { ListPostsByDayResponse as _kloak_media_v1_ListPostsByDayResponse, ListPostsByDayResponse__Output as _kloak_media_v1_ListPostsByDayResponse__Output } from '../../../kloak/media/v1/ListPostsByDayResponse.ts';
import type { ListPostsRequest as _kloak_media_v1_ListPostsRequest, ListPostsRequest__Output as _kloak_media_v1_ListPostsRequest__Output } from '../../../kloak/media/v1/ListPostsRequest.ts';
import type { ListPostsResponse as _kloak_media_v1_ListPostsResponse, ListPostsResponse__Output as _kloak_media_v1_ListPostsResponse__Output } from '../../../kloak/media/v1/ListPostsResponse.ts';
import type { MayFetchRequest as _kloak_media_v1_MayFetchRequest, MayFetchRequest__Output as _kloak_media_v1_MayFetchRequest__Output } from '../../../kloak/media/v1/MayFetchRequest.ts';
import type { MayFetchResponse as _kloak_media_v1_MayFetchResponse, MayFetchResponse__Output as _kloak_media_v1_MayFetchResponse__Output } from '../../../kloak/media/v1/MayFetchResponse.ts';
import type { NoteArrivalRequest as _kloak_media_v1_NoteArrivalRequest, NoteArrivalRequest__Output as _kloak_media_v1_NoteArrivalRequest__Output } from '../../../kloak/media/v1/NoteArrivalRequest.ts';
import type { NoteArrivalResponse as _kloak_media_v1_NoteArrivalResponse, NoteArrivalResponse__Output as _kloak_media_v1_NoteArrivalResponse__Output } from '../../../kloak/media/v1/NoteArrivalResponse.ts';
import type { OfferPreviewsRequest as _kloak_media_v1_OfferPreviewsRequest, OfferPreviewsRequest__Output as _kloak_media_v1_OfferPreviewsRequest__Output } from '../../../kloak/media/v1/OfferPreviewsRequest.ts';
import type { OfferPreviewsResponse as _kloak_media_v1_OfferPreviewsResponse, OfferPreviewsResponse__Output as _kloak_media_v1_OfferPreviewsResponse__Output } from '../../../kloak/media/v1/OfferPreviewsResponse.ts';
import type { OpenUploadRequest as _kloak_media_v1_OpenUploadRequest, OpenUploadRequest__Output as _kloak_media_v1_OpenUploadRequest__Output } from '../../../kloak/media/v1/OpenUploadRequest.ts';
import type { OpenUploadResponse as _kloak_media_v1_OpenUploadResponse, OpenUploadResponse__Output as _kloak_media_v1_OpenUploadResponse__Output } from '../../../kloak/media/v1/OpenUploadResponse.ts';
import type { PublishUploadRequest as _kloak_media_v1_PublishUploadRequest, PublishUploadRequest__Output as _kloak_media_v1_PublishUploadRequest__Output } from '../../../kloak/media/v1/PublishUploadRequest.ts';
import type { PublishUploadResponse as _kloak_media_v1_PublishUploadResponse, PublishUploadResponse__Output as _kloak_media_v1_PublishUploadResponse__Output } from '../../../kloak/media/v1/PublishUploadResponse.ts';

export interface MediaDefinition {
  CancelUpload: MethodDefinition<_kloak_media_v1_CancelUploadRequest, _kloak_media_v1_CancelUploadResponse, _kloak_media_v1_CancelUploadRequest__Output, _kloak_media_v1_CancelUploadResponse__Output>
  ChangeDetails: MethodDefinition<_kloak_media_v1_ChangeDetailsRequest, _kloak_media_v1_ChangeDetailsResponse, _kloak_media_v1_ChangeDetailsRequest__Output, _kloak_media_v1_ChangeDetailsResponse__Output>
  DeleteItem: MethodDefinition<_kloak_media_v1_DeleteItemRequest, _kloak_media_v1_DeleteItemResponse, _kloak_media_v1_DeleteItemRequest__Output, _kloak_media_v1_DeleteItemResponse__Output>
  DownloadOriginal: MethodDefinition<_kloak_media_v1_DownloadOriginalRequest, _kloak_media_v1_DownloadOriginalResponse, _kloak_media_v1_DownloadOriginalRequest__Output, _kloak_media_v1_DownloadOriginalResponse__Output>
  FindKnownFiles: MethodDefinition<_kloak_media_v1_FindKnownFilesRequest, _kloak_media_v1_FindKnownFilesResponse, _kloak_media_v1_FindKnownFilesRequest__Output, _kloak_media_v1_FindKnownFilesResponse__Output>
  GetPost: MethodDefinition<_kloak_media_v1_GetPostRequest, _kloak_media_v1_GetPostResponse, _kloak_media_v1_GetPostRequest__Output, _kloak_media_v1_GetPostResponse__Output>
  GetUsage: MethodDefinition<_kloak_media_v1_GetUsageRequest, _kloak_media_v1_GetUsageResponse, _kloak_media_v1_GetUsageRequest__Output, _kloak_media_v1_GetUsageResponse__Output>
  ListDays: MethodDefinition<_kloak_media_v1_ListDaysRequest, _kloak_media_v1_ListDaysResponse, _kloak_media_v1_ListDaysRequest__Output, _kloak_media_v1_ListDaysResponse__Output>
  ListFamilyFeed: MethodDefinition<_kloak_media_v1_ListFamilyFeedRequest, _kloak_media_v1_ListFamilyFeedResponse, _kloak_media_v1_ListFamilyFeedRequest__Output, _kloak_media_v1_ListFamilyFeedResponse__Output>
  ListLatestVideos: MethodDefinition<_kloak_media_v1_ListLatestVideosRequest, _kloak_media_v1_ListLatestVideosResponse, _kloak_media_v1_ListLatestVideosRequest__Output, _kloak_media_v1_ListLatestVideosResponse__Output>
  ListOwnImages: MethodDefinition<_kloak_media_v1_ListOwnImagesRequest, _kloak_media_v1_ListPostsResponse, _kloak_media_v1_ListOwnImagesRequest__Output, _kloak_media_v1_ListPostsResponse__Output>
  ListPosts: MethodDefinition<_kloak_media_v1_ListPostsRequest, _kloak_media_v1_ListPostsResponse, _kloak_media_v1_ListPostsRequest__Output, _kloak_media_v1_ListPostsResponse__Output>
  ListPostsByDay: MethodDefinition<_kloak_media_v1_ListPostsByDayRequest, _kloak_media_v1_ListPostsByDayResponse, _kloak_media_v1_ListPostsByDayRequest__Output, _kloak_media_v1_ListPostsByDayResponse__Output>
  MayFetch: MethodDefinition<_kloak_media_v1_MayFetchRequest, _kloak_media_v1_MayFetchResponse, _kloak_media_v1_MayFetchRequest__Output, _kloak_media_v1_MayFetchResponse__Output>
  NoteArrival: MethodDefinition<_kloak_media_v1_NoteArrivalRequest, _kloak_media_v1_NoteArrivalResponse, _kloak_media_v1_NoteArrivalRequest__Output, _kloak_media_v1_NoteArrivalResponse__Output>
  OfferPreviews: MethodDefinition<_kloak_media_v1_OfferPreviewsRequest, _kloak_media_v1_OfferPreviewsResponse, _kloak_media_v1_OfferPreviewsRequest__Output, _kloak_media_v1_OfferPreviewsResponse__Output>
  OpenUpload: MethodDefinition<_kloak_media_v1_OpenUploadRequest, _kloak_media_v1_OpenUploadResponse, _kloak_media_v1_OpenUploadRequest__Output, _kloak_media_v1_OpenUploadResponse__Output>
  PublishUpload: MethodDefinition<_kloak_media_v1_PublishUploadRequest, _kloak_media_v1_PublishUploadResponse, _kloak_media_v1_PublishUploadRequest__Output, _kloak_media_v1_PublishUploadResponse__Output>
}

// Original file: proto/kloak/media/v1/media.proto

import type { MethodDefinition } from '@grpc/proto-loader'
import type { AddToAlbumRequest as _kloak_media_v1_AddToAlbumRequest, AddToAlbumRequest__Output as _kloak_media_v1_AddToAlbumRequest__Output } from '../../../kloak/media/v1/AddToAlbumRequest.ts';
import type { AddToAlbumResponse as _kloak_media_v1_AddToAlbumResponse, AddToAlbumResponse__Output as _kloak_media_v1_AddToAlbumResponse__Output } from '../../../kloak/media/v1/AddToAlbumResponse.ts';
import type { CancelUploadRequest as _kloak_media_v1_CancelUploadRequest, CancelUploadRequest__Output as _kloak_media_v1_CancelUploadRequest__Output } from '../../../kloak/media/v1/CancelUploadRequest.ts';
import type { CancelUploadResponse as _kloak_media_v1_CancelUploadResponse, CancelUploadResponse__Output as _kloak_media_v1_CancelUploadResponse__Output } from '../../../kloak/media/v1/CancelUploadResponse.ts';
import type { ChangeAlbumRequest as _kloak_media_v1_ChangeAlbumRequest, ChangeAlbumRequest__Output as _kloak_media_v1_ChangeAlbumRequest__Output } from '../../../kloak/media/v1/ChangeAlbumRequest.ts';
import type { ChangeAlbumResponse as _kloak_media_v1_ChangeAlbumResponse, ChangeAlbumResponse__Output as _kloak_media_v1_ChangeAlbumResponse__Output } from '../../../kloak/media/v1/ChangeAlbumResponse.ts';
import type { ChangeDetailsRequest as _kloak_media_v1_ChangeDetailsRequest, ChangeDetailsRequest__Output as _kloak_media_v1_ChangeDetailsRequest__Output } from '../../../kloak/media/v1/ChangeDetailsRequest.ts';
import type { ChangeDetailsResponse as _kloak_media_v1_ChangeDetailsResponse, ChangeDetailsResponse__Output as _kloak_media_v1_ChangeDetailsResponse__Output } from '../../../kloak/media/v1/ChangeDetailsResponse.ts';
import type { ChangePrivacyRequest as _kloak_media_v1_ChangePrivacyRequest, ChangePrivacyRequest__Output as _kloak_media_v1_ChangePrivacyRequest__Output } from '../../../kloak/media/v1/ChangePrivacyRequest.ts';
import type { ChangePrivacyResponse as _kloak_media_v1_ChangePrivacyResponse, ChangePrivacyResponse__Output as _kloak_media_v1_ChangePrivacyResponse__Output } from '../../../kloak/media/v1/ChangePrivacyResponse.ts';
import type { ChangeSharingRequest as _kloak_media_v1_ChangeSharingRequest, ChangeSharingRequest__Output as _kloak_media_v1_ChangeSharingRequest__Output } from '../../../kloak/media/v1/ChangeSharingRequest.ts';
import type { ChangeSharingResponse as _kloak_media_v1_ChangeSharingResponse, ChangeSharingResponse__Output as _kloak_media_v1_ChangeSharingResponse__Output } from '../../../kloak/media/v1/ChangeSharingResponse.ts';
import type { ChooseAlbumCoverRequest as _kloak_media_v1_ChooseAlbumCoverRequest, ChooseAlbumCoverRequest__Output as _kloak_media_v1_ChooseAlbumCoverRequest__Output } from '../../../kloak/media/v1/ChooseAlbumCoverRequest.ts';
import type { ChooseAlbumCoverResponse as _kloak_media_v1_ChooseAlbumCoverResponse, ChooseAlbumCoverResponse__Output as _kloak_media_v1_ChooseAlbumCoverResponse__Output } from '../../../kloak/media/v1/ChooseAlbumCoverResponse.ts';
import type { DeleteAlbumRequest as _kloak_media_v1_DeleteAlbumRequest, DeleteAlbumRequest__Output as _kloak_media_v1_DeleteAlbumRequest__Output } from '../../../kloak/media/v1/DeleteAlbumRequest.ts';
import type { DeleteAlbumResponse as _kloak_media_v1_DeleteAlbumResponse, DeleteAlbumResponse__Output as _kloak_media_v1_DeleteAlbumResponse__Output } from '../../../kloak/media/v1/DeleteAlbumResponse.ts';
import type { DeleteItemRequest as _kloak_media_v1_DeleteItemRequest, DeleteItemRequest__Output as _kloak_media_v1_DeleteItemRequest__Output } from '../../../kloak/media/v1/DeleteItemRequest.ts';
import type { DeleteItemResponse as _kloak_media_v1_DeleteItemResponse, DeleteItemResponse__Output as _kloak_media_v1_DeleteItemResponse__Output } from '../../../kloak/media/v1/DeleteItemResponse.ts';
import type { DownloadOriginalRequest as _kloak_media_v1_DownloadOriginalRequest, DownloadOriginalRequest__Output as _kloak_media_v1_DownloadOriginalRequest__Output } from '../../../kloak/media/v1/DownloadOriginalRequest.ts';
import type { DownloadOriginalResponse as _kloak_media_v1_DownloadOriginalResponse, DownloadOriginalResponse__Output as _kloak_media_v1_DownloadOriginalResponse__Output } from '../../../kloak/media/v1/DownloadOriginalResponse.ts';
import type { EmptyTrashRequest as _kloak_media_v1_EmptyTrashRequest, EmptyTrashRequest__Output as _kloak_media_v1_EmptyTrashRequest__Output } from '../../../kloak/media/v1/EmptyTrashRequest.ts';
import type { ExportResponse as _kloak_media_v1_ExportResponse, ExportResponse__Output as _kloak_media_v1_ExportResponse__Output } from '../../../kloak/media/v1/ExportResponse.ts';
import type { FindKnownFilesRequest as _kloak_media_v1_FindKnownFilesRequest, FindKnownFilesRequest__Output as _kloak_media_v1_FindKnownFilesRequest__Output } from '../../../kloak/media/v1/FindKnownFilesRequest.ts';
import type { FindKnownFilesResponse as _kloak_media_v1_FindKnownFilesResponse, FindKnownFilesResponse__Output as _kloak_media_v1_FindKnownFilesResponse__Output } from '../../../kloak/media/v1/FindKnownFilesResponse.ts';
import type { GetExportPartRequest as _kloak_media_v1_GetExportPartRequest, GetExportPartRequest__Output as _kloak_media_v1_GetExportPartRequest__Output } from '../../../kloak/media/v1/GetExportPartRequest.ts';
import type { GetExportPartResponse as _kloak_media_v1_GetExportPartResponse, GetExportPartResponse__Output as _kloak_media_v1_GetExportPartResponse__Output } from '../../../kloak/media/v1/GetExportPartResponse.ts';
import type { GetExportRequest as _kloak_media_v1_GetExportRequest, GetExportRequest__Output as _kloak_media_v1_GetExportRequest__Output } from '../../../kloak/media/v1/GetExportRequest.ts';
import type { GetFileSizeRequest as _kloak_media_v1_GetFileSizeRequest, GetFileSizeRequest__Output as _kloak_media_v1_GetFileSizeRequest__Output } from '../../../kloak/media/v1/GetFileSizeRequest.ts';
import type { GetFileSizeResponse as _kloak_media_v1_GetFileSizeResponse, GetFileSizeResponse__Output as _kloak_media_v1_GetFileSizeResponse__Output } from '../../../kloak/media/v1/GetFileSizeResponse.ts';
import type { GetPostRequest as _kloak_media_v1_GetPostRequest, GetPostRequest__Output as _kloak_media_v1_GetPostRequest__Output } from '../../../kloak/media/v1/GetPostRequest.ts';
import type { GetPostResponse as _kloak_media_v1_GetPostResponse, GetPostResponse__Output as _kloak_media_v1_GetPostResponse__Output } from '../../../kloak/media/v1/GetPostResponse.ts';
import type { GetSharingRequest as _kloak_media_v1_GetSharingRequest, GetSharingRequest__Output as _kloak_media_v1_GetSharingRequest__Output } from '../../../kloak/media/v1/GetSharingRequest.ts';
import type { GetSharingResponse as _kloak_media_v1_GetSharingResponse, GetSharingResponse__Output as _kloak_media_v1_GetSharingResponse__Output } from '../../../kloak/media/v1/GetSharingResponse.ts';
import type { GetThumbnailRequest as _kloak_media_v1_GetThumbnailRequest, GetThumbnailRequest__Output as _kloak_media_v1_GetThumbnailRequest__Output } from '../../../kloak/media/v1/GetThumbnailRequest.ts';
import type { GetThumbnailResponse as _kloak_media_v1_GetThumbnailResponse, GetThumbnailResponse__Output as _kloak_media_v1_GetThumbnailResponse__Output } from '../../../kloak/media/v1/GetThumbnailResponse.ts';
import type { GetUsageRequest as _kloak_media_v1_GetUsageRequest, GetUsageRequest__Output as _kloak_media_v1_GetUsageRequest__Output } from '../../../kloak/media/v1/GetUsageRequest.ts';
import type { GetUsageResponse as _kloak_media_v1_GetUsageResponse, GetUsageResponse__Output as _kloak_media_v1_GetUsageResponse__Output } from '../../../kloak/media/v1/GetUsageResponse.ts';
import type { LimitSpaceRequest as _kloak_media_v1_LimitSpaceRequest, LimitSpaceRequest__Output as _kloak_media_v1_LimitSpaceRequest__Output } from '../../../kloak/media/v1/LimitSpaceRequest.ts';
import type { LimitSpaceResponse as _kloak_media_v1_LimitSpaceResponse, LimitSpaceResponse__Output as _kloak_media_v1_LimitSpaceResponse__Output } from '../../../kloak/media/v1/LimitSpaceResponse.ts';
import type { ListAlbumPostsRequest as _kloak_media_v1_ListAlbumPostsRequest, ListAlbumPostsRequest__Output as _kloak_media_v1_ListAlbumPostsRequest__Output } from '../../../kloak/media/v1/ListAlbumPostsRequest.ts';
import type { ListAlbumPostsResponse as _kloak_media_v1_ListAlbumPostsResponse, ListAlbumPostsResponse__Output as _kloak_media_v1_ListAlbumPostsResponse__Output } from '../../../kloak/media/v1/ListAlbumPostsResponse.ts';
import type { ListAlbumsRequest as _kloak_media_v1_ListAlbumsRequest, ListAlbumsRequest__Output as _kloak_media_v1_ListAlbumsRequest__Output } from '../../../kloak/media/v1/ListAlbumsRequest.ts';
import type { ListAlbumsResponse as _kloak_media_v1_ListAlbumsResponse, ListAlbumsResponse__Output as _kloak_media_v1_ListAlbumsResponse__Output } from '../../../kloak/media/v1/ListAlbumsResponse.ts';
import type { ListDaysRequest as _kloak_media_v1_ListDaysRequest, ListDaysRequest__Output as _kloak_media_v1_ListDaysRequest__Output } from '../../../kloak/media/v1/ListDaysRequest.ts';
import type { ListDaysResponse as _kloak_media_v1_ListDaysResponse, ListDaysResponse__Output as _kloak_media_v1_ListDaysResponse__Output } from '../../../kloak/media/v1/ListDaysResponse.ts';
import type { ListDrawnRequest as _kloak_media_v1_ListDrawnRequest, ListDrawnRequest__Output as _kloak_media_v1_ListDrawnRequest__Output } from '../../../kloak/media/v1/ListDrawnRequest.ts';
import type { ListDrawnResponse as _kloak_media_v1_ListDrawnResponse, ListDrawnResponse__Output as _kloak_media_v1_ListDrawnResponse__Output } from '../../../kloak/media/v1/ListDrawnResponse.ts';
import type { ListFamilyFeedRequest as _kloak_media_v1_ListFamilyFeedRequest, ListFamilyFeedRequest__Output as _kloak_media_v1_ListFamilyFeedRequest__Output } from '../../../kloak/media/v1/ListFamilyFeedRequest.ts';
import type { ListFamilyFeedResponse as _kloak_media_v1_ListFamilyFeedResponse, ListFamilyFeedResponse__Output as _kloak_media_v1_ListFamilyFeedResponse__Output } from '../../../kloak/media/v1/ListFamilyFeedResponse.ts';
import type { ListLatestVideosRequest as _kloak_media_v1_ListLatestVideosRequest, ListLatestVideosRequest__Output as _kloak_media_v1_ListLatestVideosRequest__Output } from '../../../kloak/media/v1/ListLatestVideosRequest.ts';
import type { ListLatestVideosResponse as _kloak_media_v1_ListLatestVideosResponse, ListLatestVideosResponse__Output as _kloak_media_v1_ListLatestVideosResponse__Output } from '../../../kloak/media/v1/ListLatestVideosResponse.ts';
import type { ListOriginalsRequest as _kloak_media_v1_ListOriginalsRequest, ListOriginalsRequest__Output as _kloak_media_v1_ListOriginalsRequest__Output } from '../../../kloak/media/v1/ListOriginalsRequest.ts';
import type { ListOriginalsResponse as _kloak_media_v1_ListOriginalsResponse, ListOriginalsResponse__Output as _kloak_media_v1_ListOriginalsResponse__Output } from '../../../kloak/media/v1/ListOriginalsResponse.ts';
import type { ListOwnAlbumItemsRequest as _kloak_media_v1_ListOwnAlbumItemsRequest, ListOwnAlbumItemsRequest__Output as _kloak_media_v1_ListOwnAlbumItemsRequest__Output } from '../../../kloak/media/v1/ListOwnAlbumItemsRequest.ts';
import type { ListOwnAlbumItemsResponse as _kloak_media_v1_ListOwnAlbumItemsResponse, ListOwnAlbumItemsResponse__Output as _kloak_media_v1_ListOwnAlbumItemsResponse__Output } from '../../../kloak/media/v1/ListOwnAlbumItemsResponse.ts';
import type { ListOwnImagesRequest as _kloak_media_v1_ListOwnImagesRequest, ListOwnImagesRequest__Output as _kloak_media_v1_ListOwnImagesRequest__Output } from '../../../kloak/media/v1/ListOwnImagesRequest.ts';
import type { ListPostsByDayRequest as _kloak_media_v1_ListPostsByDayRequest, ListPostsByDayRequest__Output as _kloak_media_v1_ListPostsByDayRequest__Output } from '../../../kloak/media/v1/ListPostsByDayRequest.ts';
import type { ListPostsByDayResponse as _kloak_media_v1_ListPostsByDayResponse, ListPostsByDayResponse__Output as _kloak_media_v1_ListPostsByDayResponse__Output } from '../../../kloak/media/v1/ListPostsByDayResponse.ts';
import type { ListPostsByIdRequest as _kloak_media_v1_ListPostsByIdRequest, ListPostsByIdRequest__Output as _kloak_media_v1_ListPostsByIdRequest__Output } from '../../../kloak/media/v1/ListPostsByIdRequest.ts';
import type { ListPostsByIdResponse as _kloak_media_v1_ListPostsByIdResponse, ListPostsByIdResponse__Output as _kloak_media_v1_ListPostsByIdResponse__Output } from '../../../kloak/media/v1/ListPostsByIdResponse.ts';
import type { ListPostsRequest as _kloak_media_v1_ListPostsRequest, ListPostsRequest__Output as _kloak_media_v1_ListPostsRequest__Output } from '../../../kloak/media/v1/ListPostsRequest.ts';
import type { ListPostsResponse as _kloak_media_v1_ListPostsResponse, ListPostsResponse__Output as _kloak_media_v1_ListPostsResponse__Output } from '../../../kloak/media/v1/ListPostsResponse.ts';
import type { ListTrashRequest as _kloak_media_v1_ListTrashRequest, ListTrashRequest__Output as _kloak_media_v1_ListTrashRequest__Output } from '../../../kloak/media/v1/ListTrashRequest.ts';
import type { ListTrashResponse as _kloak_media_v1_ListTrashResponse, ListTrashResponse__Output as _kloak_media_v1_ListTrashResponse__Output } from '../../../kloak/media/v1/ListTrashResponse.ts';
import type { ListUploadsRequest as _kloak_media_v1_ListUploadsRequest, ListUploadsRequest__Output as _kloak_media_v1_ListUploadsRequest__Output } from '../../../kloak/media/v1/ListUploadsRequest.ts';
import type { ListUploadsResponse as _kloak_media_v1_ListUploadsResponse, ListUploadsResponse__Output as _kloak_media_v1_ListUploadsResponse__Output } from '../../../kloak/media/v1/ListUploadsResponse.ts';
import type { MayFetchRequest as _kloak_media_v1_MayFetchRequest, MayFetchRequest__Output as _kloak_media_v1_MayFetchRequest__Output } from '../../../kloak/media/v1/MayFetchRequest.ts';
import type { MayFetchResponse as _kloak_media_v1_MayFetchResponse, MayFetchResponse__Output as _kloak_media_v1_MayFetchResponse__Output } from '../../../kloak/media/v1/MayFetchResponse.ts';
import type { NoteArrivalRequest as _kloak_media_v1_NoteArrivalRequest, NoteArrivalRequest__Output as _kloak_media_v1_NoteArrivalRequest__Output } from '../../../kloak/media/v1/NoteArrivalRequest.ts';
import type { NoteArrivalResponse as _kloak_media_v1_NoteArrivalResponse, NoteArrivalResponse__Output as _kloak_media_v1_NoteArrivalResponse__Output } from '../../../kloak/media/v1/NoteArrivalResponse.ts';
import type { NoteUploadProgressRequest as _kloak_media_v1_NoteUploadProgressRequest, NoteUploadProgressRequest__Output as _kloak_media_v1_NoteUploadProgressRequest__Output } from '../../../kloak/media/v1/NoteUploadProgressRequest.ts';
import type { NoteUploadProgressResponse as _kloak_media_v1_NoteUploadProgressResponse, NoteUploadProgressResponse__Output as _kloak_media_v1_NoteUploadProgressResponse__Output } from '../../../kloak/media/v1/NoteUploadProgressResponse.ts';
import type { NoteWatchedRequest as _kloak_media_v1_NoteWatchedRequest, NoteWatchedRequest__Output as _kloak_media_v1_NoteWatchedRequest__Output } from '../../../kloak/media/v1/NoteWatchedRequest.ts';
import type { NoteWatchedResponse as _kloak_media_v1_NoteWatchedResponse, NoteWatchedResponse__Output as _kloak_media_v1_NoteWatchedResponse__Output } from '../../../kloak/media/v1/NoteWatchedResponse.ts';
import type { OfferPreviewsRequest as _kloak_media_v1_OfferPreviewsRequest, OfferPreviewsRequest__Output as _kloak_media_v1_OfferPreviewsRequest__Output } from '../../../kloak/media/v1/OfferPreviewsRequest.ts';
import type { OfferPreviewsResponse as _kloak_media_v1_OfferPreviewsResponse, OfferPreviewsResponse__Output as _kloak_media_v1_OfferPreviewsResponse__Output } from '../../../kloak/media/v1/OfferPreviewsResponse.ts';
import type { OpenUploadRequest as _kloak_media_v1_OpenUploadRequest, OpenUploadRequest__Output as _kloak_media_v1_OpenUploadRequest__Output } from '../../../kloak/media/v1/OpenUploadRequest.ts';
import type { OpenUploadResponse as _kloak_media_v1_OpenUploadResponse, OpenUploadResponse__Output as _kloak_media_v1_OpenUploadResponse__Output } from '../../../kloak/media/v1/OpenUploadResponse.ts';
import type { PublishUploadRequest as _kloak_media_v1_PublishUploadRequest, PublishUploadRequest__Output as _kloak_media_v1_PublishUploadRequest__Output } from '../../../kloak/media/v1/PublishUploadRequest.ts';
import type { PublishUploadResponse as _kloak_media_v1_PublishUploadResponse, PublishUploadResponse__Output as _kloak_media_v1_PublishUploadResponse__Output } from '../../../kloak/media/v1/PublishUploadResponse.ts';
import type { RemoveFromAlbumRequest as _kloak_media_v1_RemoveFromAlbumRequest, RemoveFromAlbumRequest__Output as _kloak_media_v1_RemoveFromAlbumRequest__Output } from '../../../kloak/media/v1/RemoveFromAlbumRequest.ts';
import type { RemoveFromAlbumResponse as _kloak_media_v1_RemoveFromAlbumResponse, RemoveFromAlbumResponse__Output as _kloak_media_v1_RemoveFromAlbumResponse__Output } from '../../../kloak/media/v1/RemoveFromAlbumResponse.ts';
import type { RequestExportRequest as _kloak_media_v1_RequestExportRequest, RequestExportRequest__Output as _kloak_media_v1_RequestExportRequest__Output } from '../../../kloak/media/v1/RequestExportRequest.ts';
import type { RestoreItemsRequest as _kloak_media_v1_RestoreItemsRequest, RestoreItemsRequest__Output as _kloak_media_v1_RestoreItemsRequest__Output } from '../../../kloak/media/v1/RestoreItemsRequest.ts';
import type { RestoreItemsResponse as _kloak_media_v1_RestoreItemsResponse, RestoreItemsResponse__Output as _kloak_media_v1_RestoreItemsResponse__Output } from '../../../kloak/media/v1/RestoreItemsResponse.ts';
import type { RestoreTrashRequest as _kloak_media_v1_RestoreTrashRequest, RestoreTrashRequest__Output as _kloak_media_v1_RestoreTrashRequest__Output } from '../../../kloak/media/v1/RestoreTrashRequest.ts';
import type { WholeTrashResponse as _kloak_media_v1_WholeTrashResponse, WholeTrashResponse__Output as _kloak_media_v1_WholeTrashResponse__Output } from '../../../kloak/media/v1/WholeTrashResponse.ts';

export interface MediaDefinition {
  AddToAlbum: MethodDefinition<_kloak_media_v1_AddToAlbumRequest, _kloak_media_v1_AddToAlbumResponse, _kloak_media_v1_AddToAlbumRequest__Output, _kloak_media_v1_AddToAlbumResponse__Output>
  CancelUpload: MethodDefinition<_kloak_media_v1_CancelUploadRequest, _kloak_media_v1_CancelUploadResponse, _kloak_media_v1_CancelUploadRequest__Output, _kloak_media_v1_CancelUploadResponse__Output>
  ChangeAlbum: MethodDefinition<_kloak_media_v1_ChangeAlbumRequest, _kloak_media_v1_ChangeAlbumResponse, _kloak_media_v1_ChangeAlbumRequest__Output, _kloak_media_v1_ChangeAlbumResponse__Output>
  ChangeDetails: MethodDefinition<_kloak_media_v1_ChangeDetailsRequest, _kloak_media_v1_ChangeDetailsResponse, _kloak_media_v1_ChangeDetailsRequest__Output, _kloak_media_v1_ChangeDetailsResponse__Output>
  ChangePrivacy: MethodDefinition<_kloak_media_v1_ChangePrivacyRequest, _kloak_media_v1_ChangePrivacyResponse, _kloak_media_v1_ChangePrivacyRequest__Output, _kloak_media_v1_ChangePrivacyResponse__Output>
  ChangeSharing: MethodDefinition<_kloak_media_v1_ChangeSharingRequest, _kloak_media_v1_ChangeSharingResponse, _kloak_media_v1_ChangeSharingRequest__Output, _kloak_media_v1_ChangeSharingResponse__Output>
  ChooseAlbumCover: MethodDefinition<_kloak_media_v1_ChooseAlbumCoverRequest, _kloak_media_v1_ChooseAlbumCoverResponse, _kloak_media_v1_ChooseAlbumCoverRequest__Output, _kloak_media_v1_ChooseAlbumCoverResponse__Output>
  DeleteAlbum: MethodDefinition<_kloak_media_v1_DeleteAlbumRequest, _kloak_media_v1_DeleteAlbumResponse, _kloak_media_v1_DeleteAlbumRequest__Output, _kloak_media_v1_DeleteAlbumResponse__Output>
  DeleteItem: MethodDefinition<_kloak_media_v1_DeleteItemRequest, _kloak_media_v1_DeleteItemResponse, _kloak_media_v1_DeleteItemRequest__Output, _kloak_media_v1_DeleteItemResponse__Output>
  DownloadOriginal: MethodDefinition<_kloak_media_v1_DownloadOriginalRequest, _kloak_media_v1_DownloadOriginalResponse, _kloak_media_v1_DownloadOriginalRequest__Output, _kloak_media_v1_DownloadOriginalResponse__Output>
  EmptyTrash: MethodDefinition<_kloak_media_v1_EmptyTrashRequest, _kloak_media_v1_WholeTrashResponse, _kloak_media_v1_EmptyTrashRequest__Output, _kloak_media_v1_WholeTrashResponse__Output>
  FindKnownFiles: MethodDefinition<_kloak_media_v1_FindKnownFilesRequest, _kloak_media_v1_FindKnownFilesResponse, _kloak_media_v1_FindKnownFilesRequest__Output, _kloak_media_v1_FindKnownFilesResponse__Output>
  GetExport: MethodDefinition<_kloak_media_v1_GetExportRequest, _kloak_media_v1_ExportResponse, _kloak_media_v1_GetExportRequest__Output, _kloak_media_v1_ExportResponse__Output>
  GetExportPart: MethodDefinition<_kloak_media_v1_GetExportPartRequest, _kloak_media_v1_GetExportPartResponse, _kloak_media_v1_GetExportPartRequest__Output, _kloak_media_v1_GetExportPartResponse__Output>
  GetFileSize: MethodDefinition<_kloak_media_v1_GetFileSizeRequest, _kloak_media_v1_GetFileSizeResponse, _kloak_media_v1_GetFileSizeRequest__Output, _kloak_media_v1_GetFileSizeResponse__Output>
  GetPost: MethodDefinition<_kloak_media_v1_GetPostRequest, _kloak_media_v1_GetPostResponse, _kloak_media_v1_GetPostRequest__Output, _kloak_media_v1_GetPostResponse__Output>
  GetSharing: MethodDefinition<_kloak_media_v1_GetSharingRequest, _kloak_media_v1_GetSharingResponse, _kloak_media_v1_GetSharingRequest__Output, _kloak_media_v1_GetSharingResponse__Output>
  GetThumbnail: MethodDefinition<_kloak_media_v1_GetThumbnailRequest, _kloak_media_v1_GetThumbnailResponse, _kloak_media_v1_GetThumbnailRequest__Output, _kloak_media_v1_GetThumbnailResponse__Output>
  GetUsage: MethodDefinition<_kloak_media_v1_GetUsageRequest, _kloak_media_v1_GetUsageResponse, _kloak_media_v1_GetUsageRequest__Output, _kloak_media_v1_GetUsageResponse__Output>
  LimitSpace: MethodDefinition<_kloak_media_v1_LimitSpaceRequest, _kloak_media_v1_LimitSpaceResponse, _kloak_media_v1_LimitSpaceRequest__Output, _kloak_media_v1_LimitSpaceResponse__Output>
  ListAlbumPosts: MethodDefinition<_kloak_media_v1_ListAlbumPostsRequest, _kloak_media_v1_ListAlbumPostsResponse, _kloak_media_v1_ListAlbumPostsRequest__Output, _kloak_media_v1_ListAlbumPostsResponse__Output>
  ListAlbums: MethodDefinition<_kloak_media_v1_ListAlbumsRequest, _kloak_media_v1_ListAlbumsResponse, _kloak_media_v1_ListAlbumsRequest__Output, _kloak_media_v1_ListAlbumsResponse__Output>
  ListDays: MethodDefinition<_kloak_media_v1_ListDaysRequest, _kloak_media_v1_ListDaysResponse, _kloak_media_v1_ListDaysRequest__Output, _kloak_media_v1_ListDaysResponse__Output>
  ListDrawn: MethodDefinition<_kloak_media_v1_ListDrawnRequest, _kloak_media_v1_ListDrawnResponse, _kloak_media_v1_ListDrawnRequest__Output, _kloak_media_v1_ListDrawnResponse__Output>
  ListFamilyFeed: MethodDefinition<_kloak_media_v1_ListFamilyFeedRequest, _kloak_media_v1_ListFamilyFeedResponse, _kloak_media_v1_ListFamilyFeedRequest__Output, _kloak_media_v1_ListFamilyFeedResponse__Output>
  ListLatestVideos: MethodDefinition<_kloak_media_v1_ListLatestVideosRequest, _kloak_media_v1_ListLatestVideosResponse, _kloak_media_v1_ListLatestVideosRequest__Output, _kloak_media_v1_ListLatestVideosResponse__Output>
  ListOriginals: MethodDefinition<_kloak_media_v1_ListOriginalsRequest, _kloak_media_v1_ListOriginalsResponse, _kloak_media_v1_ListOriginalsRequest__Output, _kloak_media_v1_ListOriginalsResponse__Output>
  ListOwnAlbumItems: MethodDefinition<_kloak_media_v1_ListOwnAlbumItemsRequest, _kloak_media_v1_ListOwnAlbumItemsResponse, _kloak_media_v1_ListOwnAlbumItemsRequest__Output, _kloak_media_v1_ListOwnAlbumItemsResponse__Output>
  ListOwnImages: MethodDefinition<_kloak_media_v1_ListOwnImagesRequest, _kloak_media_v1_ListPostsResponse, _kloak_media_v1_ListOwnImagesRequest__Output, _kloak_media_v1_ListPostsResponse__Output>
  ListPosts: MethodDefinition<_kloak_media_v1_ListPostsRequest, _kloak_media_v1_ListPostsResponse, _kloak_media_v1_ListPostsRequest__Output, _kloak_media_v1_ListPostsResponse__Output>
  ListPostsByDay: MethodDefinition<_kloak_media_v1_ListPostsByDayRequest, _kloak_media_v1_ListPostsByDayResponse, _kloak_media_v1_ListPostsByDayRequest__Output, _kloak_media_v1_ListPostsByDayResponse__Output>
  ListPostsById: MethodDefinition<_kloak_media_v1_ListPostsByIdRequest, _kloak_media_v1_ListPostsByIdResponse, _kloak_media_v1_ListPostsByIdRequest__Output, _kloak_media_v1_ListPostsByIdResponse__Output>
  ListTrash: MethodDefinition<_kloak_media_v1_ListTrashRequest, _kloak_media_v1_ListTrashResponse, _kloak_media_v1_ListTrashRequest__Output, _kloak_media_v1_ListTrashResponse__Output>
  ListUploads: MethodDefinition<_kloak_media_v1_ListUploadsRequest, _kloak_media_v1_ListUploadsResponse, _kloak_media_v1_ListUploadsRequest__Output, _kloak_media_v1_ListUploadsResponse__Output>
  MayFetch: MethodDefinition<_kloak_media_v1_MayFetchRequest, _kloak_media_v1_MayFetchResponse, _kloak_media_v1_MayFetchRequest__Output, _kloak_media_v1_MayFetchResponse__Output>
  NoteArrival: MethodDefinition<_kloak_media_v1_NoteArrivalRequest, _kloak_media_v1_NoteArrivalResponse, _kloak_media_v1_NoteArrivalRequest__Output, _kloak_media_v1_NoteArrivalResponse__Output>
  NoteUploadProgress: MethodDefinition<_kloak_media_v1_NoteUploadProgressRequest, _kloak_media_v1_NoteUploadProgressResponse, _kloak_media_v1_NoteUploadProgressRequest__Output, _kloak_media_v1_NoteUploadProgressResponse__Output>
  NoteWatched: MethodDefinition<_kloak_media_v1_NoteWatchedRequest, _kloak_media_v1_NoteWatchedResponse, _kloak_media_v1_NoteWatchedRequest__Output, _kloak_media_v1_NoteWatchedResponse__Output>
  OfferPreviews: MethodDefinition<_kloak_media_v1_OfferPreviewsRequest, _kloak_media_v1_OfferPreviewsResponse, _kloak_media_v1_OfferPreviewsRequest__Output, _kloak_media_v1_OfferPreviewsResponse__Output>
  OpenUpload: MethodDefinition<_kloak_media_v1_OpenUploadRequest, _kloak_media_v1_OpenUploadResponse, _kloak_media_v1_OpenUploadRequest__Output, _kloak_media_v1_OpenUploadResponse__Output>
  PublishUpload: MethodDefinition<_kloak_media_v1_PublishUploadRequest, _kloak_media_v1_PublishUploadResponse, _kloak_media_v1_PublishUploadRequest__Output, _kloak_media_v1_PublishUploadResponse__Output>
  RemoveFromAlbum: MethodDefinition<_kloak_media_v1_RemoveFromAlbumRequest, _kloak_media_v1_RemoveFromAlbumResponse, _kloak_media_v1_RemoveFromAlbumRequest__Output, _kloak_media_v1_RemoveFromAlbumResponse__Output>
  RequestExport: MethodDefinition<_kloak_media_v1_RequestExportRequest, _kloak_media_v1_ExportResponse, _kloak_media_v1_RequestExportRequest__Output, _kloak_media_v1_ExportResponse__Output>
  RestoreItems: MethodDefinition<_kloak_media_v1_RestoreItemsRequest, _kloak_media_v1_RestoreItemsResponse, _kloak_media_v1_RestoreItemsRequest__Output, _kloak_media_v1_RestoreItemsResponse__Output>
  RestoreTrash: MethodDefinition<_kloak_media_v1_RestoreTrashRequest, _kloak_media_v1_WholeTrashResponse, _kloak_media_v1_RestoreTrashRequest__Output, _kloak_media_v1_WholeTrashResponse__Output>
}

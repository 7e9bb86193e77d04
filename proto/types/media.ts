// Made by scripts/generate.ts from proto/kloak/media.
import type { AddToAlbumRequest, AddToAlbumRequest__Output } from './kloak/media/v1/AddToAlbumRequest.ts';
import type { AddToAlbumResponse, AddToAlbumResponse__Output } from './kloak/media/v1/AddToAlbumResponse.ts';
import type { AlbumCoverChosen__Output } from './kloak/media/v1/AlbumCoverChosen.ts';
import type { AlbumCreated__Output } from './kloak/media/v1/AlbumCreated.ts';
import type { AlbumDetailsChanged__Output } from './kloak/media/v1/AlbumDetailsChanged.ts';
import type { AlbumNameClaimed__Output } from './kloak/media/v1/AlbumNameClaimed.ts';
import type { AlbumNameReleased__Output } from './kloak/media/v1/AlbumNameReleased.ts';
import type { AlbumPurged__Output } from './kloak/media/v1/AlbumPurged.ts';
import type { AlbumTrashed__Output } from './kloak/media/v1/AlbumTrashed.ts';
import type { CancelUploadRequest, CancelUploadRequest__Output } from './kloak/media/v1/CancelUploadRequest.ts';
import type { CancelUploadResponse, CancelUploadResponse__Output } from './kloak/media/v1/CancelUploadResponse.ts';
import type { ChangeAlbumRequest, ChangeAlbumRequest__Output } from './kloak/media/v1/ChangeAlbumRequest.ts';
import type { ChangeAlbumResponse, ChangeAlbumResponse__Output } from './kloak/media/v1/ChangeAlbumResponse.ts';
import type { ChangeDetailsRequest, ChangeDetailsRequest__Output } from './kloak/media/v1/ChangeDetailsRequest.ts';
import type { ChangeDetailsResponse, ChangeDetailsResponse__Output } from './kloak/media/v1/ChangeDetailsResponse.ts';
import type { ChangePrivacyRequest, ChangePrivacyRequest__Output } from './kloak/media/v1/ChangePrivacyRequest.ts';
import type { ChangePrivacyResponse, ChangePrivacyResponse__Output } from './kloak/media/v1/ChangePrivacyResponse.ts';
import type { ChangeSharingRequest, ChangeSharingRequest__Output } from './kloak/media/v1/ChangeSharingRequest.ts';
import type { ChangeSharingResponse, ChangeSharingResponse__Output } from './kloak/media/v1/ChangeSharingResponse.ts';
import type { ChooseAlbumCoverRequest, ChooseAlbumCoverRequest__Output } from './kloak/media/v1/ChooseAlbumCoverRequest.ts';
import type { ChooseAlbumCoverResponse, ChooseAlbumCoverResponse__Output } from './kloak/media/v1/ChooseAlbumCoverResponse.ts';
import type { DeleteAlbumRequest, DeleteAlbumRequest__Output } from './kloak/media/v1/DeleteAlbumRequest.ts';
import type { DeleteAlbumResponse, DeleteAlbumResponse__Output } from './kloak/media/v1/DeleteAlbumResponse.ts';
import type { DeleteItemRequest, DeleteItemRequest__Output } from './kloak/media/v1/DeleteItemRequest.ts';
import type { DeleteItemResponse, DeleteItemResponse__Output } from './kloak/media/v1/DeleteItemResponse.ts';
import type { DownloadOriginalRequest, DownloadOriginalRequest__Output } from './kloak/media/v1/DownloadOriginalRequest.ts';
import type { DownloadOriginalResponse, DownloadOriginalResponse__Output } from './kloak/media/v1/DownloadOriginalResponse.ts';
import type { DownloadsAllowed__Output } from './kloak/media/v1/DownloadsAllowed.ts';
import type { DownloadsWithdrawn__Output } from './kloak/media/v1/DownloadsWithdrawn.ts';
import type { EmptyTrashRequest, EmptyTrashRequest__Output } from './kloak/media/v1/EmptyTrashRequest.ts';
import type { ExportAdvanced__Output } from './kloak/media/v1/ExportAdvanced.ts';
import type { ExportCompleted__Output } from './kloak/media/v1/ExportCompleted.ts';
import type { ExportExpired__Output } from './kloak/media/v1/ExportExpired.ts';
import type { ExportGivenUp__Output } from './kloak/media/v1/ExportGivenUp.ts';
import type { ExportRequested__Output } from './kloak/media/v1/ExportRequested.ts';
import type { ExportResponse, ExportResponse__Output } from './kloak/media/v1/ExportResponse.ts';
import type { FindKnownFilesRequest, FindKnownFilesRequest__Output } from './kloak/media/v1/FindKnownFilesRequest.ts';
import type { FindKnownFilesResponse, FindKnownFilesResponse__Output } from './kloak/media/v1/FindKnownFilesResponse.ts';
import type { GetExportPartRequest, GetExportPartRequest__Output } from './kloak/media/v1/GetExportPartRequest.ts';
import type { GetExportPartResponse, GetExportPartResponse__Output } from './kloak/media/v1/GetExportPartResponse.ts';
import type { GetExportRequest, GetExportRequest__Output } from './kloak/media/v1/GetExportRequest.ts';
import type { GetFileSizeRequest, GetFileSizeRequest__Output } from './kloak/media/v1/GetFileSizeRequest.ts';
import type { GetFileSizeResponse, GetFileSizeResponse__Output } from './kloak/media/v1/GetFileSizeResponse.ts';
import type { GetPostRequest, GetPostRequest__Output } from './kloak/media/v1/GetPostRequest.ts';
import type { GetPostResponse, GetPostResponse__Output } from './kloak/media/v1/GetPostResponse.ts';
import type { GetSharingRequest, GetSharingRequest__Output } from './kloak/media/v1/GetSharingRequest.ts';
import type { GetSharingResponse, GetSharingResponse__Output } from './kloak/media/v1/GetSharingResponse.ts';
import type { GetThumbnailRequest, GetThumbnailRequest__Output } from './kloak/media/v1/GetThumbnailRequest.ts';
import type { GetThumbnailResponse, GetThumbnailResponse__Output } from './kloak/media/v1/GetThumbnailResponse.ts';
import type { GetUsageRequest, GetUsageRequest__Output } from './kloak/media/v1/GetUsageRequest.ts';
import type { GetUsageResponse, GetUsageResponse__Output } from './kloak/media/v1/GetUsageResponse.ts';
import type { ItemAddedToAlbum__Output } from './kloak/media/v1/ItemAddedToAlbum.ts';
import type { ItemArrived__Output } from './kloak/media/v1/ItemArrived.ts';
import type { ItemChecked__Output } from './kloak/media/v1/ItemChecked.ts';
import type { ItemDetailsChanged__Output } from './kloak/media/v1/ItemDetailsChanged.ts';
import type { ItemDuplicated__Output } from './kloak/media/v1/ItemDuplicated.ts';
import type { ItemFailed__Output } from './kloak/media/v1/ItemFailed.ts';
import type { ItemPreviewArrived__Output } from './kloak/media/v1/ItemPreviewArrived.ts';
import type { ItemPreviewed__Output } from './kloak/media/v1/ItemPreviewed.ts';
import type { ItemPublished__Output } from './kloak/media/v1/ItemPublished.ts';
import type { ItemPurged__Output } from './kloak/media/v1/ItemPurged.ts';
import type { ItemRejected__Output } from './kloak/media/v1/ItemRejected.ts';
import type { ItemRemovedFromAlbum__Output } from './kloak/media/v1/ItemRemovedFromAlbum.ts';
import type { ItemRendered__Output } from './kloak/media/v1/ItemRendered.ts';
import type { ItemRestored__Output } from './kloak/media/v1/ItemRestored.ts';
import type { ItemThumbnailsRendered__Output } from './kloak/media/v1/ItemThumbnailsRendered.ts';
import type { ItemTrashed__Output } from './kloak/media/v1/ItemTrashed.ts';
import type { ItemTriedAgain__Output } from './kloak/media/v1/ItemTriedAgain.ts';
import type { LimitSpaceRequest, LimitSpaceRequest__Output } from './kloak/media/v1/LimitSpaceRequest.ts';
import type { LimitSpaceResponse, LimitSpaceResponse__Output } from './kloak/media/v1/LimitSpaceResponse.ts';
import type { ListAlbumPostsRequest, ListAlbumPostsRequest__Output } from './kloak/media/v1/ListAlbumPostsRequest.ts';
import type { ListAlbumPostsResponse, ListAlbumPostsResponse__Output } from './kloak/media/v1/ListAlbumPostsResponse.ts';
import type { ListAlbumsRequest, ListAlbumsRequest__Output } from './kloak/media/v1/ListAlbumsRequest.ts';
import type { ListAlbumsResponse, ListAlbumsResponse__Output } from './kloak/media/v1/ListAlbumsResponse.ts';
import type { ListDaysRequest, ListDaysRequest__Output } from './kloak/media/v1/ListDaysRequest.ts';
import type { ListDaysResponse, ListDaysResponse__Output } from './kloak/media/v1/ListDaysResponse.ts';
import type { ListDrawnRequest, ListDrawnRequest__Output } from './kloak/media/v1/ListDrawnRequest.ts';
import type { ListDrawnResponse, ListDrawnResponse__Output } from './kloak/media/v1/ListDrawnResponse.ts';
import type { ListFamilyFeedRequest, ListFamilyFeedRequest__Output } from './kloak/media/v1/ListFamilyFeedRequest.ts';
import type { ListFamilyFeedResponse, ListFamilyFeedResponse__Output } from './kloak/media/v1/ListFamilyFeedResponse.ts';
import type { ListLatestVideosRequest, ListLatestVideosRequest__Output } from './kloak/media/v1/ListLatestVideosRequest.ts';
import type { ListLatestVideosResponse, ListLatestVideosResponse__Output } from './kloak/media/v1/ListLatestVideosResponse.ts';
import type { ListOriginalsRequest, ListOriginalsRequest__Output } from './kloak/media/v1/ListOriginalsRequest.ts';
import type { ListOriginalsResponse, ListOriginalsResponse__Output } from './kloak/media/v1/ListOriginalsResponse.ts';
import type { ListOwnAlbumItemsRequest, ListOwnAlbumItemsRequest__Output } from './kloak/media/v1/ListOwnAlbumItemsRequest.ts';
import type { ListOwnAlbumItemsResponse, ListOwnAlbumItemsResponse__Output } from './kloak/media/v1/ListOwnAlbumItemsResponse.ts';
import type { ListOwnImagesRequest, ListOwnImagesRequest__Output } from './kloak/media/v1/ListOwnImagesRequest.ts';
import type { ListPostsByDayRequest, ListPostsByDayRequest__Output } from './kloak/media/v1/ListPostsByDayRequest.ts';
import type { ListPostsByDayResponse, ListPostsByDayResponse__Output } from './kloak/media/v1/ListPostsByDayResponse.ts';
import type { ListPostsByIdRequest, ListPostsByIdRequest__Output } from './kloak/media/v1/ListPostsByIdRequest.ts';
import type { ListPostsByIdResponse, ListPostsByIdResponse__Output } from './kloak/media/v1/ListPostsByIdResponse.ts';
import type { ListPostsRequest, ListPostsRequest__Output } from './kloak/media/v1/ListPostsRequest.ts';
import type { ListPostsResponse, ListPostsResponse__Output } from './kloak/media/v1/ListPostsResponse.ts';
import type { ListTrashRequest, ListTrashRequest__Output } from './kloak/media/v1/ListTrashRequest.ts';
import type { ListTrashResponse, ListTrashResponse__Output } from './kloak/media/v1/ListTrashResponse.ts';
import type { ListUploadsRequest, ListUploadsRequest__Output } from './kloak/media/v1/ListUploadsRequest.ts';
import type { ListUploadsResponse, ListUploadsResponse__Output } from './kloak/media/v1/ListUploadsResponse.ts';
import type { MayFetchRequest, MayFetchRequest__Output } from './kloak/media/v1/MayFetchRequest.ts';
import type { MayFetchResponse, MayFetchResponse__Output } from './kloak/media/v1/MayFetchResponse.ts';
import type { NoteArrivalRequest, NoteArrivalRequest__Output } from './kloak/media/v1/NoteArrivalRequest.ts';
import type { NoteArrivalResponse, NoteArrivalResponse__Output } from './kloak/media/v1/NoteArrivalResponse.ts';
import type { NoteUploadProgressRequest, NoteUploadProgressRequest__Output } from './kloak/media/v1/NoteUploadProgressRequest.ts';
import type { NoteUploadProgressResponse, NoteUploadProgressResponse__Output } from './kloak/media/v1/NoteUploadProgressResponse.ts';
import type { NoteWatchedRequest, NoteWatchedRequest__Output } from './kloak/media/v1/NoteWatchedRequest.ts';
import type { NoteWatchedResponse, NoteWatchedResponse__Output } from './kloak/media/v1/NoteWatchedResponse.ts';
import type { OfferPreviewsRequest, OfferPreviewsRequest__Output } from './kloak/media/v1/OfferPreviewsRequest.ts';
import type { OfferPreviewsResponse, OfferPreviewsResponse__Output } from './kloak/media/v1/OfferPreviewsResponse.ts';
import type { OpenUploadRequest, OpenUploadRequest__Output } from './kloak/media/v1/OpenUploadRequest.ts';
import type { OpenUploadResponse, OpenUploadResponse__Output } from './kloak/media/v1/OpenUploadResponse.ts';
import type { OriginalClaimed__Output } from './kloak/media/v1/OriginalClaimed.ts';
import type { OriginalReleased__Output } from './kloak/media/v1/OriginalReleased.ts';
import type { PublishUploadRequest, PublishUploadRequest__Output } from './kloak/media/v1/PublishUploadRequest.ts';
import type { PublishUploadResponse, PublishUploadResponse__Output } from './kloak/media/v1/PublishUploadResponse.ts';
import type { RemoveFromAlbumRequest, RemoveFromAlbumRequest__Output } from './kloak/media/v1/RemoveFromAlbumRequest.ts';
import type { RemoveFromAlbumResponse, RemoveFromAlbumResponse__Output } from './kloak/media/v1/RemoveFromAlbumResponse.ts';
import type { RequestExportRequest, RequestExportRequest__Output } from './kloak/media/v1/RequestExportRequest.ts';
import type { RestoreItemsRequest, RestoreItemsRequest__Output } from './kloak/media/v1/RestoreItemsRequest.ts';
import type { RestoreItemsResponse, RestoreItemsResponse__Output } from './kloak/media/v1/RestoreItemsResponse.ts';
import type { RestoreTrashRequest, RestoreTrashRequest__Output } from './kloak/media/v1/RestoreTrashRequest.ts';
import type { SpaceFreed__Output } from './kloak/media/v1/SpaceFreed.ts';
import type { SpaceLimited__Output } from './kloak/media/v1/SpaceLimited.ts';
import type { SpaceReserved__Output } from './kloak/media/v1/SpaceReserved.ts';
import type { SpaceSettled__Output } from './kloak/media/v1/SpaceSettled.ts';
import type { UploadCancelled__Output } from './kloak/media/v1/UploadCancelled.ts';
import type { UploadClosed__Output } from './kloak/media/v1/UploadClosed.ts';
import type { UploadOpened__Output } from './kloak/media/v1/UploadOpened.ts';
import type { UploadPublished__Output } from './kloak/media/v1/UploadPublished.ts';
import type { VideoWatched__Output } from './kloak/media/v1/VideoWatched.ts';
import type { WholeTrashResponse, WholeTrashResponse__Output } from './kloak/media/v1/WholeTrashResponse.ts';

/** What the log of media holds: the message's name and its fields. */
export type MediaEvent =
  | { type: 'UploadOpened'; data: UploadOpened__Output }
  | { type: 'UploadPublished'; data: UploadPublished__Output }
  | { type: 'UploadCancelled'; data: UploadCancelled__Output }
  | { type: 'UploadClosed'; data: UploadClosed__Output }
  | { type: 'ItemArrived'; data: ItemArrived__Output }
  | { type: 'ItemChecked'; data: ItemChecked__Output }
  | { type: 'ItemRejected'; data: ItemRejected__Output }
  | { type: 'ItemDuplicated'; data: ItemDuplicated__Output }
  | { type: 'ItemPublished'; data: ItemPublished__Output }
  | { type: 'ItemRendered'; data: ItemRendered__Output }
  | { type: 'ItemThumbnailsRendered'; data: ItemThumbnailsRendered__Output }
  | { type: 'ItemPreviewArrived'; data: ItemPreviewArrived__Output }
  | { type: 'ItemPreviewed'; data: ItemPreviewed__Output }
  | { type: 'ItemFailed'; data: ItemFailed__Output }
  | { type: 'ItemTriedAgain'; data: ItemTriedAgain__Output }
  | { type: 'ItemDetailsChanged'; data: ItemDetailsChanged__Output }
  | { type: 'ItemAddedToAlbum'; data: ItemAddedToAlbum__Output }
  | { type: 'ItemRemovedFromAlbum'; data: ItemRemovedFromAlbum__Output }
  | { type: 'ItemTrashed'; data: ItemTrashed__Output }
  | { type: 'ItemRestored'; data: ItemRestored__Output }
  | { type: 'ItemPurged'; data: ItemPurged__Output }
  | { type: 'VideoWatched'; data: VideoWatched__Output }
  | { type: 'DownloadsAllowed'; data: DownloadsAllowed__Output }
  | { type: 'DownloadsWithdrawn'; data: DownloadsWithdrawn__Output }
  | { type: 'AlbumCreated'; data: AlbumCreated__Output }
  | { type: 'AlbumDetailsChanged'; data: AlbumDetailsChanged__Output }
  | { type: 'AlbumCoverChosen'; data: AlbumCoverChosen__Output }
  | { type: 'AlbumTrashed'; data: AlbumTrashed__Output }
  | { type: 'AlbumPurged'; data: AlbumPurged__Output }
  | { type: 'AlbumNameClaimed'; data: AlbumNameClaimed__Output }
  | { type: 'AlbumNameReleased'; data: AlbumNameReleased__Output }
  | { type: 'SpaceReserved'; data: SpaceReserved__Output }
  | { type: 'SpaceSettled'; data: SpaceSettled__Output }
  | { type: 'SpaceLimited'; data: SpaceLimited__Output }
  | { type: 'SpaceFreed'; data: SpaceFreed__Output }
  | { type: 'OriginalClaimed'; data: OriginalClaimed__Output }
  | { type: 'OriginalReleased'; data: OriginalReleased__Output }
  | { type: 'ExportRequested'; data: ExportRequested__Output }
  | { type: 'ExportAdvanced'; data: ExportAdvanced__Output }
  | { type: 'ExportCompleted'; data: ExportCompleted__Output }
  | { type: 'ExportGivenUp'; data: ExportGivenUp__Output }
  | { type: 'ExportExpired'; data: ExportExpired__Output };

/** Each rpc: the request as it is sent and as the handler gets it, the response as it is answered and as the caller gets it. */
export type MediaRpcs = {
  OpenUpload: { sent: OpenUploadRequest; asked: OpenUploadRequest__Output; answered: OpenUploadResponse; received: OpenUploadResponse__Output };
  GetFileSize: { sent: GetFileSizeRequest; asked: GetFileSizeRequest__Output; answered: GetFileSizeResponse; received: GetFileSizeResponse__Output };
  FindKnownFiles: { sent: FindKnownFilesRequest; asked: FindKnownFilesRequest__Output; answered: FindKnownFilesResponse; received: FindKnownFilesResponse__Output };
  OfferPreviews: { sent: OfferPreviewsRequest; asked: OfferPreviewsRequest__Output; answered: OfferPreviewsResponse; received: OfferPreviewsResponse__Output };
  CancelUpload: { sent: CancelUploadRequest; asked: CancelUploadRequest__Output; answered: CancelUploadResponse; received: CancelUploadResponse__Output };
  ListUploads: { sent: ListUploadsRequest; asked: ListUploadsRequest__Output; answered: ListUploadsResponse; received: ListUploadsResponse__Output };
  ListDrawn: { sent: ListDrawnRequest; asked: ListDrawnRequest__Output; answered: ListDrawnResponse; received: ListDrawnResponse__Output };
  PublishUpload: { sent: PublishUploadRequest; asked: PublishUploadRequest__Output; answered: PublishUploadResponse; received: PublishUploadResponse__Output };
  NoteArrival: { sent: NoteArrivalRequest; asked: NoteArrivalRequest__Output; answered: NoteArrivalResponse; received: NoteArrivalResponse__Output };
  NoteUploadProgress: { sent: NoteUploadProgressRequest; asked: NoteUploadProgressRequest__Output; answered: NoteUploadProgressResponse; received: NoteUploadProgressResponse__Output };
  GetPost: { sent: GetPostRequest; asked: GetPostRequest__Output; answered: GetPostResponse; received: GetPostResponse__Output };
  ListPostsById: { sent: ListPostsByIdRequest; asked: ListPostsByIdRequest__Output; answered: ListPostsByIdResponse; received: ListPostsByIdResponse__Output };
  NoteWatched: { sent: NoteWatchedRequest; asked: NoteWatchedRequest__Output; answered: NoteWatchedResponse; received: NoteWatchedResponse__Output };
  ChangeDetails: { sent: ChangeDetailsRequest; asked: ChangeDetailsRequest__Output; answered: ChangeDetailsResponse; received: ChangeDetailsResponse__Output };
  ChangePrivacy: { sent: ChangePrivacyRequest; asked: ChangePrivacyRequest__Output; answered: ChangePrivacyResponse; received: ChangePrivacyResponse__Output };
  DeleteItem: { sent: DeleteItemRequest; asked: DeleteItemRequest__Output; answered: DeleteItemResponse; received: DeleteItemResponse__Output };
  ListTrash: { sent: ListTrashRequest; asked: ListTrashRequest__Output; answered: ListTrashResponse; received: ListTrashResponse__Output };
  RestoreItems: { sent: RestoreItemsRequest; asked: RestoreItemsRequest__Output; answered: RestoreItemsResponse; received: RestoreItemsResponse__Output };
  RestoreTrash: { sent: RestoreTrashRequest; asked: RestoreTrashRequest__Output; answered: WholeTrashResponse; received: WholeTrashResponse__Output };
  EmptyTrash: { sent: EmptyTrashRequest; asked: EmptyTrashRequest__Output; answered: WholeTrashResponse; received: WholeTrashResponse__Output };
  ListFamilyFeed: { sent: ListFamilyFeedRequest; asked: ListFamilyFeedRequest__Output; answered: ListFamilyFeedResponse; received: ListFamilyFeedResponse__Output };
  ListPosts: { sent: ListPostsRequest; asked: ListPostsRequest__Output; answered: ListPostsResponse; received: ListPostsResponse__Output };
  ListOwnImages: { sent: ListOwnImagesRequest; asked: ListOwnImagesRequest__Output; answered: ListPostsResponse; received: ListPostsResponse__Output };
  ListDays: { sent: ListDaysRequest; asked: ListDaysRequest__Output; answered: ListDaysResponse; received: ListDaysResponse__Output };
  ListPostsByDay: { sent: ListPostsByDayRequest; asked: ListPostsByDayRequest__Output; answered: ListPostsByDayResponse; received: ListPostsByDayResponse__Output };
  ListLatestVideos: { sent: ListLatestVideosRequest; asked: ListLatestVideosRequest__Output; answered: ListLatestVideosResponse; received: ListLatestVideosResponse__Output };
  DownloadOriginal: { sent: DownloadOriginalRequest; asked: DownloadOriginalRequest__Output; answered: DownloadOriginalResponse; received: DownloadOriginalResponse__Output };
  ListOriginals: { sent: ListOriginalsRequest; asked: ListOriginalsRequest__Output; answered: ListOriginalsResponse; received: ListOriginalsResponse__Output };
  MayFetch: { sent: MayFetchRequest; asked: MayFetchRequest__Output; answered: MayFetchResponse; received: MayFetchResponse__Output };
  GetThumbnail: { sent: GetThumbnailRequest; asked: GetThumbnailRequest__Output; answered: GetThumbnailResponse; received: GetThumbnailResponse__Output };
  ListAlbums: { sent: ListAlbumsRequest; asked: ListAlbumsRequest__Output; answered: ListAlbumsResponse; received: ListAlbumsResponse__Output };
  ListAlbumPosts: { sent: ListAlbumPostsRequest; asked: ListAlbumPostsRequest__Output; answered: ListAlbumPostsResponse; received: ListAlbumPostsResponse__Output };
  ListOwnAlbumItems: { sent: ListOwnAlbumItemsRequest; asked: ListOwnAlbumItemsRequest__Output; answered: ListOwnAlbumItemsResponse; received: ListOwnAlbumItemsResponse__Output };
  AddToAlbum: { sent: AddToAlbumRequest; asked: AddToAlbumRequest__Output; answered: AddToAlbumResponse; received: AddToAlbumResponse__Output };
  RemoveFromAlbum: { sent: RemoveFromAlbumRequest; asked: RemoveFromAlbumRequest__Output; answered: RemoveFromAlbumResponse; received: RemoveFromAlbumResponse__Output };
  ChangeAlbum: { sent: ChangeAlbumRequest; asked: ChangeAlbumRequest__Output; answered: ChangeAlbumResponse; received: ChangeAlbumResponse__Output };
  ChooseAlbumCover: { sent: ChooseAlbumCoverRequest; asked: ChooseAlbumCoverRequest__Output; answered: ChooseAlbumCoverResponse; received: ChooseAlbumCoverResponse__Output };
  DeleteAlbum: { sent: DeleteAlbumRequest; asked: DeleteAlbumRequest__Output; answered: DeleteAlbumResponse; received: DeleteAlbumResponse__Output };
  GetSharing: { sent: GetSharingRequest; asked: GetSharingRequest__Output; answered: GetSharingResponse; received: GetSharingResponse__Output };
  ChangeSharing: { sent: ChangeSharingRequest; asked: ChangeSharingRequest__Output; answered: ChangeSharingResponse; received: ChangeSharingResponse__Output };
  GetUsage: { sent: GetUsageRequest; asked: GetUsageRequest__Output; answered: GetUsageResponse; received: GetUsageResponse__Output };
  LimitSpace: { sent: LimitSpaceRequest; asked: LimitSpaceRequest__Output; answered: LimitSpaceResponse; received: LimitSpaceResponse__Output };
  RequestExport: { sent: RequestExportRequest; asked: RequestExportRequest__Output; answered: ExportResponse; received: ExportResponse__Output };
  GetExport: { sent: GetExportRequest; asked: GetExportRequest__Output; answered: ExportResponse; received: ExportResponse__Output };
  GetExportPart: { sent: GetExportPartRequest; asked: GetExportPartRequest__Output; answered: GetExportPartResponse; received: GetExportPartResponse__Output };
};

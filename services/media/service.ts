import { accounts } from '@kloak/access/accounts.ts';
import { cards } from '@kloak/access/cards.ts';
import { relations } from '@kloak/access/relations.ts';
import type { Service } from '@kloak/platform/service.ts';
import { libraryPrefixesOf } from '@kloak/proto/rules/storage-keys.ts';
import { abandonUploads } from './reactions/abandon-uploads.ts';
import { announceAlbums } from './reactions/announce-albums.ts';
import { announceConversion } from './reactions/announce-conversion.ts';
import { announceFeed } from './reactions/announce-feed.ts';
import { announceProgress } from './reactions/announce-progress.ts';
import { announceUsage } from './reactions/announce-usage.ts';
import { attachPreview } from './reactions/attach-preview.ts';
import { attachRenditions } from './reactions/attach-renditions.ts';
import { emptyAlbum } from './reactions/empty-album.ts';
import { ingest } from './reactions/ingest.ts';
import { lookForArrivals } from './reactions/look-for-arrivals.ts';
import { publishOnArrival } from './reactions/publish-on-arrival.ts';
import { releaseClaim } from './reactions/release-claim.ts';
import { removeBytes } from './reactions/remove-bytes.ts';
import { removePreview, retirePreview } from './reactions/remove-preview.ts';
import { replaceFailed } from './reactions/replace-failed.ts';
import { settleSpace } from './reactions/settle-space.ts';
import { addToAlbum } from './rpc/add-to-album.ts';
import { cancelUpload } from './rpc/cancel-upload.ts';
import { changeAlbum } from './rpc/change-album.ts';
import { changeDetails } from './rpc/change-details.ts';
import { changePrivacy } from './rpc/change-privacy.ts';
import { chooseAlbumCover } from './rpc/choose-album-cover.ts';
import { deleteAlbum } from './rpc/delete-album.ts';
import { deleteItem } from './rpc/delete-item.ts';
import { downloadOriginal } from './rpc/download-original.ts';
import { findKnownFiles } from './rpc/find-known-files.ts';
import { getFileSize } from './rpc/get-file-size.ts';
import { getPost } from './rpc/get-post.ts';
import { getUsage } from './rpc/get-usage.ts';
import { listAlbumPosts } from './rpc/list-album-posts.ts';
import { listAlbums } from './rpc/list-albums.ts';
import { listDays } from './rpc/list-days.ts';
import { listFamilyFeed } from './rpc/list-family-feed.ts';
import { listLatestVideos } from './rpc/list-latest-videos.ts';
import { listOwnImages } from './rpc/list-own-images.ts';
import { listPosts } from './rpc/list-posts.ts';
import { listPostsByDay } from './rpc/list-posts-by-day.ts';
import { mayFetch } from './rpc/may-fetch.ts';
import { noteArrival } from './rpc/note-arrival.ts';
import { noteUploadProgress } from './rpc/note-upload-progress.ts';
import { noteWatched } from './rpc/note-watched.ts';
import { offerPreviews } from './rpc/offer-previews.ts';
import { openUpload } from './rpc/open-upload.ts';
import { publishUpload } from './rpc/publish-upload.ts';
import { removeFromAlbum } from './rpc/remove-from-album.ts';
import { albumCounts } from './views/album-counts.ts';
import { albumItems } from './views/album-items.ts';
import { albums } from './views/albums.ts';
import { days } from './views/days.ts';
import { files } from './views/files.ts';
import { libraries } from './views/libraries.ts';
import { originals } from './views/originals.ts';
import { posts } from './views/posts.ts';
import { uploads } from './views/uploads.ts';
import { usage } from './views/usage.ts';
import { watches } from './views/watches.ts';

/** Photographs and videos: uploads, posts, the bytes used. */
export const media: Service<'media'> = {
  name: 'media',
  rpcs: {
    OpenUpload: openUpload,
    GetFileSize: getFileSize,
    OfferPreviews: offerPreviews,
    FindKnownFiles: findKnownFiles,
    CancelUpload: cancelUpload,
    NoteArrival: noteArrival,
    NoteUploadProgress: noteUploadProgress,
    PublishUpload: publishUpload,
    GetPost: getPost,
    NoteWatched: noteWatched,
    ChangeDetails: changeDetails,
    ChangePrivacy: changePrivacy,
    DeleteItem: deleteItem,
    ListFamilyFeed: listFamilyFeed,
    ListPosts: listPosts,
    ListOwnImages: listOwnImages,
    ListDays: listDays,
    ListPostsByDay: listPostsByDay,
    ListLatestVideos: listLatestVideos,
    DownloadOriginal: downloadOriginal,
    MayFetch: mayFetch,
    ListAlbums: listAlbums,
    ListAlbumPosts: listAlbumPosts,
    AddToAlbum: addToAlbum,
    RemoveFromAlbum: removeFromAlbum,
    ChangeAlbum: changeAlbum,
    ChooseAlbumCover: chooseAlbumCover,
    DeleteAlbum: deleteAlbum,
    GetUsage: getUsage,
  },
  views: [relations, cards, accounts, files, originals, posts, libraries, days, uploads, usage, albums, albumItems, albumCounts, watches],
  reactions: [
    ingest,
    publishOnArrival,
    replaceFailed,
    settleSpace,
    releaseClaim,
    removeBytes,
    attachPreview,
    attachRenditions,
    removePreview,
    retirePreview,
    announceFeed,
    announceUsage,
    announceProgress,
    announceConversion,
    emptyAlbum,
    announceAlbums,
  ],
  sweeps: [lookForArrivals, abandonUploads],
  bytesOf: libraryPrefixesOf,
};

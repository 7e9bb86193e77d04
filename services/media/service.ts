import { accounts } from '@kloak/access/accounts.ts';
import { cards } from '@kloak/access/cards.ts';
import { erasureReactions } from '@kloak/access/erasing.ts';
import { grants } from '@kloak/access/grants.ts';
import { groupMembers } from '@kloak/access/group-members.ts';
import { looks } from '@kloak/access/looks.ts';
import { plans } from '@kloak/access/plans.ts';
import { relations } from '@kloak/access/relations.ts';
import { roomGrants } from '@kloak/access/room-grants.ts';
import { service } from '@kloak/platform/service.ts';
import { libraryPrefixesOf } from '@kloak/proto/rules/files/storage-keys.ts';
import { abandonUploads } from './reactions/abandon-uploads.ts';
import { announceAlbums } from './reactions/announce-albums.ts';
import { announceConversion } from './reactions/announce-conversion.ts';
import { announceExport } from './reactions/announce-export.ts';
import { announceFeed } from './reactions/announce-feed.ts';
import { announceProgress } from './reactions/announce-progress.ts';
import { announceSeen } from './reactions/announce-seen.ts';
import { announceUsage } from './reactions/announce-usage.ts';
import { attachPreview } from './reactions/attach-preview.ts';
import { attachRenditions } from './reactions/attach-renditions.ts';
import { emptyAlbum } from './reactions/empty-album.ts';
import { expireExports, removeExport } from './reactions/end-export.ts';
import { ingest } from './reactions/ingest.ts';
import { leaveGoneAlbums } from './reactions/leave-gone-albums.ts';
import { lookForArrivals } from './reactions/look-for-arrivals.ts';
import { mailExport } from './reactions/mail-export.ts';
import { makeExport } from './reactions/make-export.ts';
import { placeOlderItems } from './reactions/place-older-items.ts';
import { publishOnArrival } from './reactions/publish-on-arrival.ts';
import { purgeItem } from './reactions/purge-item.ts';
import { releaseClaim } from './reactions/release-claim.ts';
import { removeBytes } from './reactions/remove-bytes.ts';
import { removePreview, retirePreview } from './reactions/remove-preview.ts';
import { removeReplaced } from './reactions/remove-replaced.ts';
import { sealStored } from './reactions/seal-stored.ts';
import { settleSpace } from './reactions/settle-space.ts';
import { addToAlbum } from './rpc/album/add-to-album.ts';
import { changeAlbum } from './rpc/album/change-album.ts';
import { chooseAlbumCover } from './rpc/album/choose-album-cover.ts';
import { deleteAlbum } from './rpc/album/delete-album.ts';
import { listAlbumPosts } from './rpc/album/list-album-posts.ts';
import { listAlbums } from './rpc/album/list-albums.ts';
import { listOwnAlbumItems } from './rpc/album/list-own-album-items.ts';
import { removeFromAlbum } from './rpc/album/remove-from-album.ts';
import { getExport } from './rpc/export/get-export.ts';
import { getExportPart } from './rpc/export/get-export-part.ts';
import { requestExportOf } from './rpc/export/request-export.ts';
import { changeDetails } from './rpc/item/change-details.ts';
import { changePrivacy } from './rpc/item/change-privacy.ts';
import { changeTaken } from './rpc/item/change-taken.ts';
import { deleteItem } from './rpc/item/delete-item.ts';
import { downloadOriginal } from './rpc/item/download-original.ts';
import { getFileSize } from './rpc/item/get-file-size.ts';
import { getThumbnail } from './rpc/item/get-thumbnail.ts';
import { listOriginals } from './rpc/item/list-originals.ts';
import { mayFetch } from './rpc/item/may-fetch.ts';
import { noteWatched } from './rpc/item/note-watched.ts';
import { turnItems } from './rpc/item/turn-items.ts';
import { undoChange } from './rpc/item/undo-change.ts';
import { getUsage } from './rpc/ledger/get-usage.ts';
import { limitSpace } from './rpc/ledger/limit-space.ts';
import { getPost } from './rpc/post/get-post.ts';
import { hideMemory } from './rpc/post/hide-memory.ts';
import { listDays } from './rpc/post/list-days.ts';
import { listFamilyDays } from './rpc/post/list-family-days.ts';
import { listFamilyFeed } from './rpc/post/list-family-feed.ts';
import { listFamilyPostsByDay } from './rpc/post/list-family-posts-by-day.ts';
import { listLatestVideos } from './rpc/post/list-latest-videos.ts';
import { listMemories } from './rpc/post/list-memories.ts';
import { listOwnImages } from './rpc/post/list-own-images.ts';
import { listPosts } from './rpc/post/list-posts.ts';
import { listPostsByDay } from './rpc/post/list-posts-by-day.ts';
import { listPostsById } from './rpc/post/list-posts-by-id.ts';
import { changeSharing } from './rpc/sharing/change-sharing.ts';
import { getSharing } from './rpc/sharing/get-sharing.ts';
import { getStory } from './rpc/story/get-story.ts';
import { listStories } from './rpc/story/list-stories.ts';
import { markSeen } from './rpc/story/mark-seen.ts';
import { listTrash } from './rpc/trash/list-trash.ts';
import { restoreItems } from './rpc/trash/restore-items.ts';
import { emptyTrash, restoreTrash } from './rpc/trash/whole-trash.ts';
import { cancelUpload } from './rpc/upload/cancel-upload.ts';
import { findKnownFiles } from './rpc/upload/find-known-files.ts';
import { getUploadTarget } from './rpc/upload/get-upload-target.ts';
import { listDrawn } from './rpc/upload/list-drawn.ts';
import { listUploads } from './rpc/upload/list-uploads.ts';
import { noteArrival } from './rpc/upload/note-arrival.ts';
import { noteUploadProgress } from './rpc/upload/note-upload-progress.ts';
import { offerPreviews } from './rpc/upload/offer-previews.ts';
import { openUpload } from './rpc/upload/open-upload.ts';
import { publishUpload } from './rpc/upload/publish-upload.ts';
import { forgetMember } from './steps/forget-member.ts';
import { albumCounts } from './views/album-counts.ts';
import { albumItems } from './views/album-items.ts';
import { albums } from './views/albums.ts';
import { days } from './views/days.ts';
import { files } from './views/files.ts';
import { libraries } from './views/libraries.ts';
import { originals } from './views/originals.ts';
import { posts } from './views/posts.ts';
import { seenStories } from './views/seen-stories.ts';
import { stories } from './views/stories.ts';
import { uploads } from './views/uploads.ts';
import { usage } from './views/usage.ts';
import { watches } from './views/watches.ts';

/** Photographs and videos: uploads, posts, the bytes used. */
export const media = service('media', {
  rpcs: [
    openUpload,
    getFileSize,
    offerPreviews,
    findKnownFiles,
    cancelUpload,
    getUploadTarget,
    listUploads,
    listDrawn,
    noteArrival,
    noteUploadProgress,
    publishUpload,
    getPost,
    listPostsById,
    noteWatched,
    changeDetails,
    changePrivacy,
    changeTaken,
    turnItems,
    undoChange,
    deleteItem,
    listTrash,
    restoreItems,
    restoreTrash,
    emptyTrash,
    listFamilyFeed,
    listPosts,
    listOwnImages,
    listDays,
    listPostsByDay,
    listFamilyDays,
    listFamilyPostsByDay,
    listMemories,
    hideMemory,
    listStories,
    getStory,
    markSeen,
    listLatestVideos,
    downloadOriginal,
    getThumbnail,
    listOriginals,
    mayFetch,
    listAlbums,
    listAlbumPosts,
    listOwnAlbumItems,
    addToAlbum,
    removeFromAlbum,
    changeAlbum,
    chooseAlbumCover,
    deleteAlbum,
    getSharing,
    changeSharing,
    getUsage,
    limitSpace,
    requestExportOf,
    getExport,
    getExportPart,
  ],
  views: [
    relations,
    grants,
    groupMembers,
    roomGrants,
    looks,
    cards,
    accounts,
    plans,
    files,
    originals,
    posts,
    libraries,
    days,
    stories,
    seenStories,
    uploads,
    usage,
    albums,
    albumItems,
    albumCounts,
    watches,
  ],
  reactions: [
    ingest,
    publishOnArrival,
    settleSpace,
    placeOlderItems,
    purgeItem,
    releaseClaim,
    removeBytes,
    attachPreview,
    attachRenditions,
    removePreview,
    retirePreview,
    removeReplaced,
    announceFeed,
    announceSeen,
    announceUsage,
    announceProgress,
    announceConversion,
    emptyAlbum,
    leaveGoneAlbums,
    announceAlbums,
    makeExport,
    expireExports,
    removeExport,
    announceExport,
    mailExport,
    ...erasureReactions(forgetMember),
  ],
  sweeps: [lookForArrivals, abandonUploads, sealStored],
  bytesOf: libraryPrefixesOf,
});

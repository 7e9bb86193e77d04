// One example request of every call, for each role. A missing one does not compile.
import type { ApiName } from '@kloak/proto/api/types.ts';
import { chatGroupExamples } from './chat-group-examples.ts';
import {
  allSignedIn,
  type Example,
  likedVideo,
  noFields,
  onComment,
  onItem,
  onVideo,
  ownProfile,
  statusesOfOthers,
  withBystander,
  withUninvolved,
} from './example.ts';

/** A picture of one pixel. */
const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQImWP4z8AAAAMBAQCc479ZAAAAAElFTkSuQmCC', 'base64');

export const examples: { readonly [Name in ApiName]: Example<Name> } = {
  'POST /api/users/register': {
    send: (scene) => {
      const username = scene.fresh();
      return { username, email: `${username}@example.org`, password: 'Sunday-Lunch-1', image: '' };
    },
  },
  'POST /api/users/login': {
    send: (_scene, { email, password }) => ({ email, password }),
    instead: { because: 'a guest shows no right password', statuses: { guest: 401 } },
  },
  'GET /api/users/auth': { send: noFields },
  'POST /api/users/verify': {
    send: () => ({ token: 'no-token' }),
    instead: { because: 'the token is none', statuses: { ...allSignedIn(400), guest: 400 } },
  },
  'POST /api/users/resend-vertification': {
    send: (_scene, { email }) => ({ user: email }),
    instead: { because: 'all but one have confirmed', statuses: { ...allSignedIn(409), unverified: 200 } },
  },
  'POST /api/users/find-account': { send: ({ bystander }) => ({ query: bystander.email }) },
  'POST /api/users/send-password-reset': { send: ({ bystander }) => ({ username: bystander.username }) },
  'GET /api/users/is-valid-password-reset-token/{token}': { send: () => ({ token: 'no-token' }) },
  'POST /api/users/reset-password': {
    send: () => ({ token: 'no-token', password: 'Sunday-Lunch-2' }),
    instead: { because: 'the token is none', statuses: { ...allSignedIn(400), guest: 400 } },
  },
  'GET /api/users/username/{name}': { send: ({ bystander }) => ({ name: bystander.username }) },
  'GET /api/users/email/{address}': { send: ({ bystander }) => ({ address: bystander.email }) },
  'POST /api/users/getProfile': { send: ({ people }) => ({ username: people.owner.username }) },
  'PUT /api/profile/increase-upload-counter': { send: ownProfile },
  'POST /api/users/find-profile': { send: ({ people }) => ({ query: people.owner.email }) },
  'POST /api/users/updateUserImage': {
    send: (_scene, me) => ({ profileId: me.id, userId: me.id }),
    file: { fileName: 'me.png', type: 'image/png', bytes: dot },
  },
  'POST /api/users/deleteImage': { send: ({ people }) => ({ filename: `${people.owner.id}.webp` }) },
  'GET /api/users/sessions': { send: noFields },
  'POST /api/users/end-session': { send: () => ({ sessionId: 'none' }), instead: { because: 'there is no such session', statuses: allSignedIn(404) } },
  'POST /api/users/change-password': {
    send: () => ({ password: 'Another-Lunch-1', newPassword: 'Monday-Lunch-2' }),
    instead: { because: 'it is not the password', statuses: allSignedIn(403) },
  },
  'POST /api/users/seen-help': { send: () => ({ help: 'home' }) },
  'POST /api/users/delete-account': {
    send: () => ({ password: 'Another-Lunch-1' }),
    instead: { because: 'it is not the password', statuses: allSignedIn(403) },
  },
  'POST /api/users/keep-account': { send: ownProfile },
  'POST /api/users/getDataUsage': { send: ownProfile },
  'POST /api/post/prepare-archive': {
    send: (_scene, me) => ({ profileId: me.id, scope: 'all' }),
    instead: { because: 'nobody else keeps anything', statuses: statusesOfOthers(404) },
  },
  'POST /api/profile/sharing': { send: ownProfile },
  'POST /api/profile/change-sharing': { send: (_scene, me) => ({ profileId: me.id, downloads: false }) },
  'POST /api/post/request-export': { send: (_scene, me) => ({ profileId: me.id, password: 'Sunday-Lunch-1' }) },
  'POST /api/post/get-export': { send: ownProfile },
  'POST /api/post/cancel-archive': { send: (_scene, me) => ({ profileId: me.id, download: 'none' }) },

  'POST /api/connection/accept': {
    send: withBystander,
    instead: { because: 'the bystander has not asked', statuses: { ...allSignedIn(409), unverified: 403 } },
  },
  'POST /api/connection/request': { send: withBystander },
  'POST /api/connection/reject': { send: withBystander },
  'POST /api/connection/block': { send: withUninvolved },
  'POST /api/connection/unblock': { send: withUninvolved },
  'GET /api/connection/all/{profileId}': { send: ownProfile },
  'POST /api/profile/counts': { send: ownProfile },

  'POST /api/users/giveAdminRights': { send: ({ bystander }, me) => ({ email: bystander.email, userId: me.id }) },
  'POST /api/users/revokeAdminRights': { send: ({ bystander }, me) => ({ email: bystander.email, userId: me.id }) },
  'GET /api/users/admins': { send: noFields },
  'GET /api/users/get-metadata': { send: noFields },
  'GET /api/console/health': { send: noFields },
  'GET /api/console/security': { send: noFields },
  'POST /api/console/retry-job': {
    send: () => ({ service: 'media', jobId: 'none' }),
    instead: { because: 'there is no such job', statuses: { admin: 404 } },
  },
  'POST /api/console/drop-job': {
    send: () => ({ service: 'media', jobId: 'none' }),
    instead: { because: 'there is no such job', statuses: { admin: 404 } },
  },
  'POST /api/console/give-space': { send: ({ bystander }, me) => ({ email: bystander.email, userId: me.id, product: 'free' }) },
  'GET /api/invites/all-invites': { send: ({ bystander }) => ({ only: 'users', search: bystander.username, perPage: 10 }) },

  'POST /api/invites/adminInvite': { send: (scene, me) => ({ email: `${scene.fresh()}@example.org`, userId: me.id, profile: me.id }) },
  'POST /api/invites/get-invite-list': { send: (_scene, me) => ({ userId: me.id }) },
  'POST /api/invites/who-invites': {
    send: () => ({ invite: 'no-token' }),
    instead: { because: 'the token is none', statuses: { ...allSignedIn(404), guest: 404 } },
  },
  'POST /api/invites/delete-invite': {
    send: (scene) => ({ email: `${scene.fresh()}@example.org` }),
    instead: { because: 'nobody was invited at the address', statuses: allSignedIn(404) },
  },
  'POST /api/invites/resendInvite': {
    send: (scene, me) => ({ email: `${scene.fresh()}@example.org`, userId: me.id }),
    instead: { because: 'nobody was invited at the address', statuses: { admin: 404 } },
  },

  'POST /api/upload/uploadFilesV2': {
    send: (scene, me) => ({ allFiles: [{ fileName: `${scene.fresh()}.jpg`, fileSize: 1000, type: 'image/jpeg' }], profileId: me.id }),
  },
  'POST /api/upload/uploadConvertedFiles': {
    send: (scene, me) => ({ allFiles: [{ fileName: `${scene.fresh()}.mp4`, fileSize: 1000, type: 'video/mp4' }], profileId: me.id }),
  },
  'POST /api/post/uploadAll': {
    send: (scene, me) => ({ mediaData: [{ fileName: `${scene.fresh()}.jpg`, fileSize: 1000, privacy: 'PRIVATE' }], album: 'Summer', profileId: me.id }),
  },
  'POST /api/image/uploadImages': {
    send: (scene, me) => ({ imageData: [{ fileName: `${scene.fresh()}.png`, fileSize: 1000 }], privacy: 'PRIVATE', profileId: me.id }),
  },
  'POST /api/video/uploadfiles': {
    send: (scene, me) => ({
      writer: me.id,
      title: 'Lake',
      privacy: 'PRIVATE',
      key: `${scene.fresh()}.mp4`,
      fileSize: 1000,
      fileType: 'video/mp4',
      thumbSize: 9,
    }),
  },
  'POST /api/upload/checkFileSize': {
    send: ({ originalKey }) => ({ key: originalKey }),
    instead: { because: 'uploads of others do not exist', statuses: statusesOfOthers(404) },
  },
  'POST /api/upload/retrieve-convert-key': { send: ownProfile },
  'POST /api/upload/uploadImageThumbs': {
    send: ({ item }, me) => ({ allFiles: [{ fileName: 'preview.jpg', fileSize: 1000 }], allImages: [item], profileId: me.id }),
    instead: { because: 'uploads of others do not exist', statuses: { member: 404, connected: 404, stranger: 404, admin: 404 } },
  },
  'POST /api/upload/uploadVideoThumbs': {
    send: ({ item }, me) => ({ allVideos: [{ _id: item, thumbSize: 1000 }], allPosts: [item], profileId: me.id }),
    instead: { because: 'uploads of others do not exist', statuses: { member: 404, connected: 404, stranger: 404, admin: 404 } },
  },
  'POST /api/upload/known': { send: (_scene, me) => ({ hashes: ['0'.repeat(64)], profileId: me.id }) },
  'POST /api/upload/drawn': { send: ({ item }, me) => ({ allPosts: [item], profileId: me.id }) },
  'POST /api/upload/open': { send: ownProfile },
  'POST /api/upload/cancel': {
    send: ({ upload }, me) => ({ uploadId: upload, profileId: me.id }),
    instead: { because: 'uploads of others do not exist', statuses: statusesOfOthers(404) },
  },
  'POST /api/upload/updateAll': {
    send: ({ item }, me) => ({ mediaData: { privacy: 'FAMILY_ONLY' }, allPosts: [item], allImages: [item], allVideos: [], profileId: me.id }),
    instead: { because: 'uploads of others do not exist', statuses: statusesOfOthers(404) },
  },

  'POST /api/profile/find-media-byfamily': { send: ownProfile },
  'POST /api/post/image-post-byid': { send: ({ item }, me) => ({ imageId: item, profileId: me.id }) },
  'POST /api/post/video-post-byid': { send: ({ item }, me) => ({ videoId: item, profileId: me.id }) },
  'POST /api/video/latestVideoQueryList': { send: (_scene, me) => ({ profileId: me.id, page: 0, perPage: 9 }) },
  'POST /api/video/getFriendVideos': { send: (_scene, me) => ({ userId: me.id, page: 0, perPage: 9 }) },
  'POST /api/post/download-post': { send: ({ originalKey }) => ({ fileKey: originalKey }) },

  'POST /api/profile/get-my-profile': { send: (_scene, me) => ({ username: me.username }) },
  'POST /api/profile/get-posts-profile': { send: ({ people }) => ({ username: people.owner.username }) },
  'POST /api/post/allposts-by-id': { send: ({ people }, me) => ({ profileId: me.id, postWriterId: people.owner.id }) },
  'POST /api/post/post-by-id': { send: ownProfile },
  'POST /api/image/imagesByProfile': { send: ownProfile },
  'POST /api/library/days': { send: ownProfile },
  'POST /api/library/on-this-day': { send: (_scene, me) => ({ profileId: me.id, day: '2026-07-01' }) },
  'POST /api/library/hide-memory': { send: (_scene, me) => ({ profileId: me.id, day: '2026-03-14' }) },
  'POST /api/profile/my-hearts': { send: ownProfile },
  'POST /api/library/family-days': { send: (_scene, me) => ({ profileId: me.id, people: [me.id] }) },
  'POST /api/library/family-posts-by-day': { send: (_scene, me) => ({ profileId: me.id, days: ['2024-07-01', '2024-01-01'], people: [me.id] }) },
  'POST /api/library/posts-by-day': { send: (_scene, me) => ({ profileId: me.id, days: ['2024-07-01', '2024-01-01'], page: 0, perPage: 100 }) },

  'POST /api/profile/stories': { send: ownProfile },
  'POST /api/profile/story': { send: ({ story }, me) => ({ profileId: me.id, storyId: story }) },
  'POST /api/profile/mark-seen': { send: ({ story, item }, me) => ({ profileId: me.id, storyId: story, posts: [item] }) },

  'POST /api/image/my-albums': { send: ownProfile },
  'POST /api/image/album-by-profile': { send: ({ people }) => ({ profileId: people.owner.id }) },
  'POST /api/post/posts-by-album': { send: ({ album }, me) => ({ albumId: album, profileId: me.id }) },
  'POST /api/image/getImageByAlbum': { send: ({ album }) => ({ albumId: album }) },
  'POST /api/image/add-to-album': { send: ({ album, item }, me) => ({ albumId: album, posts: [item], profileId: me.id }) },
  'POST /api/image/remove-from-album': { send: ({ album }, me) => ({ albumId: album, posts: [], profileId: me.id }) },
  'POST /api/image/choose-album-cover': { send: ({ album, item }, me) => ({ albumId: album, postId: item, profileId: me.id }) },
  'POST /api/image/updateAlbum': { send: ({ album }) => ({ albumId: album, name: 'Beaches', privacy: 'FAMILY_ONLY' }) },
  // The owner names another album, so that this one remains for all roles.
  'POST /api/image/deleteAlbumById': {
    send: ({ album, people }, me) => ({ albumId: me.id === people.owner.id ? 'no-album' : album, profileId: me.id }),
    instead: { because: 'the owner has no such album', statuses: { owner: 404 } },
  },

  'POST /api/image/getAllReactions': { send: onItem },
  'POST /api/image/addImageReaction': { send: (scene, me) => ({ ...onItem(scene, me), reactionType: 'Love' }) },
  'POST /api/image/removeImageReaction': { send: onItem },
  'POST /api/video/getAllReactions': { send: ({ item }, me) => ({ videoId: item, profileId: me.id }) },
  'POST /api/video/addVideoReaction': { send: (scene, me) => ({ ...onVideo(scene, me), reactionType: 'Love' }) },
  'POST /api/video/removeVideoReaction': { send: onVideo },
  'POST /api/like/getLikes': { send: likedVideo },
  'POST /api/like/getDislikes': { send: likedVideo },
  'POST /api/like/upLike': { send: likedVideo },
  'POST /api/like/unLike': { send: likedVideo },
  'POST /api/comment/getImageComments': { send: ({ item }) => ({ imageId: item, page: 0, perPage: 5 }) },
  'POST /api/comment/getComments': { send: ({ item }) => ({ videoId: item, page: 0, perPage: 5 }) },
  'POST /api/comment/find-group-post-comments': { send: ({ groupPost }) => ({ groupPostId: groupPost, page: 0, perPage: 5 }) },
  'POST /api/comment/saveComment': { send: ({ item }, me) => ({ content: 'How lovely!', writer: me.id, imagePostId: item }) },
  'POST /api/comment/updateComment': { send: ({ comment }, me) => ({ commentId: comment, content: 'How very lovely!', writer: me.id }) },
  'POST /api/comment/deleteComment': { send: ({ goingComment }, me) => ({ commentId: goingComment, profileId: me.id }) },
  'POST /api/comment/getAllReactions': { send: onComment },
  'POST /api/comment/addCommentReaction': { send: (scene, me) => ({ ...onComment(scene, me), reactionType: 'Love' }) },
  'POST /api/comment/removeCommentReaction': { send: onComment },

  'POST /api/image/updateOneImage': { send: ({ item }) => ({ imageId: item, description: 'At the lake', privacy: 'FAMILY_ONLY' }) },
  'POST /api/video/updateOneVideo': { send: ({ item }) => ({ videoId: item, title: 'Lake', description: '', privacy: 'FAMILY_ONLY' }) },
  'POST /api/post/change-privacy': { send: ({ item }, me) => ({ posts: [item], privacy: 'FAMILY_ONLY', profileId: me.id }) },
  'POST /api/post/change-taken': { send: ({ item }, me) => ({ posts: [item], taken: { month: '1987-06', about: true }, profileId: me.id }) },
  'POST /api/post/turn': { send: ({ item }, me) => ({ posts: [item], quarterTurns: 1, profileId: me.id }) },
  'POST /api/post/undo-change': {
    send: (_scene, me) => ({ changeId: 'none', profileId: me.id }),
    instead: { because: 'nothing was changed', statuses: allSignedIn(404) },
  },
  'POST /api/trash': { send: ownProfile },
  'POST /api/trash/restore': { send: ({ item }, me) => ({ posts: [item], profileId: me.id }) },
  'POST /api/trash/restore-all': { send: ownProfile },
  'POST /api/trash/empty': { send: ownProfile },
  'POST /api/video/watched': {
    send: ({ item }, me) => ({ videoId: item, profileId: me.id }),
    instead: { because: 'it is an image', statuses: { owner: 400, connected: 400 } },
  },
  // A wrong key, so that the item remains for all who ask.
  'POST /api/image/deleteImageByProfile': {
    send: ({ item }, me) => ({ imageId: item, fileNames: [{ Key: 'original/nobody/nothing' }], profileId: me.id }),
    instead: { because: 'the key is not of this item', statuses: { owner: 403 } },
  },
  'POST /api/video/deleteOneVideo': {
    send: ({ item }, me) => ({ videoId: item, fileSize: 1, profileId: me.id }),
    instead: { because: 'the size is not of this item', statuses: { owner: 403 } },
  },

  ...chatGroupExamples,

  'GET /api/stripe/retrieve-products': { send: noFields },
  'POST /api/profile/profile-product': { send: (_scene, { email }) => ({ email }) },
  'POST /api/stripe/create-checkout-session': { send: (_scene, me) => ({ product: 'plan-500gb', profile: me.id, profileId: me.id }) },
  'POST /api/stripe/cancel-subscription': {
    send: (_scene, me) => ({ profile: me.id, productId: 'free' }),
    instead: { because: 'nobody pays', statuses: allSignedIn(409) },
  },
  'POST /api/stripe/keep-plan': { send: ownProfile, instead: { because: 'nobody pays', statuses: allSignedIn(409) } },
  'POST /api/stripe/subscription': { send: ownProfile },
  'POST /api/stripe/payments': { send: ownProfile },
  'POST /api/stripe/portal': { send: ownProfile, instead: { because: 'nobody pays', statuses: allSignedIn(409) } },

  'GET /api/users/logout': { send: noFields },
  'POST /api/users/logout': { send: noFields },
};

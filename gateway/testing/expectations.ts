// Which status each role gets from each route: data for tests against any running vault. A route without an entry fails the tests.
export const roles = ['guest', 'unverified', 'member', 'connected', 'stranger', 'owner'] as const;
/**
 * `owner` has an item for family only; `connected` is connected to the owner, `stranger` to somebody else, `member` to nobody;
 * `unverified` has not confirmed the address and knows nobody; all but `guest` are signed in.
 */
export type Role = (typeof roles)[number];

export type Somebody = { id: string; username: string; email: string; password: string };
/** What questions name. */
export type Scene = {
  people: Record<Exclude<Role, 'guest'>, Somebody>;
  /** A member whom nobody here knows. */
  bystander: Somebody;
  /** The owner's item for family, published and ready; its original's key, and that of one rendition. */
  item: string;
  /** The upload it came with. */
  upload: string;
  originalKey: string;
  renditionKey: string;
  /** A text that was not used before: letters and digits. */
  fresh(): string;
};

export type Expectation = {
  status: Record<Role, number>;
  /** The path, when it names something. */
  path?: (scene: Scene, me: Somebody) => string;
  body?: (scene: Scene, me: Somebody) => object;
};

const everybody = (status: number): Record<Role, number> => ({
  guest: status,
  unverified: status,
  member: status,
  connected: status,
  stranger: status,
  owner: status,
});
const signedIn = (status: number) => ({ ...everybody(status), guest: 401 });
/** Those who may see the owner's item, and the others. */
const family = { ...everybody(403), guest: 401, connected: 200, owner: 200 };
const ownerOnly = { ...everybody(403), guest: 401, owner: 200 };

const jpeg = (scene: Scene) => ({ fileName: `${scene.fresh()}.jpg`, fileSize: 1000, type: 'image/jpeg' });
const withBystander = ({ bystander }: Scene, me: Somebody) => ({ profileFrom: me.id, profileTo: bystander.id });
const loved = ({ item }: Scene, me: Somebody) => ({ imageId: item, profile: me.id, reactionType: 'Love' });
const onItem = ({ item }: Scene, me: Somebody) => ({ imageId: item, profile: me.id });

/** In this order: signing out comes last. */
export const expectations: Record<string, Expectation> = {
  'POST /api/users/register': {
    status: everybody(200),
    body: (scene) => {
      const username = scene.fresh();
      return { username, email: `${username}@example.org`, password: 'Sunday-Lunch-1', image: '' };
    },
  },
  // A guest shows no right password.
  'POST /api/users/login': { status: signedIn(200), body: (_scene, { email, password }) => ({ email, password }) },
  'GET /api/users/auth': { status: everybody(200) },
  'POST /api/users/verify': { status: everybody(400), body: () => ({ token: 'no-token' }) },
  'GET /api/users/username/{name}': { status: everybody(200), path: ({ bystander }) => `/api/users/username/${bystander.username}` },
  'GET /api/users/email/{address}': { status: everybody(200), path: ({ bystander }) => `/api/users/email/${bystander.email}` },
  'POST /api/users/getProfile': { status: signedIn(200), body: ({ people }) => ({ username: people.owner.username }) },
  'POST /api/users/find-profile': { status: signedIn(200), body: ({ people }) => ({ query: people.owner.email }) },
  'POST /api/users/getDataUsage': { status: signedIn(200), body: (_scene, me) => ({ profileId: me.id }) },

  'POST /api/connection/accept': { status: signedIn(409), body: withBystander },
  'POST /api/connection/request': { status: signedIn(200), body: withBystander },
  'POST /api/connection/reject': { status: signedIn(200), body: withBystander },
  'GET /api/connection/all/{profileId}': { status: signedIn(200), path: (_scene, me) => `/api/connection/all/${me.id}` },

  'POST /api/upload/uploadFilesV2': {
    status: { ...signedIn(200), unverified: 403 },
    body: (scene, me) => ({ allFiles: [jpeg(scene)], profileId: me.id }),
  },
  // Uploads of others do not exist.
  'POST /api/upload/cancel': { status: { ...signedIn(404), owner: 200 }, body: ({ upload }, me) => ({ uploadId: upload, profileId: me.id }) },
  'POST /api/upload/updateAll': {
    status: { ...signedIn(404), owner: 200 },
    body: ({ item }, me) => ({ mediaData: { privacy: 'FAMILY_ONLY' }, allPosts: [item], allImages: [item], allVideos: [], profileId: me.id }),
  },

  'POST /api/profile/find-media-byfamily': { status: signedIn(200), body: (_scene, me) => ({ profileId: me.id }) },
  'POST /api/post/image-post-byid': { status: family, body: ({ item }, me) => ({ imageId: item, profileId: me.id }) },
  'POST /api/post/download-post': { status: ownerOnly, body: ({ originalKey }) => ({ fileKey: originalKey }) },

  'POST /api/image/getAllReactions': { status: family, body: onItem },
  'POST /api/image/addImageReaction': { status: family, body: loved },
  'POST /api/image/removeImageReaction': { status: family, body: onItem },
  'POST /api/comment/getImageComments': { status: family, body: ({ item }) => ({ imageId: item, page: 0, perPage: 5 }) },
  'POST /api/comment/getComments': { status: family, body: ({ item }) => ({ videoId: item, page: 0, perPage: 5 }) },
  'POST /api/comment/saveComment': { status: family, body: ({ item }, me) => ({ content: 'How lovely!', writer: me.id, imagePostId: item }) },

  'GET /storage/{original}': { status: ownerOnly, path: ({ originalKey }) => `/storage/${originalKey}` },
  'GET /storage/{rendition}': { status: family, path: ({ renditionKey }) => `/storage/${renditionKey}` },
  'GET /storage/avatar/{id}.svg': { status: signedIn(200), path: ({ people }) => `/storage/avatar/${people.owner.id}.svg` },
  'POST /storage': { status: signedIn(400), body: () => ({}) },

  'GET /api/upload/video-info': { status: signedIn(410) },
  'POST /api/upload/video-thumnail': { status: signedIn(410) },
  'POST /api/upload/video-info': { status: signedIn(410) },
  'POST /api/upload/delete-video': { status: signedIn(410) },
  'POST /api/upload/delete-image': { status: signedIn(410) },
  'POST /api/upload/process-images': { status: signedIn(410) },
  'POST /api/upload/process-video-data': { status: signedIn(410) },
  'POST /api/upload/convert-video-data': { status: signedIn(410) },
  'POST /api/upload/upload-file-info': { status: signedIn(410) },
  'POST /api/upload/upload-file-wasabi': { status: signedIn(410) },

  'GET /api/openapi.json': { status: everybody(200) },
  'GET /api/docs': { status: everybody(200) },
  'GET /api/no-such-path': { status: everybody(404) },
  'DELETE /api/users/auth': { status: everybody(405) },

  'GET /api/users/logout': { status: everybody(200) },
  'POST /api/users/logout': { status: everybody(200) },
};

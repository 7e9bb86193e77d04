import type { Album, Answer, Comment, Image, Post, Profile, Reaction, Story, Video } from '@kloak/proto/api/types.ts';

/** People and pictures of the tests. */
const member = (username: string): Profile => ({ _id: `${username}-id`, username, image: `/storage/avatar/${username}-id.svg` });
export const anna = member('anna');
export const ben = member('ben');
export const clara = member('clara');

type Auth = Answer<'GET /api/users/auth'>;
/** Answers of the session query: Anna is signed in, or nobody. */
export const annaIsIn = {
  isAuth: true,
  isAdmin: false,
  username: anna.username,
  userId: anna._id,
  verified: true,
  image: anna.image,
  googleAuth: false,
} as const satisfies Auth;
export const nobodyIsIn = { isAuth: false, isAdmin: false, googleAuth: false } as const satisfies Auth;

const createdAt = '2026-11-20T10:00:00.000Z';

const imageOf = (id: string, writer: Profile): Image => ({
  _id: id,
  description: `Photo ${id}`,
  filePath: `/storage/${id}/1600`,
  thumbNail: `/storage/${id}/400`,
  thumbName: '400.webp',
  thumbSize: 20_000,
  fileName: `${id}.jpg`,
  fileSize: 3_000_000,
  type: 'image/jpeg',
  key: `original/${id}`,
  privacy: 'FAMILY_ONLY',
  privacyLabel: 'Family',
  writer,
  createdAt,
  width: 1600,
  height: 1200,
  thumbhash: '',
  takenAt: null,
  takenLocal: null,
  takenPrecision: 'time',
  takenAbout: false,
  status: 'READY',
  sources: [{ url: `/storage/${id}/800`, width: 800, height: 600, type: 'image/webp' }],
});

export function photo(id: string, writer: Profile, about: Partial<Image> = {}): Post {
  return { _id: id, title: id, writer, image: { ...imageOf(id, writer), ...about }, createdAt };
}

/** A video of 65 s. */
export function film(id: string, writer: Profile, about: Partial<Video> = {}): Post {
  const said = { title: `Film ${id}`, description: '', fileName: `${id}.mp4`, type: 'video/mp4', category: 'FILM', duration: 65 } as const;
  const image = imageOf(id, writer);
  const filePath = `/storage/${id}/1600.mp4`;
  const sources = [...image.sources, { url: filePath, width: 1600, height: 1200, type: 'video/mp4' }];
  const video: Video = { ...image, ...said, filePath, sources, ...about };
  return { _id: id, title: video.title, writer, video, createdAt };
}

/** A member's profile with a page of posts; all of them by default. */
export function profileOf(
  member: Profile,
  posts: readonly Post[],
  part: Partial<Pick<Answer<'POST /api/profile/get-my-profile'>, 'total' | 'next' | 'categories'>> = {},
): Answer<'POST /api/profile/get-my-profile'> {
  return { profile: { ...member, posts: [...posts] }, total: posts.length, categories: [], ...part };
}

export function albumOf(id: string, writer: Profile, posts: readonly Post[] = [], about: Partial<Album> = {}): Album {
  const said = { name: `Album ${id}`, description: '', privacy: 'FAMILY_ONLY', privacyLabel: 'Family' } as const;
  const [cover] = posts;
  const thumbnail = cover?.image?.thumbNail ?? '';
  return { _id: id, ...said, thumbnail, writer, createdAt, count: posts.length, sharedCount: posts.length, cover, ...about };
}

/** A story with these posts, all of them new; it counts more of them if `about` says so. */
export const storyOf = (id: string, writer: Profile, posts: readonly Post[], about: Partial<Story> = {}): Story => ({
  _id: id,
  writer,
  count: posts.length,
  unseen: posts.length,
  firstAt: createdAt,
  lastAt: createdAt,
  albums: [],
  posts: posts.slice(0, 5),
  ...about,
});

/** A comment by Ben on the photograph `p1`. */
export const commentOf = (id: string, content: string, about: Partial<Comment> = {}): Comment => ({
  _id: id,
  content,
  writer: ben,
  imagePostId: 'p1',
  createdAt,
  replyCount: 0,
  heartCount: 0,
  hearted: false,
  ...about,
});

export const heartOf = (profile: Profile): Reaction => ({ _id: `heart-${profile._id}`, profile, reactionType: 'Love' });

/** Answers for a member without any data. */
export const noConnections: Answer<'GET /api/connection/all/{profileId}'> = { connections: { friends: [], pending: [], requested: [] } };
export const noAlbums: Answer<'POST /api/image/my-albums'> = { albums: [], total: 0 };
export const noPosts: Answer<'POST /api/profile/find-media-byfamily'> = { profiles: [], total: 0 };
export const noComments: Answer<'POST /api/comment/getImageComments'> = { comments: [], total: 0 };
export const noHearts: Answer<'POST /api/image/getAllReactions'> = { reactions: [], total: 0 };

/** Answer with the family's newest posts. */
export const feedOf = (...members: readonly (readonly [Profile, ...Post[]])[]): Answer<'POST /api/profile/find-media-byfamily'> => ({
  profiles: members.map(([profile, ...posts]) => ({ ...profile, posts })),
  total: members.length,
});

/** Anna gets all notifications and pushes, and a weekly mail. */
export const allNotifications: Answer<'POST /api/notification/settings'> = {
  muted: [],
  groups: [],
  mail: { rhythm: 'WEEKLY', muted: [], atOnce: [], quietFrom: 22, quietTo: 7, timeZone: 'UTC' },
  push: {},
};

// The family path continues: an album, a member's picture, an edited comment, and the library by day.
import { createHash } from 'node:crypto';
import { changeAvatar } from '@kloak/gateway/testing/avatar.ts';
import { untilFound } from '@kloak/platform/testing/until.ts';
import type { Post } from '@kloak/proto/api/types.ts';
import { openUpload, postFile } from '@kloak/proto/client/upload.ts';
import type { FormFile } from '@kloak/proto/client/visitor.ts';
import { type Path, takePhoto } from './family-path.ts';
import { me, type Person, untilArrived, untilRendered, uploader } from './people.ts';
import { persistCall, persistent, persistGet, takeOverSeconds } from './persist.ts';

const album = { name: 'At the lake', description: 'All of June' };

async function newPhoto(fileName: string): Promise<FormFile> {
  return { fileName, type: 'image/jpeg', bytes: await takePhoto(Math.floor(Math.random() * 1e6)) };
}

/** Publishes two photographs into a new album; from then on their hashes are known. */
async function fillAlbum({ anna, ben }: Path): Promise<void> {
  const photos = [await newPhoto('swim.jpg'), await newPhoto('boat.jpg')];
  const hashes = photos.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  const known = () => persistCall(anna.visitor, 'POST /api/upload/known', { hashes, profileId: me(anna) });
  expect(await known()).toMatchObject({ known: [] });
  const opened = await openUpload(uploader(anna), photos, `open-album-${anna.name}`);
  for (const photo of photos) await postFile(uploader(anna), opened, photo);
  const { allImages, allVideos, allPosts } = opened;
  const publishing = { mediaData: { privacy: 'FAMILY_ONLY' as const }, allImages, allVideos, allPosts, album, profileId: me(anna) };
  const published = await untilArrived(() => persistCall(anna.visitor, 'POST /api/upload/updateAll', publishing, `publish-album-${anna.name}`));
  expect(published).toMatchObject({ album: { ...album, count: 2, privacyLabel: 'Family' } });
  expect((await known()).known.map(({ postId }) => postId).sort()).toEqual(published.posts.map(({ _id }) => _id).sort());

  // Both are in the album after rendering.
  const seen = () => persistCall(ben.visitor, 'POST /api/image/album-by-profile', { profileId: me(anna) });
  const areDrawn = async () => ((await seen()).albums[0]?.count === photos.length ? seen() : undefined);
  expect(await untilFound('both to be in it', areDrawn, takeOverSeconds)).toMatchObject({ albums: [album], total: 1 });
}

async function albumOf({ anna }: Path, who: Person): Promise<{ id: string; posts: Post[] }> {
  const { albums } = await persistCall(who.visitor, 'POST /api/image/album-by-profile', { profileId: me(anna) });
  const [first] = albums;
  if (first === undefined) throw new Error('there is no album');
  const { posts } = await persistCall(who.visitor, 'POST /api/post/posts-by-album', { albumId: first._id, profileId: me(who) });
  return { id: first._id, posts };
}

/** An album changes with its items: one photograph is removed, the other made private, and then the album is deleted. */
async function changeAlbum(path: Path): Promise<void> {
  const { anna, ben } = path;
  const { id, posts } = await albumOf(path, ben);
  const [kept, out] = posts.map(({ _id }) => _id);
  if (kept === undefined || out === undefined) throw new Error('the album is not whole');
  const taken = await persistCall(anna.visitor, 'POST /api/image/remove-from-album', { albumId: id, posts: [out], profileId: me(anna) }, `out-${anna.name}`);
  expect(taken.album).toMatchObject({ count: 1 });
  await persistCall(anna.visitor, 'POST /api/image/updateOneImage', { imageId: kept, description: '', privacy: 'PRIVATE' }, `keep-${anna.name}`);
  expect((await albumOf(path, ben)).posts).toEqual([]);
  expect((await albumOf(path, anna)).posts).toMatchObject([{ _id: kept }]);
  await persistCall(anna.visitor, 'POST /api/image/deleteAlbumById', { albumId: id, profileId: me(anna) }, `no-album-${anna.name}`);
  expect(await persistCall(ben.visitor, 'POST /api/image/album-by-profile', { profileId: me(anna) })).toMatchObject({ albums: [], total: 0 });
  // Its items hear of its end one after the other.
  await untilFound(
    'the picture to be in no album',
    async () => ((await untilRendered(anna, kept)).image?.album === undefined ? true : undefined),
    takeOverSeconds,
  );
}

/** Ben's new picture appears beside his comment. He edits it, and Anna gives it a heart. */
async function discuss(path: Path): Promise<void> {
  const { anna, ben } = path;
  const url = await changeAvatar({ ...persistent(ben.visitor), id: me(ben) }, await takePhoto(3));
  const [first] = (await albumOf(path, ben)).posts;
  const item = { imageId: first?._id ?? '' };
  const said = { content: 'Such cold waiter!', writer: me(ben), imagePostId: item.imageId };
  const { result } = await persistCall(ben.visitor, 'POST /api/comment/saveComment', said, `said-${ben.name}`);
  const commentId = result[0]?._id ?? '';
  const change = { commentId, content: 'Such cold water!', writer: me(ben) };
  await persistCall(ben.visitor, 'POST /api/comment/updateComment', change, `again-${ben.name}`);
  await persistCall(anna.visitor, 'POST /api/comment/addCommentReaction', { commentId, profile: me(anna), reactionType: 'Love' }, `cold-${anna.name}`);
  const heard = await untilFound(
    "Anna's heart beside his words",
    async () => {
      const { comments } = await persistCall(ben.visitor, 'POST /api/comment/getImageComments', { ...item, page: 0, perPage: 25 });
      return comments[0]?.heartCount === 1 && comments[0].writer.image !== '' ? comments[0] : undefined;
    },
    takeOverSeconds,
  );
  expect(heard).toMatchObject({ content: 'Such cold water!', edited: true, hearted: false, writer: { _id: me(ben), image: url } });
  expect((await persistGet(anna.visitor, url)).status).toBe(200);
}

/** The days of her library follow the camera's local time. */
async function lookByDay({ anna }: Path): Promise<void> {
  const days = await untilFound(
    'the days of the library',
    async () => {
      const listed = await persistCall(anna.visitor, 'POST /api/library/days', { profileId: me(anna) });
      return listed.days.some(({ day, count }) => day === '2024-01-01' && count === 2) ? listed.days : undefined;
    },
    takeOverSeconds,
  );
  const asked = { profileId: me(anna), days: [days.find(({ day }) => day === '2024-01-01')?.day ?? ''] };
  expect((await persistCall(anna.visitor, 'POST /api/library/posts-by-day', asked)).posts).toHaveLength(2);
}

export const albumSteps: readonly { name: string; run(path: Path): Promise<void> }[] = [
  { name: 'Anna publishes two photographs into an album, which Ben sees', run: fillAlbum },
  { name: 'Ben shows his face and corrects what he said, and Anna gives it a heart', run: discuss },
  { name: 'Anna finds them by the day they were taken', run: lookByDay },
  { name: 'she takes one out of the album, keeps the other to herself, and ends the album', run: changeAlbum },
];

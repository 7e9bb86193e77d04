// Anna films, too: the two of the family path go on with a video.
import { untilFound } from '@kloak/platform/testing/until.ts';
import type { Post, Video } from '@kloak/proto/api/types.ts';
import { openUpload, postFile } from '@kloak/proto/client/upload.ts';
import { CallError } from '@kloak/proto/client/visitor.ts';
import { drawVideo } from '@kloak/transcoding/testing/video.ts';
import type { Path } from './family-path.ts';
import { me, type Person, publish, uploader } from './people.ts';
import { persistCall, persistGet, takeOverSeconds } from './persist.ts';

type VideoPost = Post & { video: Video };

async function postOf(person: Person, videoId: string): Promise<VideoPost> {
  const { post } = await persistCall(person.visitor, 'POST /api/post/video-post-byid', { videoId, profileId: me(person) });
  if (!post.video) throw new Error(`${videoId} is no video`);
  return { ...post, video: post.video };
}

/** Video as a member sees it now. */
export const videoOf = async (person: Person, videoId: string): Promise<Video> => (await postOf(person, videoId)).video;

/** Its post, once it can be played. */
export async function playable(person: Person, videoId: string): Promise<VideoPost> {
  const find = async () => {
    // Other members see a published video after a moment.
    const post = await postOf(person, videoId).catch((error: unknown) => {
      if (error instanceof CallError && error.status === 404) return undefined;
      throw error;
    });
    return post?.video.status === 'READY' ? post : undefined;
  };
  return untilFound('its playable file', find, takeOverSeconds);
}

/** A film of a kind that no browser plays is shared, played in parts by the relative alone, and liked. */
export async function shareVideo({ anna, ben }: Path): Promise<void> {
  const film = { fileName: 'MVI_1.MPG', type: 'video/mpeg', bytes: await drawVideo({ fileName: 'a.mpeg', seconds: 2 }) };
  const opened = await openUpload(uploader(anna), [film], `open-film-${anna.name}`);
  await postFile(uploader(anna), opened, film);
  const { _id } = await publish({ ...anna, name: `${anna.name}-film` }, opened, { title: 'Waves', privacy: 'FAMILY_ONLY', category: 'FAMILY' });

  const { video, title } = await playable(ben, _id);
  expect(title).toBe('Waves');
  expect(video).toMatchObject({ title: 'Waves', category: 'FAMILY', type: 'video/mpeg', width: 160, height: 120, duration: expect.closeTo(2, 0) });
  const poster = await persistGet(ben.visitor, video.thumbNail);
  expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const part = await persistGet(ben.visitor, video.filePath, { range: 'bytes=0-99' });
  expect([part.status, part.headers.get('content-type'), part.bytes.length]).toEqual([206, 'video/mp4', 100]);
  expect((await persistGet(ben.visitor, `/storage/${video.key}`)).status).toBe(403);

  const { videos } = await persistCall(ben.visitor, 'POST /api/video/latestVideoQueryList', { profileId: me(ben), page: 0, perPage: 9 });
  expect(videos.map((post) => post._id)).toEqual([_id]);
  const friends = (person: Person) => persistCall(person.visitor, 'POST /api/video/getFriendVideos', { userId: me(person) });
  expect(await friends(ben)).toMatchObject({ videos: [{ _id, thumbnail: video.thumbNail, duration: expect.closeTo(2, 0) }], total: 1 });
  expect(await friends(anna)).toMatchObject({ videos: [], total: 0 });
  await persistCall(ben.visitor, 'POST /api/video/addVideoReaction', { videoId: _id, profile: me(ben), reactionType: 'Love' });
  const comment = { content: 'I can hear them!', writer: me(ben), postId: _id };
  await persistCall(ben.visitor, 'POST /api/comment/saveComment', comment);
  const given = await untilFound(
    'the heart and the comment',
    async () => {
      const { reactions } = await persistCall(anna.visitor, 'POST /api/video/getAllReactions', { videoId: _id, profileId: me(anna) });
      const { comments } = await persistCall(anna.visitor, 'POST /api/comment/getComments', { videoId: _id, page: 0, perPage: 25 });
      return reactions.length > 0 && comments.length > 0 ? { reactions, comments } : undefined;
    },
    takeOverSeconds,
  );
  expect(given).toMatchObject({ reactions: [{ profile: { _id: me(ben) } }], comments: [{ content: 'I can hear them!', postId: _id }] });
  await persistCall(ben.visitor, 'POST /api/video/removeVideoReaction', { videoId: _id, profile: me(ben) });
}

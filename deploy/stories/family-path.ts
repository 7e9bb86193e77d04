// Register, confirm, sign in, connect, upload a photograph, see it in the other's feed, open it, heart and comment: as steps, so that
// processes can be killed in between. Every step does what it does under one key, however often it has to ask.
import sharp from 'sharp';
import { drawScene } from '../demo/draw-scene.ts';
import {
  askConnections,
  confirmAndSignIn,
  listOf,
  me,
  newPerson,
  ok,
  openUpload,
  type Person,
  type Post,
  type Profile,
  postBytes,
  publish,
  register,
} from './people.ts';
import { persist, persistGet } from './persist.ts';
import { until } from './until.ts';
import type { World } from './world.ts';

export type Path = { world: World; anna: Person; ben: Person; photo: Buffer; opened?: Record<string, unknown>; post?: Post };

/** A photograph with a place in it, and an orientation. */
export async function takePhoto(seed: number): Promise<Buffer> {
  const drawn = await drawScene({ seed, sky: 'dawn', motif: 'tree' });
  return sharp(drawn)
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Make: 'Kloak' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '8/1 32/1 0/1' },
    })
    .jpeg()
    .toBuffer();
}

export async function newPath(world: World): Promise<Path> {
  return { world, anna: newPerson(world, 'anna'), ben: newPerson(world, 'ben'), photo: await takePhoto(Math.floor(Math.random() * 1e6)) };
}

function postOf(path: Path): Post & { image: NonNullable<Post['image']> } {
  const { post } = path;
  if (!post?.image) throw new Error('nothing was published yet');
  return { ...post, image: post.image };
}

export const steps: readonly { name: string; run(path: Path): Promise<void> }[] = [
  {
    name: 'both register',
    async run({ anna, ben }) {
      for (const person of [anna, ben]) await register(person);
    },
  },
  {
    name: 'both confirm their address and sign in',
    async run({ world, anna, ben }) {
      for (const person of [anna, ben]) {
        await confirmAndSignIn(world, person);
        const auth = await persist(person.visitor, '/api/users/auth', { method: 'GET' });
        expect(auth.body).toMatchObject({ isAuth: true, verified: true, username: person.name });
      }
    },
  },
  {
    name: 'they connect',
    async run({ anna, ben }) {
      const ids = { profileFrom: me(anna), profileTo: me(ben) };
      expect(listOf<Profile>((await askConnections(anna, 'request', ids)).requested)).toMatchObject([{ _id: me(ben) }]);
      expect(listOf<Profile>((await askConnections(ben, 'accept', ids)).friends)).toMatchObject([{ _id: me(anna) }]);
    },
  },
  {
    name: 'Anna gets a place for her photograph',
    async run(path) {
      path.opened = await openUpload(path.anna, 'IMG_0001.JPG', path.photo);
    },
  },
  {
    name: 'she posts it',
    async run({ anna, photo, opened }) {
      await postBytes(anna, 'IMG_0001.JPG', photo, opened ?? {});
    },
  },
  {
    name: 'she publishes it for her family',
    async run(path) {
      const { anna, opened = {} } = path;
      path.post = await publish(anna, opened, { title: 'First steps', description: 'Three of them!', privacy: 'FAMILY_ONLY' });
      expect(postOf(path)).toMatchObject({ title: 'First steps', writer: { _id: me(anna) } });
    },
  },
  {
    name: "it appears in Ben's home feed, once",
    async run(path) {
      const { anna, ben } = path;
      const seen = async () => listOf<Profile & { posts: Post[] }>((await ok(ben, '/api/profile/find-media-byfamily', { profileId: me(ben) })).profiles);
      await until('the photograph in the feed', async () => (await seen()).length > 0);
      expect(await seen()).toMatchObject([{ _id: me(anna), posts: [{ _id: postOf(path)._id, image: { description: 'Three of them!' } }] }]);
    },
  },
  {
    name: 'he opens it, upright and without its place',
    async run(path) {
      const { ben, photo } = path;
      let image: Post['image'];
      await until('its renditions', async () => {
        const { post } = await ok(ben, '/api/post/image-post-byid', { imageId: postOf(path)._id, profileId: me(ben) });
        image = listOf<Post>([post])[0]?.image;
        return image?.status === 'READY';
      });
      const shown = await persistGet(ben.visitor, image?.filePath ?? '');
      expect(shown.status).toBe(200);
      const [mine, theirs] = [await sharp(photo).metadata(), await sharp(shown.bytes).metadata()];
      expect(theirs.exif).toBeUndefined();
      expect(Math.sign((theirs.height ?? 0) - (theirs.width ?? 0))).toBe(Math.sign((mine.width ?? 0) - (mine.height ?? 0)));
    },
  },
  {
    name: 'he is refused the original, by name and by download',
    async run(path) {
      const { ben, anna } = path;
      const { image } = postOf(path);
      expect((await persistGet(ben.visitor, `/storage/${image.key}`)).status).toBe(403);
      expect((await persist(ben.visitor, '/api/post/download-post', { body: { fileKey: image.key } })).status).toBe(403);
      const { fileUrl } = await ok(anna, '/api/post/download-post', { fileKey: image.key });
      const original = await persistGet(anna.visitor, String(fileUrl));
      expect(original.bytes.equals(path.photo)).toBe(true);
      expect(original.headers.get('content-disposition')).toContain('IMG_0001.JPG');
    },
  },
  {
    name: 'he gives it a heart and a comment; Anna sees each once',
    async run(path) {
      const { anna, ben } = path;
      const { _id } = postOf(path);
      await ok(ben, '/api/image/addImageReaction', { imageId: _id, profile: me(ben), reactionType: 'Love' }, `heart-${ben.name}`);
      await ok(ben, '/api/comment/saveComment', { content: 'She is \u0000walking!', writer: me(ben), imagePostId: _id }, `comment-${ben.name}`);
      const asked = async () => ({
        hearts: listOf<{ profile: Profile }>((await ok(anna, '/api/image/getAllReactions', { imageId: _id, profile: me(anna) })).reactions),
        comments: listOf<{ content: string; writer: Profile }>(
          (await ok(anna, '/api/comment/getImageComments', { imageId: _id, page: 0, perPage: 25 })).comments,
        ),
      });
      await until('the heart and the comment', async () => {
        const { hearts, comments } = await asked();
        return hearts.length > 0 && comments.length > 0;
      });
      expect(await asked()).toMatchObject({ hearts: [{ profile: { _id: me(ben) } }], comments: [{ content: 'She is walking!', writer: { _id: me(ben) } }] });
    },
  },
  {
    name: 'nothing was doubled on the way',
    async run({ world, anna, ben }) {
      expect([world.letterbox.count(anna.email), world.letterbox.count(ben.email)].every((count) => count >= 1)).toBe(true);
      const { friends } = await askConnections(anna, 'all', {});
      expect(listOf<Profile>(friends)).toHaveLength(1);
      const usage = await ok(anna, '/api/users/getDataUsage', { profileId: me(anna) });
      expect(usage.dataUsage).toMatchObject({ currentUsage: expect.any(Number) });
    },
  },
];

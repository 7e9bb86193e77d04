// Register, confirm, sign in, connect, upload a photograph, see it in the other's feed, open it, heart and comment: as steps, so that
// processes can be killed in between. Every step does what it does under one key, however often it has to ask.
import sharp from 'sharp';
import { drawScene } from '../demo/draw-scene.ts';
import type { Visitor } from '../demo/visitor.ts';
import { persist, persistForm, persistGet } from './persist.ts';
import { until } from './until.ts';
import type { World } from './world.ts';

type Profile = { _id: string; username: string };
type Image = { filePath: string; sources: { url: string }[]; status: string; key: string; description: string };
type Post = { _id: string; title: string; writer: Profile; image?: Image };
type Promised = { key: string; url: string; fields: Record<string, string> };
export type Person = { name: string; email: string; visitor: Visitor };
export type Path = { world: World; anna: Person; ben: Person; photo: Buffer; opened?: Record<string, unknown>; post?: Post };

const password = 'Sunday-Lunch-1';
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
/** Answers are checked by what the steps expect of them. */
const listOf = <Entry>(value: unknown): Entry[] => (isList(value) ? value.filter((entry): entry is Entry => entry !== null) : []);

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
  const mark = Math.random().toString(36).slice(2, 8);
  const person = (name: string): Person => ({ name: `${name}-${mark}`, email: `${name}-${mark}@kloak.example`, visitor: world.visitor() });
  return { world, anna: person('anna'), ben: person('ben'), photo: await takePhoto(Math.floor(Math.random() * 1e6)) };
}

async function ok(person: Person, path: string, body: object, key?: string): Promise<Record<string, unknown>> {
  const answer = await persist(person.visitor, path, { body, ...(key !== undefined && { key }) });
  expect({ path, status: answer.status, message: answer.body.message }).toEqual({ path, status: 200, message: undefined });
  return answer.body;
}

const me = ({ visitor }: Person) => visitor.userId();

function postOf(path: Path): Post & { image: Image } {
  const { post } = path;
  if (!post?.image) throw new Error('nothing was published yet');
  return { ...post, image: post.image };
}

export const steps: readonly { name: string; run(path: Path): Promise<void> }[] = [
  {
    name: 'both register',
    async run({ anna, ben }) {
      for (const { name, email, visitor } of [anna, ben]) {
        const answer = await persist(visitor, '/api/users/register', { body: { username: name, email, password, image: '' }, key: `register-${name}` });
        expect(answer.body).toMatchObject({ success: true });
      }
    },
  },
  {
    name: 'both confirm their address and sign in',
    async run({ world, anna, ben }) {
      for (const person of [anna, ben]) {
        const token = await world.letterbox.confirmationToken(person.email);
        await ok(person, '/api/users/verify', { token }, `verify-${person.name}`);
        expect(await ok(person, '/api/users/login', { email: person.email, password })).toMatchObject({ loginSuccess: true, username: person.name });
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
      const { anna, photo } = path;
      const allFiles = [{ fileName: 'IMG_0001.JPG', fileSize: photo.length, type: 'image/jpeg' }];
      path.opened = await ok(anna, '/api/upload/uploadFilesV2', { allFiles, profileId: me(anna) }, `open-${anna.name}`);
    },
  },
  {
    name: 'she posts it',
    async run({ anna, photo, opened }) {
      const [form] = listOf<Promised>(opened?.promises);
      if (!form) throw new Error('no form was promised');
      expect(await persistForm(anna.visitor, form.url, form.fields, { name: 'IMG_0001.JPG', type: 'image/jpeg', bytes: photo })).toBe(204);
    },
  },
  {
    name: 'she publishes it for her family',
    async run(path) {
      const { anna, opened } = path;
      const { allImages, allVideos, allPosts } = opened ?? {};
      const mediaData = { title: 'First steps', description: 'Three of them!', privacy: 'FAMILY_ONLY' };
      const publish = () =>
        persist(anna.visitor, '/api/upload/updateAll', {
          body: { mediaData, allImages, allVideos, allPosts, profileId: me(anna) },
          key: `publish-${anna.name}`,
        });
      // A process that was killed while it checked the bytes goes on later than the call waits.
      await until('the photograph to be published', async () => {
        const answer = await publish();
        if (answer.status === 409 && answer.body.code === 'not-arrived') return false;
        expect(answer.body).toMatchObject({ success: true });
        path.post = listOf<Post>(answer.body.posts)[0];
        return true;
      });
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
      let image: Image | undefined;
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
      await ok(ben, '/api/comment/saveComment', { content: 'She is walking!', writer: me(ben), imagePostId: _id }, `comment-${ben.name}`);
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

async function askConnections(person: Person, what: 'request' | 'accept' | 'all', ids: object): Promise<Record<string, unknown>> {
  const answer =
    what === 'all'
      ? await persist(person.visitor, `/api/connection/all/${me(person)}`, { method: 'GET' })
      : await persist(person.visitor, `/api/connection/${what}`, { body: ids, key: `${what}-${person.name}` });
  expect(answer.status).toBe(200);
  const { connections } = answer.body;
  return typeof connections === 'object' && connections !== null ? { ...connections } : {};
}

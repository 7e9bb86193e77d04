// The path of a family: register, confirm, sign in, connect, upload, see it in the other's feed, open it, heart and comment, edit, delete. It consists of
// steps, so that processes can be killed in between. Every step has one idempotency key for all its attempts.
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { untilFound } from '@kloak/platform/testing/until.ts';
import type { Image, Post } from '@kloak/proto/api/types.ts';
import { type OpenUploadAnswer, openUpload, postFile } from '@kloak/proto/client/upload.ts';
import type { FormFile } from '@kloak/proto/client/visitor.ts';
import sharp from 'sharp';
import { findArrived, sendArriving } from './arrival-path.ts';
import type { StoryFixture } from './fixture.ts';
import { callOnceKnown, confirmAndSignIn, me, newPerson, type Person, publish, register, signIn, untilRendered, uploader } from './people.ts';
import { persistCall, persistGet, takeOverSeconds } from './persist.ts';

export type Path = { fixture: StoryFixture; anna: Person; ben: Person; photo: FormFile; opened?: OpenUploadAnswer; post?: Post; group?: GroupOfPath };
/** Anna's post in their group, with a photograph of hers (`item`). */
export type GroupOfPath = { id: string; post?: string; item?: Post };

export type StoryStep = { name: string; run(path: Path): Promise<void> };

/** A photograph as phones take them; so large that it is rendered in two steps. */
export const takePhoto = (seed: number): Promise<Buffer> => drawPhoto({ seed, width: 2000, height: 1500, fromPhone: true });

export async function newPath(fixture: StoryFixture): Promise<Path> {
  const photo = { fileName: 'IMG_0001.JPG', type: 'image/jpeg', bytes: await takePhoto(Math.floor(Math.random() * 1e6)) };
  return { fixture, anna: newPerson(fixture, 'anna'), ben: newPerson(fixture, 'ben'), photo };
}

function openedOf({ opened }: Path): OpenUploadAnswer {
  if (!opened) throw new Error('no upload was opened yet');
  return opened;
}

function postOf(path: Path): Post & { image: Image } {
  const { post } = path;
  if (!post?.image) throw new Error('nothing was published yet');
  return { ...post, image: post.image };
}

export const steps: readonly StoryStep[] = [
  {
    name: 'both register',
    async run({ anna, ben }) {
      for (const person of [anna, ben]) await register(person);
    },
  },
  {
    name: 'both confirm their address and sign in',
    async run({ fixture, anna, ben }) {
      for (const person of [anna, ben]) {
        await confirmAndSignIn(fixture, person);
        const auth = await persistCall(person.visitor, 'GET /api/users/auth', {});
        expect(auth).toMatchObject({ isAuth: true, verified: true, username: person.name });
      }
    },
  },
  {
    name: 'they connect',
    async run({ anna, ben }) {
      const ids = { profileFrom: me(anna), profileTo: me(ben) };
      expect((await callOnceKnown(anna, 'POST /api/connection/request', ids)).connections.requested).toMatchObject([{ _id: me(ben) }]);
      expect((await callOnceKnown(ben, 'POST /api/connection/accept', ids)).connections.friends).toMatchObject([{ _id: me(anna) }]);
    },
  },
  {
    name: 'Anna gets a place for her photograph',
    async run(path) {
      path.opened = await openUpload(uploader(path.anna), [path.photo]);
    },
  },
  {
    name: 'she posts it',
    async run(path) {
      await postFile(uploader(path.anna), openedOf(path), path.photo);
    },
  },
  {
    name: 'she publishes it for her family',
    async run(path) {
      const { anna } = path;
      path.post = await publish(anna, openedOf(path), { title: 'First steps', description: 'Three of them!', privacy: 'FAMILY_ONLY' });
      expect(postOf(path)).toMatchObject({ title: 'First steps', writer: { _id: me(anna) } });
    },
  },
  {
    name: "it appears in Ben's home feed, once",
    async run(path) {
      const { anna, ben } = path;
      const profiles = await untilFound(
        'the photograph in the feed',
        async () => {
          const feed = await persistCall(ben.visitor, 'POST /api/profile/find-media-byfamily', { profileId: me(ben) });
          return feed.profiles.length > 0 ? feed.profiles : undefined;
        },
        takeOverSeconds,
      );
      expect(profiles).toMatchObject([{ _id: me(anna), posts: [{ _id: postOf(path)._id, image: { description: 'Three of them!' } }] }]);
    },
  },
  {
    name: 'he opens it, upright and without its place',
    async run(path) {
      const { ben, photo } = path;
      const { image } = await untilRendered(ben, postOf(path)._id);
      // Others see the camera's time only; the owner also sees the place.
      expect(image).toMatchObject({ takenLocal: '2024-01-01T00:30:00' });
      expect(image?.sources.map(({ width }) => width)).toEqual([320, 640, 1280, 1500]);
      expect(image?.place).toBeUndefined();
      expect((await untilRendered(path.anna, postOf(path)._id)).image?.place).toEqual({
        latitude: expect.closeTo(47.37, 1),
        longitude: expect.closeTo(8.53, 1),
      });
      const shown = await persistGet(ben.visitor, image?.filePath ?? '');
      expect(shown.status).toBe(200);
      const [mine, theirs] = [await sharp(photo.bytes).metadata(), await sharp(shown.bytes).metadata()];
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
      const download = (person: Person) => persistCall(person.visitor, 'POST /api/post/download-post', { fileKey: image.key });
      await expect(download(ben)).rejects.toMatchObject({ status: 403 });
      const original = await persistGet(anna.visitor, (await download(anna)).fileUrl);
      expect(original.bytes.equals(path.photo.bytes)).toBe(true);
      expect(original.headers.get('content-disposition')).toContain(path.photo.fileName);
    },
  },
  {
    name: 'he gives it a heart and a comment; Anna sees each once',
    async run(path) {
      const { anna, ben } = path;
      const { _id } = postOf(path);
      await persistCall(ben.visitor, 'POST /api/image/addImageReaction', { imageId: _id, profile: me(ben), reactionType: 'Love' }, `heart-${ben.name}`);
      const comment = { content: 'She is \u0000walking!', writer: me(ben), imagePostId: _id };
      await persistCall(ben.visitor, 'POST /api/comment/saveComment', comment, `comment-${ben.name}`);
      const given = await untilFound(
        'the heart and the comment',
        async () => {
          const { reactions } = await persistCall(anna.visitor, 'POST /api/image/getAllReactions', { imageId: _id, profile: me(anna) });
          const { comments } = await persistCall(anna.visitor, 'POST /api/comment/getImageComments', { imageId: _id, page: 0, perPage: 25 });
          return reactions.length > 0 && comments.length > 0 ? { reactions, comments } : undefined;
        },
        takeOverSeconds,
      );
      expect(given).toMatchObject({ reactions: [{ profile: { _id: me(ben) } }], comments: [{ content: 'She is walking!', writer: { _id: me(ben) } }] });
    },
  },
  {
    name: 'nothing was doubled on the way',
    async run({ fixture, anna, ben }) {
      expect([fixture.letterbox.count(anna.email), fixture.letterbox.count(ben.email)].every((count) => count >= 1)).toBe(true);
      const { connections } = await callOnceKnown(anna, 'GET /api/connection/all/{profileId}', { profileId: me(anna) });
      expect(connections.friends).toHaveLength(1);
      const { dataUsage } = await persistCall(anna.visitor, 'POST /api/users/getDataUsage', { profileId: me(anna) });
      expect(dataUsage).toMatchObject({ currentUsage: expect.any(Number) });
    },
  },
  {
    name: 'she keeps it to herself, and Ben no longer sees it',
    async run(path) {
      const { anna, ben } = path;
      const { _id } = postOf(path);
      const change = { imageId: _id, description: 'Four of them!', privacy: 'PRIVATE' } as const;
      const { updatedPost } = await persistCall(anna.visitor, 'POST /api/image/updateOneImage', change, `change-${anna.name}`);
      expect(updatedPost.image).toMatchObject({ description: 'Four of them!', privacyLabel: 'Private' });
      await expect(persistCall(ben.visitor, 'POST /api/post/image-post-byid', { imageId: _id, profileId: me(ben) })).rejects.toMatchObject({ status: 403 });
      const { posts } = await persistCall(ben.visitor, 'POST /api/post/allposts-by-id', { profileId: me(ben), postWriterId: me(anna) });
      expect(posts).toEqual([]);
    },
  },
  {
    name: 'she deletes it and empties her trash, and nothing of it is left',
    async run(path) {
      const { anna } = path;
      const { _id, image } = postOf(path);
      const deletion = { imageId: _id, profileId: me(anna), fileNames: [{ Key: image.key }], fileSize: image.fileSize };
      await persistCall(anna.visitor, 'POST /api/image/deleteImageByProfile', deletion, `delete-${anna.name}`);
      expect((await persistGet(anna.visitor, `/storage/${image.key}`)).status).toBe(404);
      const mine = await persistCall(anna.visitor, 'POST /api/profile/get-my-profile', { username: anna.name });
      expect(mine).toMatchObject({ profile: { posts: [] }, total: 0 });
      await persistCall(anna.visitor, 'POST /api/trash/empty', { profileId: me(anna) }, `empty-${anna.name}`);
      const { dataUsage } = await persistCall(anna.visitor, 'POST /api/users/getDataUsage', { profileId: me(anna) });
      expect(dataUsage.currentUsage).toBe(0);
    },
  },
  { name: 'she posts another one, which is to be published when it is there, and asks for nothing more', run: sendArriving },
  { name: 'it is in her library and in its album, once', run: findArrived },
  {
    name: 'Ben has forgotten his password, and chooses another by the link in his letter',
    async run({ fixture, ben }) {
      const { visitor, name, email } = ben;
      const { user } = await persistCall(visitor, 'POST /api/users/find-account', { query: email });
      expect(user.username).toBe(name);
      await persistCall(visitor, 'POST /api/users/send-password-reset', { username: user.username }, `forgot-${name}`);
      const token = await fixture.letterbox.resetToken(email);
      ben.password = 'Monday-Lunch-2';
      await persistCall(visitor, 'POST /api/users/reset-password', { token, password: ben.password }, `reset-${name}`);
      expect(await persistCall(visitor, 'GET /api/users/is-valid-password-reset-token/{token}', { token })).toMatchObject({ isValidToken: false });
      await signIn(ben);
    },
  },
];

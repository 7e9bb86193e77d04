// What people do at the front door; every act under one key, so that it may be asked again.
import { until } from '@kloak/platform/testing/until.ts';
import type { Answer, Body, Connections, Post } from '@kloak/proto/api/types.ts';
import { CallError, type Visitor } from '@kloak/proto/client/visitor.ts';
import { persistCall, persistForm } from './persist.ts';
import type { World } from './world.ts';

/** `id` is there once they have signed in. */
export type Person = { name: string; email: string; password: string; visitor: Visitor; id?: string };
export type Opened = Answer<'POST /api/upload/uploadFilesV2'>;
export type Details = Body<'POST /api/upload/updateAll'>['mediaData'];

export function me({ name, id }: Person): string {
  if (id === undefined) throw new Error(`${name} has not signed in yet`);
  return id;
}

export function newPerson(world: World, name: string): Person {
  const unique = `${name}-${Math.random().toString(36).slice(2, 8)}`;
  return { name: unique, email: `${unique}@kloak.example`, password: 'Sunday-Lunch-1', visitor: world.visitor() };
}

/** What a killed process had begun is taken over by another within 25 s, and then has to be done. */
export const takeOverSeconds = 45;

/** For `catch`: what is refused like this is answered with undefined, and everything else is thrown. */
const ifRefused =
  (status: number, code?: string) =>
  (error: unknown): undefined => {
    if (!(error instanceof CallError) || error.status !== status || (code !== undefined && error.code !== code)) throw error;
  };

export async function register({ name, email, password, visitor }: Person): Promise<void> {
  await persistCall(visitor, 'POST /api/users/register', { username: name, email, password, image: '' }, `register-${name}`);
}

export async function signIn(person: Person): Promise<void> {
  const { name, email, password, visitor } = person;
  const { userId, ...answer } = await persistCall(visitor, 'POST /api/users/login', { email, password });
  expect(answer).toMatchObject({ loginSuccess: true, username: name });
  person.id = userId;
}

export async function confirmAndSignIn(world: World, person: Person): Promise<void> {
  const token = await world.letterbox.confirmationToken(person.email);
  await persistCall(person.visitor, 'POST /api/users/verify', { token }, `verify-${person.name}`);
  await signIn(person);
}

type ConnectionsCall = 'POST /api/connection/request' | 'POST /api/connection/accept' | 'GET /api/connection/all/{profileId}';

/** Somebody who has just registered may not be known everywhere for a moment: then one asks again, as a person would. */
export async function askConnections<Name extends ConnectionsCall>(person: Person, name: Name, fields: Body<Name>): Promise<Connections> {
  let connections: Connections | undefined;
  await until('the other one to be known', async () => {
    connections = (await persistCall(person.visitor, name, fields).catch(ifRefused(404)))?.connections;
    return connections !== undefined;
  });
  if (!connections) throw new Error('the other one is not known');
  return connections;
}

export async function connect(asks: Person, accepts: Person): Promise<void> {
  const ids = { profileFrom: me(asks), profileTo: me(accepts) };
  await askConnections(asks, 'POST /api/connection/request', ids);
  await askConnections(accepts, 'POST /api/connection/accept', ids);
}

const type = 'image/jpeg';

export function openUpload(person: Person, fileName: string, bytes: Buffer): Promise<Opened> {
  const allFiles = [{ fileName, fileSize: bytes.length, type }];
  return persistCall(person.visitor, 'POST /api/upload/uploadFilesV2', { allFiles, profileId: me(person) }, `open-${person.name}`);
}

export async function postBytes(person: Person, fileName: string, bytes: Buffer, { promises: [form] }: Opened): Promise<void> {
  if (!form) throw new Error('no form was promised');
  expect(await persistForm(person.visitor, form, { fileName, type, bytes })).toBe(204);
}

/** Publishes what was opened and posted. A process that was killed while it checked the bytes goes on later than one call waits. */
export async function publish(person: Person, { allImages, allVideos, allPosts }: Opened, mediaData: Details): Promise<Post> {
  const fields = { mediaData, allImages, allVideos, allPosts, profileId: me(person) };
  let post: Post | undefined;
  const publishOnce = () => persistCall(person.visitor, 'POST /api/upload/updateAll', fields, `publish-${person.name}`);
  await until(
    'the photograph to be published',
    async () => {
      const answer = await publishOnce().catch(ifRefused(409, 'not-arrived'));
      post = answer?.posts[0];
      return answer !== undefined;
    },
    takeOverSeconds,
  );
  if (!post) throw new Error('nothing was published');
  return post;
}

/** Resolves with the post once its renditions are there. */
export async function ready(person: Person, imageId: string): Promise<Post> {
  let post: Post | undefined;
  await until(
    'its renditions',
    async () => {
      ({ post } = await persistCall(person.visitor, 'POST /api/post/image-post-byid', { imageId, profileId: me(person) }));
      return post.image?.status === 'READY';
    },
    takeOverSeconds,
  );
  if (!post) throw new Error(`no post ${imageId}`);
  return post;
}

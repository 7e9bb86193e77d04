// What people do at the front door; every act under one key, so that it may be asked again.
import { setTimeout as pause } from 'node:timers/promises';
import type { Visitor } from '../demo/visitor.ts';
import { persist, persistForm } from './persist.ts';
import { until } from './until.ts';
import type { World } from './world.ts';

export type Profile = { _id: string; username: string };
export type Image = { filePath: string; sources: { url: string }[]; status: string; key: string; description: string };
export type Post = { _id: string; title: string; writer: Profile; image?: Image };
type Promised = { key: string; url: string; fields: Record<string, string> };
export type Person = { name: string; email: string; password: string; visitor: Visitor };

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
/** Answers are checked by what the stories expect of them. */
export const listOf = <Entry>(value: unknown): Entry[] => (isList(value) ? value.filter((entry): entry is Entry => entry !== null) : []);

export const me = ({ visitor }: Person): string => visitor.userId();

export function newPerson(world: World, name: string): Person {
  const unique = `${name}-${Math.random().toString(36).slice(2, 8)}`;
  return { name: unique, email: `${unique}@kloak.example`, password: 'Sunday-Lunch-1', visitor: world.visitor() };
}

/** Posts, and expects 200. */
export async function ok(person: Person, path: string, body: object, key?: string): Promise<Record<string, unknown>> {
  const answer = await persist(person.visitor, path, { body, ...(key !== undefined && { key }) });
  expect({ path, status: answer.status, message: answer.body.message }).toEqual({ path, status: 200, message: undefined });
  return answer.body;
}

export async function register(person: Person): Promise<void> {
  const { name, email, password } = person;
  expect(await ok(person, '/api/users/register', { username: name, email, password, image: '' }, `register-${name}`)).toMatchObject({ success: true });
}

export async function signIn(person: Person): Promise<void> {
  const { name, email, password } = person;
  expect(await ok(person, '/api/users/login', { email, password })).toMatchObject({ loginSuccess: true, username: name });
}

export async function confirmAndSignIn(world: World, person: Person): Promise<void> {
  const token = await world.letterbox.confirmationToken(person.email);
  await ok(person, '/api/users/verify', { token }, `verify-${person.name}`);
  await signIn(person);
}

/** Somebody who has just registered may not be known everywhere for a moment: then one asks again, as a person would. */
export async function askConnections(person: Person, what: 'request' | 'accept' | 'all', ids: object): Promise<Record<string, unknown>> {
  const call = () =>
    what === 'all'
      ? persist(person.visitor, `/api/connection/all/${me(person)}`, { method: 'GET' })
      : persist(person.visitor, `/api/connection/${what}`, { body: ids });
  let answer = await call();
  for (let times = 0; answer.status === 404 && times < 20; times++) {
    await pause(500);
    answer = await call();
  }
  expect(answer.status).toBe(200);
  const { connections } = answer.body;
  return typeof connections === 'object' && connections !== null ? { ...connections } : {};
}

export async function connect(asks: Person, accepts: Person): Promise<void> {
  const ids = { profileFrom: me(asks), profileTo: me(accepts) };
  await askConnections(asks, 'request', ids);
  await askConnections(accepts, 'accept', ids);
}

export function openUpload(person: Person, fileName: string, bytes: Buffer): Promise<Record<string, unknown>> {
  const allFiles = [{ fileName, fileSize: bytes.length, type: 'image/jpeg' }];
  return ok(person, '/api/upload/uploadFilesV2', { allFiles, profileId: me(person) }, `open-${person.name}`);
}

export async function postBytes(person: Person, fileName: string, bytes: Buffer, opened: Record<string, unknown>): Promise<void> {
  const [form] = listOf<Promised>(opened.promises);
  if (!form) throw new Error('no form was promised');
  expect(await persistForm(person.visitor, form.url, form.fields, { name: fileName, type: 'image/jpeg', bytes })).toBe(204);
}

export type Details = { title: string; description: string; privacy: 'FAMILY_ONLY' | 'PRIVATE' };

/** Publishes what was opened and posted. A process that was killed while it checked the bytes goes on later than one call waits. */
export async function publish(person: Person, { allImages, allVideos, allPosts }: Record<string, unknown>, mediaData: Details): Promise<Post> {
  let post: Post | undefined;
  await until('the photograph to be published', async () => {
    const answer = await persist(person.visitor, '/api/upload/updateAll', {
      body: { mediaData, allImages, allVideos, allPosts, profileId: me(person) },
      key: `publish-${person.name}`,
    });
    if (answer.status === 409 && answer.body.code === 'not-arrived') return false;
    expect(answer.body).toMatchObject({ success: true });
    post = listOf<Post>(answer.body.posts)[0];
    return true;
  });
  if (!post) throw new Error('nothing was published');
  return post;
}

/** Resolves with the post once its renditions are there. */
export async function ready(person: Person, id: string): Promise<Post> {
  let post: Post | undefined;
  await until('its renditions', async () => {
    const answer = await ok(person, '/api/post/image-post-byid', { imageId: id, profileId: me(person) });
    post = listOf<Post>([answer.post])[0];
    return post?.image?.status === 'READY';
  });
  if (!post) throw new Error(`no post ${id}`);
  return post;
}

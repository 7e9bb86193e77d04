// Operations of people through the front door; each has an idempotency key, so it may be repeated.
import { untilFound } from '@kloak/platform/testing/until.ts';
import type { Answer, ApiName, Body, Post } from '@kloak/proto/api/types.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { join } from '@kloak/proto/client/join.ts';
import { type OpenUploadAnswer, openUpload, postFile, publishUpload, type UploadDetails, type Uploader } from '@kloak/proto/client/upload.ts';
import { CallError, type FormFile, type Visitor } from '@kloak/proto/client/visitor.ts';
import type { StoryFixture } from './fixture.ts';
import { persistCall, persistent, takeOverSeconds } from './persist.ts';

/** `id` is there once they have signed in. */
export type Person = { name: string; email: string; password: string; visitor: Visitor; id?: string };

export function me({ name, id }: Person): string {
  if (id === undefined) throw new Error(`${name} has not signed in yet`);
  return id;
}

export function newPerson(fixture: StoryFixture, name: string): Person {
  const unique = `${name}-${Math.random().toString(36).slice(2, 8)}`;
  return { name: unique, email: `${unique}@kloak.example`, password: 'Sunday-Lunch-1', visitor: fixture.visitor() };
}

/** For `catch`: returns `undefined` for this refusal and rethrows others. */
export const allowRefusal =
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

export async function confirmAndSignIn(fixture: StoryFixture, person: Person): Promise<void> {
  const token = await fixture.letterbox.confirmationToken(person.email);
  await persistCall(person.visitor, 'POST /api/users/verify', { token }, `verify-${person.name}`);
  await signIn(person);
}

/** Registers somebody and, unless `verified` is false, confirms the address. */
export async function joinAs({ letterbox }: StoryFixture, person: Person, { verified = true }: { verified?: boolean } = {}): Promise<void> {
  const { name, email, password, visitor } = person;
  const keys = { register: `register-${name}`, verify: `verify-${name}` };
  person.id = await join(persistent(visitor).call, { username: name, email, password }, verified ? letterbox.confirmationToken : undefined, keys);
}

/** A new member with a confirmed address. */
export async function newMember(fixture: StoryFixture, name: string): Promise<Person> {
  const person = newPerson(fixture, name);
  await joinAs(fixture, person);
  return person;
}

/** Two connected members. */
export async function connectedMembers(fixture: StoryFixture): Promise<{ anna: Person; ben: Person }> {
  const [anna, ben] = [await newMember(fixture, 'anna'), await newMember(fixture, 'ben')];
  await connect(anna, ben);
  return { anna, ben };
}

/** A new account may be unknown to other services for a moment, so the call is repeated. */
export function callOnceKnown<Name extends ApiName>({ visitor }: Person, name: Name, fields: Body<Name>): Promise<Answer<Name>> {
  return untilFound('the other one to be known', () => persistCall(visitor, name, fields).catch(allowRefusal(404)));
}

export function connect(asks: Person, accepts: Person): Promise<void> {
  const known = (person: Person): Pick<Uploader, 'id' | 'call'> => ({ id: me(person), call: (name, fields) => callOnceKnown(person, name, fields) });
  return connectMembers(known(asks), known(accepts));
}

/** Client for uploads that retries while the server is unavailable. */
export const uploader = (person: Person): Uploader => ({ id: me(person), ...persistent(person.visitor) });

/** Publishes an uploaded file. After a crash, the check of the bytes may take longer than one call waits. */
export function publish(person: Person, opened: OpenUploadAnswer, details: UploadDetails): Promise<Post> {
  return untilArrived(() => publishUpload(uploader(person), opened, details, `publish-${person.name}`));
}

/** Publishes again while bytes are being checked. */
export function untilArrived<Published>(publishOnce: () => Promise<Published>): Promise<Published> {
  return untilFound('what was sent to be published', () => publishOnce().catch(allowRefusal(409, 'not-arrived')), takeOverSeconds);
}

/** Current post. */
export async function currentPost(person: Person, imageId: string): Promise<Post> {
  return (await persistCall(person.visitor, 'POST /api/post/image-post-byid', { imageId, profileId: me(person) })).post;
}

/** Resolves with the post once its renditions are there. */
export function untilRendered(person: Person, imageId: string): Promise<Post> {
  const find = async () => {
    const post = await currentPost(person, imageId);
    return post.image?.status === 'READY' ? post : undefined;
  };
  return untilFound('its renditions', find, takeOverSeconds);
}

/** Uploads and publishes one file; resolves with its post once its renditions are there. */
export async function share(person: Person, file: FormFile, details: UploadDetails): Promise<Post> {
  const opened = await openUpload(uploader(person), [file]);
  await postFile(uploader(person), opened, file);
  return untilRendered(person, (await publish(person, opened, details))._id);
}

// People with accounts at the front door, by the same steps as anybody.
import type { Answer, Post } from '@kloak/proto/api/types.ts';
import { type FormFile, type Visitor, visitor } from '@kloak/proto/client/visitor.ts';
import type { Letterbox } from '../../deploy/stories/letterbox.ts';

export type Member = { id: string; visitor: Visitor };
const password = 'Sunday-Lunch-1';

export async function join(base: string, letterbox: Letterbox, name: string): Promise<Member> {
  const { call } = visitor(base);
  const email = `${name}@kloak.example`;
  await call('POST /api/users/register', { username: name, email, password, image: '' });
  await call('POST /api/users/verify', { token: await letterbox.confirmationToken(email) });
  return signIn(base, name);
}

export async function signIn(base: string, name: string): Promise<Member> {
  const browser = visitor(base);
  const { userId } = await browser.call('POST /api/users/login', { email: `${name}@kloak.example`, password });
  return { id: userId, visitor: browser };
}

export async function connect(one: Member, other: Member): Promise<void> {
  const ids = { profileFrom: one.id, profileTo: other.id };
  await one.visitor.call('POST /api/connection/request', ids);
  await other.visitor.call('POST /api/connection/accept', ids);
}

type Opened = Answer<'POST /api/upload/uploadFilesV2'>;

export function openUpload({ id, visitor: { call } }: Member, files: readonly FormFile[]): Promise<Opened> {
  const allFiles = files.map(({ fileName, type, bytes }) => ({ fileName, type, fileSize: bytes.length }));
  return call('POST /api/upload/uploadFilesV2', { allFiles, profileId: id });
}

/** Opens an upload of one file and posts its bytes. */
export async function sendFile(member: Member, file: FormFile): Promise<Opened> {
  const opened = await openUpload(member, [file]);
  const [form] = opened.promises;
  if (!form) throw new Error('no form was promised');
  await member.visitor.postForm(form, file);
  return opened;
}

/** Publishes what was posted. */
export async function publish({ id, visitor: { call } }: Member, { allImages, allVideos, allPosts }: Opened, title: string): Promise<Post> {
  const mediaData = { title, description: '', privacy: 'FAMILY_ONLY' } as const;
  const { posts } = await call('POST /api/upload/updateAll', { mediaData, allImages, allVideos, allPosts, profileId: id });
  const [post] = posts;
  if (!post) throw new Error('nothing was published');
  return post;
}

// People with accounts at the front door, by the same steps as anybody.
import { type Visitor, visit } from '../../deploy/demo/visitor.ts';
import type { Letterbox } from '../../deploy/stories/letterbox.ts';

export type Member = { id: string; visitor: Visitor };
const password = 'Sunday-Lunch-1';

export async function join(base: string, letterbox: Letterbox, name: string): Promise<Member> {
  const visitor = visit(base);
  const email = `${name}@kloak.example`;
  await visitor.post('/api/users/register', { username: name, email, password, image: '' });
  await visitor.post('/api/users/verify', { token: await letterbox.confirmationToken(email) });
  return signIn(base, name);
}

export async function signIn(base: string, name: string): Promise<Member> {
  const visitor = visit(base);
  await visitor.post('/api/users/login', { email: `${name}@kloak.example`, password });
  return { id: visitor.userId(), visitor };
}

export async function connect(one: Member, other: Member): Promise<void> {
  const ids = { profileFrom: one.id, profileTo: other.id };
  await one.visitor.post('/api/connection/request', ids);
  await other.visitor.post('/api/connection/accept', ids);
}

type Form = { key: string; url: string; fields: Record<string, string> };
export type Opened = { promises: Form[]; allImages: object[]; allVideos: object[]; allPosts: object[] };

export function openUpload({ id, visitor }: Member, files: { fileName: string; size: number; type: string }[]): Promise<Opened> {
  return visitor.post('/api/upload/uploadFilesV2', { allFiles: files.map(({ size, ...file }) => ({ ...file, fileSize: size })), profileId: id });
}

export type Published = { _id: string; image: { filePath: string; status: string; sources: { url: string; width: number }[] } };

/** Publishes what was posted. */
export async function publish({ id, visitor }: Member, opened: Opened, title: string): Promise<Published> {
  const { allImages, allVideos, allPosts } = opened;
  const mediaData = { title, description: '', privacy: 'FAMILY_ONLY' };
  const { posts } = await visitor.post<{ posts: Published[] }>('/api/upload/updateAll', { mediaData, allImages, allVideos, allPosts, profileId: id });
  const [post] = posts;
  if (!post) throw new Error('nothing was published');
  return post;
}

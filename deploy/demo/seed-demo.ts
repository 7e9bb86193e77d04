import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from '@kloak/platform/ports/mail.ts';
import { comments, family, type Person, type Photo, password, photos } from './family.ts';
import { type Visitor, visit } from './visitor.ts';

type Parts = { base: string; dataDir: string; mail: Mail };

const marker = (dataDir: string) => join(dataDir, 'demonstration-family');

async function confirm(visitor: Visitor, person: Person, mail: Mail): Promise<void> {
  const link = (await mail.outbox(50)).find(({ to }) => to.includes(person.email))?.text.match(/confirm-email\/(\S+)/);
  if (!link) throw new Error(`no confirmation mail for ${person.email}`);
  await visitor.post('/api/users/verify', { token: link[1] });
}

async function joinFamily(base: string, person: Person, mail: Mail): Promise<Visitor> {
  const visitor = visit(base);
  const { username, email } = person;
  await visitor.post('/api/users/register', { username, email, password, image: '' }, `demo-register-${username}`);
  await visitor.post('/api/users/login', { email, password });
  await until(async () => (await mail.outbox(50)).some(({ to }) => to.includes(email)));
  await confirm(visitor, person, mail).catch((error: Error) => {
    if (!error.message.startsWith('409')) throw error;
  });
  return visitor;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('the demonstration family could not be made in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

type Opened = { promises: { key: string; url: string; fields: Record<string, string> }[]; allImages: unknown[]; allVideos: unknown[]; allPosts: unknown[] };

/** Uploads one picture as a browser would. Answers the id of its post. */
async function share(visitor: Visitor, photo: Photo): Promise<string> {
  // Loaded for the one time that it is needed: it brings an image library.
  const { drawScene } = await import('./draw-scene.ts');
  const bytes = await drawScene(photo.scene);
  const { fileName, title, description, privacy } = photo;
  const profileId = visitor.userId();
  const opened = await visitor.post<Opened>(
    '/api/upload/uploadFilesV2',
    { allFiles: [{ fileName, fileSize: bytes.length, type: 'image/jpeg' }], profileId },
    `demo-upload-${fileName}`,
  );
  const form = opened.promises[0];
  if (!form) throw new Error('no form was promised');
  const stored = await visitor.postForm(form.url, form.fields, { name: fileName, type: 'image/jpeg', bytes });
  if (stored !== 204) throw new Error(`${stored}: ${fileName} was not stored`);
  const { allImages, allVideos, allPosts } = opened;
  const mediaData = { title, description, privacy };
  const { posts } = await visitor.post<{ posts: { _id: string }[] }>(
    '/api/upload/updateAll',
    { mediaData, allImages, allVideos, allPosts, profileId },
    `demo-publish-${fileName}`,
  );
  const post = posts[0];
  if (!post) throw new Error('nothing was published');
  return post._id;
}

/** Fills an empty vault through the front door, as its people would. A repeat after a crash finds what is there by its keys. */
export async function seedDemo({ base, dataDir, mail }: Parts): Promise<void> {
  if (!existsSync(marker(dataDir))) {
    console.log('Making the demonstration family …');
    const visitors = new Map<string, Visitor>();
    for (const person of family) visitors.set(person.username, await joinFamily(base, person, mail));
    const of = (username: string): Visitor => {
      const visitor = visitors.get(username);
      if (!visitor) throw new Error(`${username} is not of the family`);
      return visitor;
    };
    for (const [index, { username }] of family.entries()) {
      for (const other of family.slice(index + 1)) {
        const ids = { profileFrom: of(username).userId(), profileTo: of(other.username).userId() };
        await of(username).post('/api/connection/request', ids, `demo-request-${username}-${other.username}`);
        await of(other.username).post('/api/connection/accept', ids, `demo-accept-${username}-${other.username}`);
      }
    }
    const posts = new Map<string, string>();
    for (const photo of photos) posts.set(photo.fileName, await share(of(photo.owner), photo));
    for (const { photo, by, text } of comments) {
      const item = { imagePostId: posts.get(photo), writer: of(by).userId() };
      await of(by).post('/api/comment/saveComment', { ...item, content: text }, `demo-comment-${photo}-${by}`);
      await of(by).post(
        '/api/image/addImageReaction',
        { imageId: posts.get(photo), profile: of(by).userId(), reactionType: 'Love' },
        `demo-heart-${photo}-${by}`,
      );
    }
    await writeFile(marker(dataDir), 'The demonstration family is in this vault. Start with KLOAK_DEMO=0 on an empty folder to be without it.\n');
  }
  console.log(`The demonstration family: ${family.map(({ email }) => email).join(', ')} — password ${password}`);
}

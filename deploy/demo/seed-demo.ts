import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Mail } from '@kloak/platform/ports/mail.ts';
import type { RunningService } from '@kloak/platform/run.ts';
import { confirmationToken } from '@kloak/proto/client/confirmation-token.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { CallError, type Visitor, visitor } from '@kloak/proto/client/visitor.ts';
import { albums, comments, family, invites, type Person, password } from './family.ts';
import { findFamily, hasOthers } from './find-family.ts';
import { markerIn } from './marker.ts';
import type { SharedPost } from './share-batch.ts';
import { batches } from './shots.ts';

type DemoMember = Visitor & { id: string };
type SeedDemoOptions = { base: string; dataDir: string; mail: Mail; identity: RunningService };

const maxWaitMs = 20_000;

/** The token in the link of the confirmation mail; waits for the mail. */
async function mailedToken(mail: Mail, email: string): Promise<string> {
  for (const end = Date.now() + maxWaitMs; Date.now() < end; await pause(50)) {
    const [token] = (await mail.outbox(50)).filter(({ to }) => to.includes(email)).flatMap(({ text }) => confirmationToken(text) ?? []);
    if (token !== undefined) return token;
  }
  throw new Error(`no confirmation mail for ${email} in time: the demonstration family could not be made`);
}

async function joinFamily(base: string, person: Person, mail: Mail): Promise<DemoMember> {
  const browser = visitor(base);
  const { username, email } = person;
  await browser.call('POST /api/users/register', { username, email, password, image: '' }, `demo-register-${username}`);
  const { userId } = await browser.call('POST /api/users/login', { email, password });
  const token = await mailedToken(mail, email);
  await browser.call('POST /api/users/verify', { token }).catch((error: unknown) => {
    if (!(error instanceof CallError) || error.status !== 409) throw error;
  });
  return { ...browser, id: userId };
}

function given<Value>(things: ReadonlyMap<string, Value>, name: string): Value {
  const thing = things.get(name);
  if (thing === undefined) throw new Error(`${name} is not of the family`);
  return thing;
}

async function makeFamily({ base, mail }: Pick<SeedDemoOptions, 'base' | 'mail'>): Promise<void> {
  const members = new Map<string, DemoMember>();
  for (const person of family) {
    const member = await joinFamily(base, person, mail);
    members.set(person.username, member);
    for (const { by, email } of invites) {
      const ids = { userId: member.id, profile: member.id };
      if (by === person.username) await member.call('POST /api/invites/adminInvite', { email, ...ids }, `demo-invite-${email}`);
    }
  }
  for (const [index, { username }] of family.entries()) {
    for (const other of family.slice(index + 1)) {
      const names = `${username}-${other.username}`;
      const keys = { request: `demo-request-${names}`, accept: `demo-accept-${names}` };
      await connectMembers(given(members, username), given(members, other.username), keys);
    }
  }
  const { shareBatch } = await import('./share-batch.ts');
  const posts = new Map<string, SharedPost>();
  for (const [index, batch] of batches.entries()) {
    for (const [title, post] of await shareBatch(given(members, batch.owner), batch, `demo-${index}`)) posts.set(title, post);
  }
  for (const [index, { owner, name, description, shots }] of albums.entries()) {
    const { id, call } = given(members, owner);
    const held = shots.map((title) => given(posts, title).id);
    await call('POST /api/image/add-to-album', { album: { name, description }, posts: held, privacy: 'FAMILY_ONLY', profileId: id }, `demo-album-${index}`);
  }
  for (const [index, { about, by, text }] of comments.entries()) await speak(given(members, by), given(posts, about), text, `demo-said-${index}`);
  const memberOf = (name: string) => given(members, name);
  const postOf = (title: string) => given(posts, title).id;
  const { writeChats } = await import('./write-chats.ts');
  await writeChats(memberOf, postOf);
  const { writeGroups } = await import('./write-groups.ts');
  await writeGroups(memberOf, postOf);
}

/** Says something and gives a heart. */
async function speak({ id: me, call }: DemoMember, { kind, id }: SharedPost, content: string, key: string): Promise<void> {
  const [comment, heart] = [`${key}-comment`, `${key}-heart`];
  if (kind === 'image') {
    await call('POST /api/comment/saveComment', { imagePostId: id, writer: me, content }, comment);
    await call('POST /api/image/addImageReaction', { imageId: id, profile: me, reactionType: 'Love' }, heart);
  } else {
    await call('POST /api/comment/saveComment', { postId: id, writer: me, content }, comment);
    await call('POST /api/video/addVideoReaction', { videoId: id, profile: me, reactionType: 'Love' }, heart);
  }
}

/**
 * Fills an empty vault through the front door, like its people. A repeat after a crash finds existing parts by idempotency keys. A vault with other
 * accounts, or without the removed family, stays unchanged.
 */
export async function seedDemo({ base, dataDir, mail, identity }: SeedDemoOptions): Promise<void> {
  const marker = markerIn(dataDir);
  if (!existsSync(marker)) {
    const { store, platform } = identity.runtime;
    if (await hasOthers(store, await findFamily(platform.rpc))) return;
    console.log('Making the demonstration family …');
    await makeFamily({ base, mail });
    await writeFile(marker, 'The demonstration family is in this vault. `npm run remove-demo` takes it out.\n');
  }
  console.log(`The demonstration family: ${family.map(({ email }) => email).join(', ')} — password ${password}`);
}

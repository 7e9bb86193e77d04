// A folder with the demonstration family and a real member: served to others, locked, and with the family removed.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import type { Post } from '@kloak/proto/api/types.ts';
import { openUpload, postFile } from '@kloak/proto/client/upload.ts';
import type { FormFile, Visitor } from '@kloak/proto/client/visitor.ts';
import { password } from '../demo/family.ts';
import { type EmbeddedFixture, embeddedFixture } from './fixture.ts';
import { callOnceKnown, connect, joinAs, me, newMember, newPerson, type Person, publish, register, signIn, untilRendered, uploader } from './people.ts';
import { persistCall, persistGet } from './persist.ts';
import type { ProductProcess } from './process.ts';
import { newStory } from './story.ts';

/** Settings behind a proxy. */
const publicly = { KLOAK_CONTACT_EMAIL: 'family@example.org', KLOAK_URL: 'http://photos.example.org', HOST: '127.0.0.1' };

type SharedPost = { post: Post; photo: FormFile };

async function share(person: Person, fileName: string): Promise<SharedPost> {
  const photo = { fileName, type: 'image/jpeg', bytes: await drawPhoto({ seed: fileName.length }) };
  const opened = await openUpload(uploader(person), [photo]);
  await postFile(uploader(person), opened, photo);
  const { _id } = await publish(person, opened, { title: fileName, privacy: 'FAMILY_ONLY' });
  return { photo, post: await untilRendered(person, _id) };
}

/** Keys in the folder's metadata files that name a person. */
async function keysNaming(id: string, dataDir: string): Promise<string[]> {
  const files = (await readdir(dataDir, { recursive: true })).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(files.map((name) => readFile(join(dataDir, name), 'utf8')));
  // A record of the destroyed key stays, so that no new one is made.
  return texts.filter((text) => text.includes(id) && !text.includes(`key-destroyed/${id}`));
}

async function greet(person: Person, roomId: string): Promise<void> {
  await persistCall(person.visitor, 'POST /api/chatbox/submit-message', { messageBody: `Hello from ${person.name}`, profile: me(person), roomId });
}

/** Creates a group with invites. */
async function begin(owner: Person, name: string, invited: readonly Person[]): Promise<string> {
  const founded = { name, description: '', invitedIdList: invited.map(me), profile: me(owner) };
  return (await callOnceKnown(owner, 'POST /api/groups/create-new-group', founded)).savedGroup._id;
}

async function postTo(groupId: string, person: Person): Promise<void> {
  await persistCall(person.visitor, 'POST /api/groups/create-group-post', { text: `Hello from ${person.name}`, groupId, profile: me(person) });
}

const isSignedIn = async (visitor: Visitor) => (await persistCall(visitor, 'GET /api/users/auth', {})).isAuth;
const signInAnswer = ({ email, password: word, visitor }: Person) => visitor.sendCall('POST /api/users/login', { email, password: word });

describe('a folder with the demonstration family in it', () => {
  let fixture: EmbeddedFixture;
  let now: ProductProcess | undefined;
  let anna: Person;
  let clara: Person;
  let hers: SharedPost;
  let claras: SharedPost;
  /** Room of Anna and Clara; and Anna's room with both Clara and Dora. */
  let [pair, group] = ['', ''];
  /** Groups: Anna's with Clara as a member, Anna's with nobody yet, and Clara's, to which Anna is invited. */
  let groups: { withClara: string; alone: string; claras: string };
  /** Older sessions of Anna's: with both tokens, and with the refresh token only. */
  let olds: readonly Visitor[];

  const serve = async (env: Record<string, string>) => {
    await now?.stop();
    now = fixture.another(env);
    await now.start();
  };
  const remove = async () => {
    const removal = fixture.another({}, ['--remove-demo']);
    return { code: await removal.run(), said: removal.output() };
  };

  beforeAll(async () => {
    fixture = await embeddedFixture();
    now = fixture.targets[0];
    anna = { name: 'anna', email: 'anna@kloak.example', password, visitor: fixture.visitor() };
    await joinAs(fixture, anna);
    clara = await newMember(fixture, 'clara');
    const dora = await newMember(fixture, 'dora');
    for (const other of [clara, dora]) await connect(anna, other);
    for (const email of ['inge@kloak.example', 'otto@kloak.example'])
      await persistCall(anna.visitor, 'POST /api/invites/adminInvite', { email, userId: me(anna), profile: me(anna) });
    [hers, claras] = [await share(anna, 'family.jpg'), await share(clara, 'claras-own.jpg')];
    await persistCall(anna.visitor, 'POST /api/comment/saveComment', { content: 'Lovely!', writer: me(anna), imagePostId: claras.post._id });
    const named = { name: 'The lake', author: me(anna), profiles: [me(clara), me(dora)] };
    group = (await callOnceKnown(anna, 'POST /api/chatbox/create-chat-group', named)).room._id;
    pair = (await callOnceKnown(anna, 'POST /api/chatbox/profile-conversation', { profileIds: [me(clara)] })).room._id;
    for (const roomId of [pair, group]) for (const person of [anna, clara]) await greet(person, roomId);
    groups = {
      withClara: await begin(anna, 'Lake house', [clara, dora]),
      alone: await begin(anna, 'Surprise', [clara]),
      claras: await begin(clara, 'Choir', [anna]),
    };
    await persistCall(clara.visitor, 'POST /api/groups/accept-group-invite', { profileId: me(clara), invite: groups.withClara });
    for (const person of [anna, clara]) await postTo(groups.withClara, person);
    const lasting = { ...anna, visitor: fixture.visitor() };
    await signIn(lasting);
    lasting.visitor.setCookie('kloak-access');
    olds = [anna.visitor, lasting.visitor];
  }, 240_000);
  afterAll(async () => {
    await now?.stop();
    await fixture?.close();
  });

  const addStep = newStory();

  addStep('is not served where others can reach it, and says what can be done', async () => {
    await expect(serve(publicly)).rejects.toThrow(/ended with 78: [\s\S]*holds the demonstration family[\s\S]*npm run remove-demo[\s\S]*KLOAK_DEMO=locked/);
    await expect(serve({ ...publicly, KLOAK_DEMO: '1', SMTP_URL: '' })).rejects.toThrow(/ended with 78: [\s\S]*KLOAK_DEMO=1 is refused/);
  });

  addStep('is served there when its accounts are locked: no password and no session of theirs is worth anything', async () => {
    await serve({ ...publicly, KLOAK_DEMO: 'locked' });
    expect(now?.output()).toContain('The demonstration family is locked: nobody signs in as anna.');
    for (const visitor of olds) expect(await isSignedIn(visitor)).toBe(false);
    expect(await signInAnswer(anna)).toMatchObject({ status: 401, body: { code: 'bad-credentials' } });
    expect(await isSignedIn(clara.visitor)).toBe(true);
    expect(await signInAnswer(clara)).toMatchObject({ status: 200 });
  });

  addStep('has its accounts as they were on its own machine', async () => {
    await serve({});
    await signIn(anna);
    expect(await isSignedIn(anna.visitor)).toBe(true);
  });

  addStep('keeps the family while it is served', async () => {
    expect(await remove()).toMatchObject({ code: 1, said: expect.stringContaining('in use by another running Kloak') });
    expect(await isSignedIn(anna.visitor)).toBe(true);
    expect(await keysNaming(me(anna), fixture.dataDir)).not.toEqual([]);
  });

  addStep('is rid of it by one command, which finds nothing the second time', async () => {
    await now?.stop();
    expect(await remove()).toMatchObject({ code: 0, said: expect.stringContaining('The demonstration family is removed from') });
    expect(await remove()).toMatchObject({ code: 0, said: expect.stringContaining('There is no demonstration family in') });
    expect(await keysNaming(me(anna), fixture.dataDir)).toEqual([]);
  });

  addStep('is served to others from then on, without anything of the family', async () => {
    await serve(publicly);
    expect(await isSignedIn(anna.visitor)).toBe(false);
    expect(await signInAnswer(anna)).toMatchObject({ status: 401 });
    const ofClara = { profileId: me(clara) };
    expect(await persistCall(clara.visitor, 'GET /api/connection/all/{profileId}', ofClara)).toMatchObject({
      connections: { friends: [], pending: [], requested: [] },
    });
    expect((await persistCall(clara.visitor, 'POST /api/profile/find-media-byfamily', ofClara)).profiles).toEqual([]);
    expect((await clara.visitor.sendCall('POST /api/post/image-post-byid', { imageId: hers.post._id, ...ofClara })).status).toBe(404);
    expect((await clara.visitor.sendCall('POST /api/users/find-profile', { query: anna.email })).status).toBe(404);
  });

  addStep('has their chats with others without its words, out of its groups, and with nobody to write to', async () => {
    const ask = (roomId: string) => persistCall(clara.visitor, 'POST /api/chatbox/conversation-query', { roomId });
    const [ofTwo, ofMore] = [await ask(pair), await ask(group)];
    for (const { conversation } of [ofTwo, ofMore]) {
      expect(conversation).toMatchObject([
        { messageBody: '', deleted: true, profile: { username: '' } },
        { messageBody: `Hello from ${clara.name}`, profile: { username: clara.name } },
      ]);
    }
    expect(ofTwo.room).toMatchObject({ readOnly: true, profiles: [{ username: '' }, { username: clara.name }] });
    expect(ofMore.room.profiles.map(({ username }) => username)).toEqual([clara.name, expect.stringContaining('dora')]);
    expect(ofMore.room.name).toBe('');
    await greet(clara, group);
  });

  addStep('has a group that others are in with one of them as its owner, and none where only the family was', async () => {
    const ofClara = { profileId: me(clara) };
    const lists = await persistCall(clara.visitor, 'POST /api/groups/groups-by-profile', ofClara);
    expect(lists.myGroups.map(({ _id }) => _id).toSorted()).toEqual([groups.withClara, groups.claras].toSorted());
    expect(lists.groupInvites).toEqual([]);
    const { group: left, isOwner, posts } = await persistCall(clara.visitor, 'POST /api/groups/group-by-id', { groupId: groups.withClara, ...ofClara });
    expect({ isOwner, count: left.memberCount, posts: posts.map(({ text }) => text) }).toEqual({
      isOwner: true,
      count: 1,
      posts: [`Hello from ${clara.name}`],
    });
    const own = await persistCall(clara.visitor, 'POST /api/groups/group-by-id', { groupId: groups.claras, ...ofClara });
    expect(own.group.invited).toEqual([]);
    expect((await clara.visitor.sendCall('POST /api/groups/group-by-id', { groupId: groups.alone, ...ofClara })).status).toBe(404);
  });

  addStep('has all that the others kept, without what the family said to it, and the name for whoever comes', async () => {
    const { _id, image } = await untilRendered(clara, claras.post._id);
    expect(image?.fileName).toBe(claras.photo.fileName);
    const { fileUrl } = await persistCall(clara.visitor, 'POST /api/post/download-post', { fileKey: image?.key ?? '' });
    expect((await persistGet(clara.visitor, fileUrl)).bytes.equals(claras.photo.bytes)).toBe(true);
    const { comments } = await persistCall(clara.visitor, 'POST /api/comment/getImageComments', { imageId: _id, page: 0, perPage: 25 });
    expect(comments).toEqual([]);
    await register({ ...newPerson(fixture, 'anna'), name: 'anna' });
  });
});

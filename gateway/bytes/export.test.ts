// Full export of a member: requested, made, and read without our server.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { untilFound } from '@kloak/platform/testing/until.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { loadServices } from '../../deploy/services.ts';
import { publishPhoto } from '../testing/photo.ts';
import { readZip } from '../testing/read-zip.ts';
import { type Person, password, startVault, type Vault } from '../testing/vault.ts';

const run = promisify(execFile);

let vault: Vault;
let anna: Person;
let ben: Person;
let folder = '';
const [beach, lake] = await Promise.all([drawPhoto({ seed: 1, fromPhone: true }), drawPhoto({ seed: 2, format: 'png' })]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kloak-export-'));
  vault = await startVault(await loadServices());
  [anna, ben] = await Promise.all([vault.join('anna'), vault.join('ben')]);
  await connectMembers(anna, ben);
  const details = { title: 'Beach & <sea>', description: 'Us', privacy: 'FAMILY_ONLY' } as const;
  const { id } = await publishPhoto(vault, anna, beach, details);
  await anna.call('POST /api/post/turn', { posts: [id], quarterTurns: 1, profileId: anna.id });
  await vault.harness.settled();
  const loose = await publishPhoto(vault, anna, lake, { title: 'Lake', privacy: 'PRIVATE' });
  await anna.call('POST /api/post/change-taken', { posts: [loose.id], taken: { month: '1987-06', about: true }, profileId: anna.id });
  await anna.call('POST /api/image/add-to-album', { posts: [id], album: { name: 'Sea: 2024?' }, privacy: 'PRIVATE', profileId: anna.id });
  const said = await ben.call('POST /api/comment/saveComment', { content: 'Lovely!', writer: ben.id, imagePostId: id });
  await anna.call('POST /api/comment/saveComment', { content: 'Is it not?', writer: anna.id, imagePostId: id, responseTo: said.result[0]?._id ?? '' });
  await ben.call('POST /api/image/addImageReaction', { imageId: id, profile: ben.id, reactionType: 'Love' });
  await anna.call('POST /api/chatbox/submit-message', { messageBody: 'Hello Ben', profile: anna.id, roomId: null, profileTo: ben.id });
  await ben.call('POST /api/chatbox/submit-message', { messageBody: 'Hello Anna', profile: ben.id, roomId: null, profileTo: anna.id });
});
afterAll(async () => {
  await vault.close();
  await rm(folder, { recursive: true, force: true });
});

const asked = async (who: Person) => (await who.call('POST /api/post/get-export', { profileId: who.id })).export;
const ready = (who: Person) =>
  untilFound('an export', async () => {
    const found = await asked(who);
    return found?.status === 'ready' ? found : undefined;
  });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

it('holds the originals by album and date, what was said of them, and whom the member knows', async () => {
  const begun = (await anna.call('POST /api/post/request-export', { profileId: anna.id, password })).export;
  expect(begun).toMatchObject({ status: 'making', itemsTotal: 2, parts: [] });
  // A repeated request during the work returns the same export.
  expect((await anna.call('POST /api/post/request-export', { profileId: anna.id, password })).export?._id).toBe(begun?._id);
  const made = await ready(anna);
  expect(made).toMatchObject({ _id: begun?._id, itemsDone: 2, parts: [{ fileName: expect.stringMatching(/^kloak-everything-[\d-]+\.zip$/) }] });

  const answer = await anna.fetch(made.parts[0]?.fileUrl ?? '');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const bytes = await bytesOf(answer);
  expect(bytes.length).toBe(Number(answer.headers.get('content-length')));
  await writeFile(join(folder, 'all.zip'), bytes);
  const files = new Map((await readZip(bytes)).map((entry) => [entry.name, entry.bytes]));
  const inAlbum = 'Albums/Sea_ 2024_/2024-01-01 00.30.00 beach.png';
  expect(files.get(inAlbum)).toEqual(beach);
  const loose = 'Photos and videos/1987/1987-06-15 12.00.00 beach.png';
  expect(files.get(loose)).toEqual(lake);
  expect(JSON.parse(String(files.get(`${loose}.json`)))).toMatchObject({ takenAt: '1987-06-15T12:00:00', takenPrecision: 'month', takenAbout: true });
  const looseXmp = String(files.get(`${loose}.xmp`));
  for (const part of ['<xmp:CreateDate>1987-06</xmp:CreateDate>', '<photoshop:DateCreated>1987-06</photoshop:DateCreated>', 'kloak:takenAbout'])
    expect(looseXmp).toContain(part);
  expect(JSON.parse(String(files.get(`${inAlbum}.json`)))).toMatchObject({
    title: 'Beach & <sea>',
    description: 'Us',
    takenAt: '2024-01-01T00:30:00',
    place: { latitude: expect.any(Number), longitude: expect.any(Number) },
    albums: ['Sea: 2024?'],
    sharedWithFamily: true,
    takenPrecision: 'time',
    takenAbout: false,
    turned: { quarterTurns: 1, orientation: 3 },
    file: { sha256: createHash('sha256').update(beach).digest('hex') },
    hearts: ['ben'],
    comments: [{ by: 'ben', text: 'Lovely!', replies: [{ by: 'anna', text: 'Is it not?' }] }],
  });
  const xmp = String(files.get(`${inAlbum}.xmp`));
  for (const part of [
    'Beach &amp; &lt;sea&gt;',
    '<rdf:li>Sea: 2024?</rdf:li>',
    '2024-01-01T00:30:00',
    '<exif:GPSLatitude>',
    '<tiff:Orientation>3</tiff:Orientation>',
    'Lovely!',
    'Is it not?',
  ])
    expect(xmp).toContain(part);
  expect(JSON.parse(String(files.get('connections.json')))).toMatchObject({ connections: [{ name: 'ben', email: ben.email }] });
  expect(JSON.parse(String(files.get('account.json')))).toMatchObject({ name: 'anna', email: anna.email });
  // The export has one's own messages only.
  expect(JSON.parse(String(files.get('messages/messages-0001.json')))).toEqual([{ at: expect.any(String), with: ['ben'], text: 'Hello Ben' }]);
  expect([...files.keys()].filter((name) => name.startsWith('data/thumbnails/'))).toHaveLength(2);
  expect(String(files.get('index.html'))).toContain('Everything I have');

  const sums = new Map([...files].map(([name, content]) => [name, createHash('sha256').update(content).digest('hex')]));
  sums.delete('manifest.sha256');
  const manifest = String(files.get('manifest.sha256')).trim().split('\n');
  expect(new Map(manifest.map((line) => [line.slice(66), line.slice(0, 64)]))).toEqual(sums);
});

it('is whole for the programs that people have', async () => {
  const archive = join(folder, 'all.zip');
  const reads: [string, string[]][] = [
    ['unzip', ['-t', archive]],
    ['python3', ['-c', 'import sys, zipfile; sys.exit(zipfile.ZipFile(sys.argv[1]).testzip() is not None)', archive]],
  ];
  for (const [program, args] of reads) {
    const isThere = await run(program, [program === 'unzip' ? '-v' : '--version']).then(
      () => true,
      () => false,
    );
    if (isThere) await run(program, args);
    else console.warn(`skipped: there is no ${program} here to read the archive with`);
  }
  expect((await readFile(archive)).length).toBeGreaterThan(0);
});

it('goes on where its download broke off, and is for nobody else', async () => {
  const { fileUrl = '' } = (await ready(anna)).parts[0] ?? {};
  const all = await anna.fetch(fileUrl);
  const [etag, bytes] = [all.headers.get('etag') ?? '', await bytesOf(all)];
  const rest = await anna.fetch(fileUrl, { headers: { range: 'bytes=3000-', 'if-range': etag } });
  expect([rest.status, (await bytesOf(rest)).equals(bytes.subarray(3000))]).toEqual([206, true]);
  expect((await vault.guest().fetch(fileUrl)).status).toBe(401);
  expect((await ben.fetch(fileUrl)).status).toBe(404);
  for (const path of [fileUrl.replace('/1/', '/2/'), fileUrl.replace('/1/', '/0/'), fileUrl.replace('everything', 'all')])
    expect((await anna.fetch(path)).status).toBe(404);
});

it('is told by mail, and another takes its place three times a day', async () => {
  await vault.harness.settled();
  expect((await vault.harness.messages()).filter(({ to }) => to === anna.email).map(({ subject }) => subject)).toContain(
    'Everything you have in Kloak is ready',
  );
  const first = await ready(anna);
  for (const _ of [2, 3]) {
    await anna.call('POST /api/post/request-export', { profileId: anna.id, password });
    await ready(anna);
  }
  expect(await anna.send('/api/post/request-export', { body: { profileId: anna.id, password } })).toMatchObject({
    status: 429,
    body: { code: 'too-many-exports' },
  });
  await vault.harness.settled();
  expect((await anna.fetch(first.parts[0]?.fileUrl ?? '')).status).toBe(404);
  const kept = await Array.fromAsync(vault.harness.platform.blobs.list(`export/${anna.id}/`));
  expect(new Set(kept.map((key) => key.split('/')[2]))).toEqual(new Set([(await asked(anna))?._id]));
});

// Attacks on the service for others, each as fast as one process can. Requests are prepared before the measurement.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { publishUpload } from '@kloak/proto/client/upload.ts';
import { sendFile } from '../setup/members.ts';
import { type AttackTarget, dripping, flooding, type Hit, pinging, pipelining } from './attack-connections.ts';

/** `atOnce`: how many hits are under way. */
export type Attack = { what: string; atOnce: number; prepare(target: AttackTarget): Promise<Hit> };

let counted = 0;
const next = () => (counted += 1);
/** A new address each time: attackers have many, and the product trusts one proxy. */
const address = () => `10.${next() % 250}.${Math.floor(counted / 250) % 250}.1`;

/** Asks the same each time, from another address. */
const asking =
  (ask: typeof fetch, path: string, init: RequestInit = {}): Hit =>
  async () => {
    const response = await ask(path, { ...init, headers: { ...init.headers, 'x-forwarded-for': address() } });
    await response.arrayBuffer();
    return String(response.status);
  };
const guest = ({ base }: AttackTarget, path: string, init?: RequestInit) => asking(fetch, base + path, init);
const posting = ({ anna }: AttackTarget, path: string, body: string) =>
  asking((asked, init) => anna.fetch(String(asked), init), path, { method: 'POST', body });

const open = '/api/upload/uploadFilesV2';
const filling = (begin: string, one: string, end: string, bytes = 1_000_000) =>
  begin + one.repeat(Math.floor((bytes - begin.length - end.length) / one.length)) + end;

/** Uploads a picture of new bytes each time, and publishes it. */
const uploading =
  ({ anna }: AttackTarget, bytes: Buffer, type: string): Hit =>
  async () => {
    const fileName = `${next()}.${type}`;
    const file = { fileName, type: `image/${type}`, bytes: Buffer.concat([bytes, Buffer.from(fileName)]) };
    const opened = await sendFile(anna, file);
    await publishUpload(anna, opened, { privacy: 'PRIVATE' });
    return 'stored';
  };

/** A JPEG whose EXIF has the maximum number of entries. */
async function manyEntries(): Promise<Buffer> {
  const photo = await drawPhoto({ seed: 1 });
  const count = 5400;
  const exif = Buffer.alloc(18 + 12 * count);
  exif.write('Exif\0\0II*\0', 'latin1');
  exif.writeUInt32LE(8, 10);
  exif.writeUInt16LE(count, 14);
  for (let at = 0; at < count; at++) {
    exif.writeUInt16LE(at, 16 + 12 * at);
    exif.writeUInt16LE(3, 18 + 12 * at);
    exif.writeUInt32LE(1, 20 + 12 * at);
  }
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([photo.subarray(0, 2), head, exif, photo.subarray(2)]);
}

/** A picture with as many comments with long replies as one page shows. */
async function longReplies(target: AttackTarget): Promise<Hit> {
  const { anna } = target;
  const opened = await sendFile(anna, { fileName: 'talk.png', type: 'image/png', bytes: await drawPhoto({ seed: 9, format: 'png' }) });
  const { _id: imagePostId } = await publishUpload(anna, opened, { privacy: 'PRIVATE' });
  const say = (responseTo?: string) => anna.call('POST /api/comment/saveComment', { content: 'x'.repeat(1000), writer: anna.id, imagePostId, responseTo });
  const {
    result: [first],
  } = await say();
  for (let time = 0; time < 200; time++) await say(first?._id);
  return posting(target, '/api/comment/getImageComments', JSON.stringify({ imageId: imagePostId }));
}

const described = (fileName: string) => ({ fileName, type: 'image/jpeg', fileSize: 1 });
const opening = (target: AttackTarget, allFiles: readonly object[]) => posting(target, open, JSON.stringify({ allFiles, profileId: target.anna.id }));
const hundred = (name: (at: number) => string) => Array.from({ length: 100 }, (_, at) => described(name(at)));

/** Two kinds of combining marks in turn, behind a letter: see [Note: Runs of marks]. */
const marked = (marks: number) => `a${'\u0345\u0327'.repeat(marks / 2)}`;

/** A PNG with a profile as ImageMagick writes them, of blanks alone. */
async function blankProfile(): Promise<Buffer> {
  const photo = await drawPhoto({ seed: 2, format: 'png' });
  const body = Buffer.from(`tEXtRaw profile type exif\0exif 1${' '.repeat(1_000_000)}!`, 'latin1');
  const [head, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  const at = photo.indexOf('IDAT', 0, 'latin1') - 4;
  return Buffer.concat([photo.subarray(0, at), head, body, sum, photo.subarray(at)]);
}

const spinMs = 50;
/** Keeps a core busy, and affects nothing else. */
async function spinning(): Promise<string> {
  const end = performance.now() + spinMs;
  while (performance.now() < end);
  await nextTurn();
  return 'turns';
}

/** Attacks by their name on the command line. The first two are harmless. */
export const attacks: Record<string, Attack> = {
  nothing: { what: 'nothing but a busy process', atOnce: 1, prepare: async () => spinning },
  harmless: { what: 'nothing but asking /healthz', atOnce: 4, prepare: async (target) => guest(target, '/healthz') },
  positions: {
    what: 'positions of 2.2 kB, by guests',
    atOnce: 8,
    async prepare(target) {
      const at = Array.from({ length: 200 }, (_, lane) => `media.${lane}.9`)
        .join(',')
        .slice(0, 2200);
      return guest(target, '/api/users/auth', { headers: { cookie: `kloak-at=${encodeURIComponent(at)}`, 'kloak-at': at } });
    },
  },
  'sign-ins': {
    what: '60 guests sign in at once',
    atOnce: 60,
    prepare: async (target) =>
      guest(target, '/api/users/login', { method: 'POST', body: JSON.stringify({ email: 'nobody@kloak.example', password: 'Wrong-Lunch-1' }) }),
  },
  bombs: {
    what: 'pictures of 192 million pixels',
    atOnce: 2,
    prepare: async (target) => uploading(target, await drawPhoto({ seed: 1, format: 'png', width: 16_000, height: 12_000, patchPx: 8000 }), 'png'),
  },
  exif: { what: 'EXIF of 5,400 entries', atOnce: 4, prepare: async (target) => uploading(target, await manyEntries(), 'jpeg') },
  drips: { what: '200 posts that drip', atOnce: 200, prepare: dripping },
  deep: { what: 'bodies of 1 MB of brackets', atOnce: 4, prepare: async (target) => posting(target, open, filling('', '[', '')) },
  wide: { what: 'bodies of 1 MB of empty objects', atOnce: 4, prepare: async (target) => posting(target, open, filling('{"allFiles":[{}', ',{}', ']}')) },
  long: { what: 'bodies of one text of 1 MB', atOnce: 4, prepare: async (target) => posting(target, open, filling('{"allFiles":"', 'x', '"}')) },
  malformed: {
    what: '1,000 malformed files of 1 kB',
    atOnce: 4,
    prepare: async (target) =>
      opening(
        target,
        Array.from({ length: 1000 }, () => ({ fileName: 1, type: {}, fileSize: 'x'.repeat(900) })),
      ),
  },
  replies: { what: 'a comment with 200 answers of 1 kB', atOnce: 8, prepare: longReplies },
  sockets: { what: 'sockets that say 5,000 things', atOnce: 4, prepare: async (target) => flooding(target) },
  pings: { what: 'sockets that ping without an end', atOnce: 4, prepare: async (target) => pinging(target) },
  pipelines: { what: 'requests without waiting for answers', atOnce: 4, prepare: async (target) => pipelining(target) },
  names: {
    what: 'openings of 100 files with names of 9 kB',
    atOnce: 4,
    prepare: async (target) =>
      opening(
        target,
        hundred((at) => `${at}-${'é'.repeat(4500)}.jpg`),
      ),
  },
  'marked-tokens': {
    what: 'tokens of 15,900 marks, by guests',
    atOnce: 4,
    prepare: async (target) => guest(target, '/api/users/verify', { method: 'POST', body: JSON.stringify({ token: marked(15_900) }) }),
  },
  'marked-messages': {
    what: 'messages of 90 kB of marks',
    atOnce: 4,
    prepare: async (target) => {
      const { id } = target.anna;
      return posting(target, '/api/chatbox/submit-message', JSON.stringify({ messageBody: marked(44_000), profile: id, profileTo: id }));
    },
  },
  'marked-words': {
    what: '39,000 marks that describe three items',
    atOnce: 4,
    prepare: async (target) => {
      const mediaData = { title: 'Lake', description: marked(39_000), privacy: 'PRIVATE' };
      return posting(target, '/api/upload/updateAll', JSON.stringify({ allPosts: ['a', 'b', 'c'], profileId: target.anna.id, mediaData }));
    },
  },
  dots: {
    what: 'openings of 100 files with names of 1 kB of dots',
    atOnce: 4,
    prepare: async (target) =>
      opening(
        target,
        hundred((at) => `${at}${'. '.repeat(500)}a`),
      ),
  },
  blanks: { what: 'PNGs with a profile of 1 MB of blanks', atOnce: 4, prepare: async (target) => uploading(target, await blankProfile(), 'png') },
  openings: {
    what: 'openings of 100 files',
    atOnce: 4,
    prepare: async (target) =>
      opening(
        target,
        hundred((at) => `${at}.jpg`),
      ),
  },
};

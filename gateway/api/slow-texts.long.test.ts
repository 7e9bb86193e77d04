// No text takes much longer than plain words of its length, in any field, address, header or form. Each kind is tried in each place, then random mixtures for
// some minutes; a seed determines them.
import { sample } from '@kloak/platform/testing/long.ts';
import { drawPhoto } from '@kloak/platform/testing/photo.ts';
import { type Call, maxBodyBytes } from '@kloak/proto/api/call.ts';
import { callsByName } from '@kloak/proto/api/index.ts';
import { connectMembers } from '@kloak/proto/client/connect-members.ts';
import { z } from 'zod';
import { loadServices } from '../../deploy/services.ts';
import { filling, type HostileText, hostileTexts, mixedText } from '../testing/hostile-texts.ts';
import { publishPhoto } from '../testing/photo.ts';
import { type Person, startVault, type Vault } from '../testing/vault.ts';

const minutes = Number(process.env.KLOAK_FUZZ_MINUTES ?? 2);
const seed = Number(process.env.KLOAK_FUZZ_SEED ?? sample);

/** Time limits for a hostile text and for a plain one. */
const [maxMs, plainMs] = [250, 50];
/** Attempts for a slow text: a busy machine is slow with anything. */
const tries = 6;

let vault: Vault;
let anna: Person;
let known: Readonly<Record<string, string>>;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  anna = await vault.join('anna');
  const ben = await vault.join('ben');
  await connectMembers(anna, ben);
  const { id: item, upload } = await publishPhoto(vault, anna, await drawPhoto({ seed: 1 }), { title: 'Lake', privacy: 'FAMILY_ONLY' });
  const { album } = await anna.call('POST /api/image/add-to-album', { album: 'Lakes', posts: [item], privacy: 'FAMILY_ONLY', profileId: anna.id });
  const { message } = await anna.call('POST /api/chatbox/submit-message', { messageBody: 'Hello', profile: anna.id, profileTo: ben.id });
  const { savedGroup } = await anna.call('POST /api/groups/create-new-group', { name: 'Lake', invitedIdList: [ben.id], profile: anna.id });
  const items = Object.fromEntries(['imageId', 'imagePostId', 'videoId', 'postId', 'posts', 'allPosts', 'thingId'].map((name) => [name, item]));
  const mine = Object.fromEntries(['profileId', 'userId', 'profile', 'writer', 'author', 'profileFrom', 'user'].map((name) => [name, anna.id]));
  const others = Object.fromEntries(['profileTo', 'profiles', 'profileIds', 'invitedIdList', 'recipientIds'].map((name) => [name, ben.id]));
  const places = { albumId: album._id, roomId: message.roomId, messageId: message._id, groupId: savedGroup._id, uploadId: upload };
  known = {
    ...items,
    ...mine,
    ...others,
    ...places,
    username: 'anna',
    fileName: 'a.jpg',
    type: 'image/jpeg',
    password: 'Wrong-Lunch-1',
    newPassword: 'Other-Lunch-2',
  };
});
afterAll(() => vault.close());

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Body with texts from `textOf`, by the name of the field and its path. */
function bodyOf(schema: unknown, textOf: (name: string, place: string, maxLength: number) => string, name = '', place = ''): unknown {
  if (!isSchema(schema)) return undefined;
  const { type, properties, items, anyOf, oneOf, allOf, const: only, enum: some } = schema;
  if (only !== undefined) return only;
  const [first] = [...listOf(anyOf), ...listOf(oneOf), ...listOf(allOf)];
  if (first !== undefined) return bodyOf(first, textOf, name, place);
  if (isSchema(properties)) return Object.fromEntries(Object.entries(properties).map(([field, of]) => [field, bodyOf(of, textOf, field, `${place}.${field}`)]));
  if (type === 'array') return [bodyOf(items, textOf, name, `${place}[]`)];
  if (type === 'string' || Array.isArray(some))
    return textOf(name, place, typeof schema.maxLength === 'number' ? schema.maxLength : ofName) || listOf(some)[0] || 'nothing';
  if (type === 'integer' || type === 'number') return 1;
  return type === 'boolean' ? true : undefined;
}

/** Position of a text in a request, and how to send it. */
type TextField = { readonly what: string; readonly maxBytes: number; readonly units: readonly number[]; send(text: string): Promise<unknown> };

/** Default length in units for fields without a limit, and in bytes for a request's head. */
const [ofName, ofHead] = [400, 4000];
/** Maximum UTF-16 units per character; longer bodies are refused unread. */
const maxUnitsOfCharacter = 8;
/** Calls that would end the session, or delete the subject of the test. */
const isEnding = (path: string) => /logout|delete|remove|leave|reject|block|empty|end-session|withdraw|cancel/i.test(path);

function placesOf(call: Call): TextField[] {
  const { method, path, body, multipart } = call;
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const places: { at: string; maxLength: number }[] = [];
  bodyOf(schema, (_name, at, maxLength) => String(places.push({ at, maxLength })));
  const plain = (name: string) => (isEnding(path) ? (name.startsWith('profile') || name === 'userId' ? anna.id : '') : (known[name] ?? ''));
  return places.map(({ at, maxLength }) => {
    const inPath = path.includes(`{${at.slice(1)}}`);
    const isHead = inPath || method === 'GET' || multipart !== undefined;
    return {
      what: `${method} ${path} ${at}`,
      maxBytes: isHead ? ofHead : maxBodyBytes(call) * 0.95,
      units: [maxLength * maxUnitsOfCharacter - 2, Number.POSITIVE_INFINITY],
      send(text) {
        const fields = bodyOf(schema, (name, place) => (place === at ? text : plain(name)));
        if (!isSchema(fields)) throw new Error(`${path} takes no fields`);
        const wellFormed = (value: unknown) => encodeURIComponent(String(value).toWellFormed());
        const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => wellFormed(fields[name]));
        if (method === 'GET') {
          const query = Object.entries(fields).map(([name, value]) => `${name}=${wellFormed(value)}`);
          return anna.send(`${address}?${inPath ? '' : query.join('&')}`, { method });
        }
        if (multipart === undefined) return anna.send(address, { method, body: fields });
        const form = new FormData();
        for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
        form.set(multipart.field, new Blob(['x'], { type: 'image/png' }), text.toWellFormed());
        return anna.fetch(address, { method, body: form });
      },
    };
  });
}

const calls = [...callsByName.values()].filter(({ path }) => !path.endsWith('/logout'));

/** Header value as Node accepts it: one byte per unit. */
const inHeader = (text: string) =>
  Buffer.from(text.toWellFormed())
    .toString('latin1')
    .replace(/[^\x20-\x7e\x80-\xff]/g, '?');
const headers = [
  'user-agent',
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'cookie',
  'kloak-at',
  'idempotency-key',
  'if-none-match',
  'range',
  'origin',
];
const more = ['referer', 'x-forwarded-for', 'forwarded', 'stripe-signature', 'content-disposition', 'if-range', 'sec-fetch-site'];
const headPlaces = (): TextField[] => [
  ...[...headers, ...more].map((name) => ({
    what: `the header ${name}`,
    maxBytes: ofHead,
    units: [ofName, Number.POSITIVE_INFINITY],
    send: (text: string) => anna.send('/api/users/find-profile', { body: { query: 'anna' }, headers: { [name]: inHeader(text) } }).catch(() => undefined),
  })),
  ...['/storage/', '/storage/avatar/', '/storage/archive/', '/unsubscribe/', '/sandbox/', '/', '/image/', '/api/', '/?a='].map((path) => ({
    what: `the path ${path}`,
    maxBytes: ofHead,
    units: [ofName, Number.POSITIVE_INFINITY],
    send: (text: string) => anna.fetch(path + encodeURIComponent(text.toWellFormed()).slice(0, 14_000)).then((response) => response.arrayBuffer()),
  })),
];

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function bestMs(work: () => Promise<unknown>, enough: number): Promise<number> {
  let best = await msOf(work);
  for (let time = 1; time < tries && best > enough; time++) best = Math.min(best, await msOf(work));
  return best;
}

/** Faults of a text, in words. */
async function faultOf({ what, maxBytes, send }: TextField, text: HostileText, units = ofName): Promise<string[]> {
  const hostile = filling(text, units, maxBytes);
  const ms = await bestMs(() => send(hostile), maxMs);
  if (ms <= maxMs) return [];
  const plain = await bestMs(() => send('x'.repeat(hostile.length)), plainMs);
  return plain <= plainMs ? [`${what}: ${hostile.length} units of ${text.kind} took ${ms.toFixed(0)} ms, plain words ${plain.toFixed(0)}`] : [];
}

/** Tests each kind in each place and in each relevant length. */
async function sweep(places: readonly TextField[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [turn, place] of places.entries()) {
    const texts = place.units.flatMap((units) => hostileTexts(turn).map((text) => ({ text, units })));
    for (const { text, units } of texts) faults.push(...(await faultOf(place, text, units)));
  }
  return faults;
}

it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s takes no longer for any text than for plain words', async (_name, call) =>
  expect(await sweep(placesOf(call))).toEqual([]),
);

it('headers and paths take no longer', async () => expect(await sweep(headPlaces())).toEqual([]));

/** Numbers from 0 to 1. */
function numbersOf(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

it(
  'nor does any mixture of them anywhere',
  async () => {
    const next = numbersOf(seed);
    const places = [...calls.flatMap(placesOf), ...headPlaces()];
    const faults: string[] = [];
    let count = 0;
    for (const end = performance.now() + minutes * 60_000; performance.now() < end; count++) {
      const place = places[Math.floor(next() * places.length)];
      if (place) faults.push(...(await faultOf(place, mixedText(next), place.units[Math.floor(next() * place.units.length)])));
    }
    console.log(`${count} mixtures of the seed ${seed}`);
    expect(faults).toEqual([]);
  },
  (minutes + 5) * 60_000,
);

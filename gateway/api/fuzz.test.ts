// No input makes a route answer with a defect, and every malformed input is refused in our error format.
import { isLongRun, sampleOf } from '@kloak/platform/testing/long.ts';
import { type Call, maxBodyBytes } from '@kloak/proto/api/call.ts';
import { callsByName } from '@kloak/proto/api/index.ts';
import { readBody } from '@kloak/proto/api/read-body.ts';
import type { HttpResponse } from '@kloak/proto/client/visitor.ts';
import fc from 'fast-check';
import { z } from 'zod';
import { loadServices } from '../../deploy/services.ts';
import { type Person, startVault, type Vault } from '../testing/vault.ts';

let vault: Vault;
let anna: Person;
beforeAll(async () => {
  vault = await startVault(await loadServices());
  anna = await vault.join('anna');
});
afterAll(() => vault.close());

const runs = Number(process.env.KLOAK_FUZZ_RUNS ?? (isLongRun ? 15 : 6));
/** Runs for properties that are equal for every call. */
const fewRuns = Math.ceil(runs / 5);

/** Fields that the calls know, so that random objects hit them. */
const names = ['profileId', 'userId', 'writer', 'profile', 'imageId', 'imagePostId', 'videoId', 'content', 'responseTo', 'page', 'perPage', 'before', 'query'];
const more = [
  'username',
  'email',
  'password',
  'token',
  'fileKey',
  'uploadId',
  'allFiles',
  'mediaData',
  'imageData',
  'thumbData',
  'allPosts',
  'privacy',
  'fileNames',
  'filePath',
  'fileSize',
  'reactionType',
  'profileFrom',
  'profileTo',
  'roomId',
  'profileIds',
  'profiles',
  'recipientIds',
  'messageBody',
  'clientId',
  'messageId',
  'seq',
  'groupId',
  'invite',
  'invitedIdList',
  'searchTerm',
  '_id',
];
const odd = fc.oneof(
  fc.constantFrom('', '\u0000', '../..', '\ud800', '💥', 'x'.repeat(10_000), '__proto__', 0, -1, 1e300, null, true, [], {}, { $gt: '' }, { _id: {} }, [[[[]]]]),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
);
// Created once, because generators of all characters first count these.
const noObject = fc.oneof(
  fc.constantFrom('[]', 'null', '"text"', '1', '{', '{"a":', '\u0000', '[[[['.repeat(1000), 'a=b&c=d', '{"a":1}}'),
  fc
    .jsonValue()
    .filter((value) => typeof value !== 'object' || value === null || Array.isArray(value))
    .map((value) => JSON.stringify(value)),
);
const partOfPath = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%', '%00', '%E0%A4%A', '..%2f', '%2f', 'a'.repeat(4000)),
);
const anyObject = fc.dictionary(fc.constantFrom(...names, ...more), odd, { maxKeys: 8 });

const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 150 }), fc.constantFrom('\u0000', '\ud800x', '💥', '__proto__', "'; --", 'é'.repeat(99)));
const anId = fc.constantFrom('nothing', '__proto__', 'x'.repeat(128), { _id: 'nothing' });
const file = fc.record({
  fileName: fc.oneof(
    text,
    text.map((name) => `${name}.jpg`),
  ),
  fileSize: fc.oneof(fc.maxSafeNat(), fc.constantFrom(1, 1000, 3e9)),
  type: fc.oneof(text, fc.constant('image/jpeg')),
  duration: fc.double({ min: 0, max: 1e9, noNaN: true }),
  lastModified: fc.oneof(
    fc.nat(),
    fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString()),
  ),
});

/** Valid but unusual input, which reaches the services. */
const described: Record<string, fc.Arbitrary<unknown>> = {
  ...Object.fromEntries(
    ['username', 'email', 'password', 'token', 'query', 'content', 'messageBody', 'name', 'groupName', 'groupDescription', 'searchTerm'].map((name) => [
      name,
      text,
    ]),
  ),
  ...Object.fromEntries(
    [
      'imageId',
      'imagePostId',
      'videoId',
      'postId',
      'commentId',
      'responseTo',
      'profileTo',
      'postWriterId',
      'uploadId',
      'roomId',
      'groupId',
      'invite',
      'groupPostId',
    ].map((name) => [name, anId]),
  ),
  ...Object.fromEntries(
    ['profileIds', 'profiles', 'recipientIds', 'invitedIdList', 'withdraw'].map((name) => [name, fc.array(anId, { minLength: 1, maxLength: 4 })]),
  ),
  messageId: fc.constantFrom('nothing', 'nothing-1', '__proto__', '-1'),
  clientId: fc.constantFrom('c1', '__proto__', 'x'.repeat(128)),
  seq: fc.integer({ min: 1 }),
  page: fc.maxSafeNat(),
  perPage: fc.integer({ min: 1 }),
  before: fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
  fileKey: fc.stringMatching(/^[A-Za-z0-9._/-]{1,80}$/),
  reactionType: fc.constant('Love'),
  allFiles: fc.array(file, { minLength: 1, maxLength: 12 }),
  imageData: fc.array(file, { minLength: 1, maxLength: 12 }),
  thumbData: fc.array(file, { maxLength: 2 }),
  album: text,
  key: fc.oneof(fc.stringMatching(/^[A-Za-z0-9._/-]{1,80}$/), text),
  thumbNail: text,
  thumbSize: fc.maxSafeNat(),
  allPosts: fc.array(anId, { minLength: 1, maxLength: 3 }),
  mediaData: fc.record({ title: text, description: text, privacy: fc.constantFrom('PRIVATE', 'FAMILY_ONLY') }),
  title: text,
  description: text,
  privacy: fc.constantFrom('PRIVATE', 'FAMILY_ONLY'),
  fileNames: fc.array(fc.record({ Key: fc.stringMatching(/^[A-Za-z0-9._/-]{0,80}$/) }), { maxLength: 3 }),
  fileSize: fc.maxSafeNat(),
};

function describedBody({ body }: Call): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [] } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const mine = ['profileId', 'userId', 'profile', 'writer', 'author', 'profileFrom'].filter((name) => name in properties);
  const model = Object.fromEntries(Object.entries(described).filter(([name]) => name in properties));
  const fields = fc.record(model, { requiredKeys: Object.keys(model).filter((name) => required.includes(name)) });
  return fields.map((record) => ({ ...record, ...Object.fromEntries(mine.map((name) => [name, anna.id])) }));
}

/** The right id in the right places, so that random fields are reached. */
const asMe = ({ who }: Call, fields: Record<string, unknown>): Record<string, unknown> => {
  const ofMe = Object.fromEntries(['profileId', 'userId', 'profile', 'writer', 'author', 'profileFrom'].map((name) => [name, anna.id]));
  return who === 'public' ? fields : { ...ofMe, ...fields };
};

function expectTurnedDown({ status, body }: HttpResponse): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).toMatchObject({ success: false, code: expect.stringMatching(/^[a-z0-9-]+$/), message: expect.any(String), requestId: expect.any(String) });
}

const posts = [...callsByName].filter(([, { method, path, multipart }]) => method !== 'GET' && !multipart && !path.endsWith('/logout'));
const gets = [...callsByName.values()].filter(({ method, path }) => method === 'GET' && path.includes('{'));

describe.each(sampleOf(posts, 30))('%s', (_name, call) => {
  const send = (body: unknown) => anna.send(call.path, { method: call.method, body });

  it('turns down what is no JSON object', async () => {
    await fc.assert(
      fc.asyncProperty(noObject, async (text) => expectTurnedDown(await send(text))),
      { numRuns: fewRuns },
    );
  });

  it('turns down what its schema does, and is never a defect', async () => {
    await fc.assert(
      fc.asyncProperty(anyObject, async (fields) => {
        const body = asMe(call, fields);
        const answer = await send(body);
        const isDescribed = readBody(call, JSON.parse(JSON.stringify(body))).fault === undefined;
        if (!isDescribed || answer.status !== 200) expectTurnedDown(answer);
      }),
      { numRuns: runs },
    );
  });

  it('takes what is described, however odd, without a defect', async () => {
    const hashes = ['/api/users/register', '/api/users/login'].includes(call.path);
    await fc.assert(
      fc.asyncProperty(describedBody(call), async (body) => {
        const answer = await send(body);
        if (answer.status !== 200) expectTurnedDown(answer);
      }),
      { numRuns: hashes ? fewRuns : runs * 2 },
    );
  });

  it('turns down more bytes than it may have', async () => {
    expect(await send(JSON.stringify({ text: 'x'.repeat(maxBodyBytes(call)) }))).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
  });

  it('turns down what is deeper than any body, or has more values', async () => {
    // Exactly the maximum length, and as deep as fits.
    const room = maxBodyBytes(call);
    const whole = (begin: string, one: string, end: string) => begin + one.repeat((room - begin.length - end.length) / one.length) + end;
    for (const deep of [
      `${'{"a":['.repeat(6)}1${']}'.repeat(6)}`,
      whole('', '[', ''),
      whole('{"a":', '[', '}'),
      whole('', '{"a":', ''),
      `{"a":"\\"",${'"b":['.repeat(11)}`,
    ])
      expect(await send(deep)).toMatchObject({ status: 400, body: { code: 'too-deep' } });
    for (const wide of [whole('{"a":[0', ',0', ']}'), whole('{"a":[[]', ',[]', ']}'), whole('{"":0', ',"":0', '}')])
      expect(await send(wide)).toMatchObject({ status: 400, body: { code: expect.stringMatching(/^too-many-(values|keys)$/) } });
    // A single text counts as one value, whatever its length and content.
    const long = await send(asMe(call, { text: '[{",:\\'.repeat(room / 20) }));
    expect(String(long.body.code)).not.toMatch(/^too-/);
    const wide = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`field${at}`, Array.from({ length: 999 }, () => 0)]));
    expect(await send(asMe(call, wide))).toMatchObject({ status: 400, body: { code: 'too-many-values' } });
  });
});

describe.each(sampleOf(gets, 8).map(({ path }) => path))('GET %s', (path) => {
  it('is never a defect', async () => {
    await fc.assert(
      fc.asyncProperty(partOfPath, async (text) => {
        const answer = await anna.send(path.replace(/\{\w+\}/, text), { method: 'GET' });
        if (answer.status !== 200) expectTurnedDown(answer);
      }),
      { numRuns: runs },
    );
  });
});

it.each(['/storage/', '/storage/avatar/'])(
  'GET %s… is never a defect',
  async (path) => {
    await fc.assert(
      fc.asyncProperty(fc.webPath({ size: 'medium' }), async (rest) => expectTurnedDown(await anna.send(path + rest.slice(1), { method: 'GET' }))),
      { numRuns: runs },
    );
  },
  20_000,
);

it('headers of any kind are never a defect', async () => {
  const header = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength: 300 });
  const named = fc.constantFrom('idempotency-key', 'kloak-at', 'cookie', 'origin', 'sec-fetch-site', 'x-forwarded-for', 'content-type', 'accept-encoding');
  await fc.assert(
    fc.asyncProperty(named, header, async (name, value) => {
      const response = await fetch(`${vault.base}/api/users/find-profile`, {
        method: 'POST',
        body: '{"query":"anna"}',
        headers: { cookie: anna.cookies(), [name]: value },
      });
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: runs * 4 },
  );
});

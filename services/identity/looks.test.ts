import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contextOfJob } from '@kloak/platform/engine/context.ts';
import type { RecordedEvent } from '@kloak/platform/event.ts';
import { changeFile } from '@kloak/platform/testing/embedded-file.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent, seedRegistered } from '@kloak/platform/testing/seed-event.ts';
import { keepNames } from './reactions/keep-names.ts';
import { type IdentityFixture, minutes, startFixture } from './testing/fixture.ts';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

let people = 0;
const register = (username: string) => fixture.register(username, `somebody${++people}@example.org`);
const isTaken = async (name: string) => (await fixture.guest().call('identity', 'IsNameTaken', { name })).exists;

function streamNames(): string[] {
  const names: string[] = [];
  changeFile(fixture.harness.dataDir, 'identity', (db) => {
    for (const { stream } of db.prepare('SELECT DISTINCT stream FROM commits').all()) names.push(String(stream));
  });
  return names;
}

describe('a name that looks like the name of another', () => {
  it.each([
    ['Tom', 'torn'],
    ['Paul', 'PauI'],
    ['bob', 'b0b'],
    ['Coco', 'СОСО'],
    ['hanna', 'ʜᴀɴɴᴀ'],
  ])('is refused: %s, then %s', async (first, second) => {
    expect(await isTaken(second)).toBe(false);
    await register(first);
    expect(await isTaken(second)).toBe(true);
    expect(await refusal(register(second))).toBe('conflict name-taken');
  });

  it('leaves nothing claimed, though only its second look was taken', async () => {
    await register('Lla');
    expect(await refusal(register('LIA'))).toBe('conflict name-taken');
    expect(await isTaken('lia')).toBe(false);
    await register('lia');
  });

  it('is given to exactly one of many who want it at once', async () => {
    const answers = await Promise.all(['Emma', 'Ernma', 'emrna', 'ernrna', 'EMMA', 'Ernrna'].map((name) => refusal(register(name))));
    expect(answers.toSorted()).toEqual([...Array(5).fill('conflict name-taken'), 'no refusal']);
  });

  it('is refused in another alphabet, whichever came first', async () => {
    await register('рора');
    expect(await refusal(register('Popa'))).toBe('conflict name-taken');
  });
});

describe('a name that somebody claims', () => {
  it('stands in the name of no stream', async () => {
    await register('Lakeside');
    await fixture.harness.settled();
    const streams = streamNames();
    expect(streams.filter((stream) => /^(named|seen):/.test(stream)).length).toBeGreaterThan(1);
    expect(streams.filter((stream) => /lakeside|^(name|look):/i.test(stream))).toEqual([]);
  });

  it.each([
    ['name', 'rosemary'],
    ['look', 'rosernary'],
  ])('is taken where a build of before, which may run beside this one, has just claimed its %s', async (kind, id) => {
    const username = kind === 'name' ? 'Rosemary' : 'rosernary';
    await seedEvent(fixture.harness, 'identity', `${kind}:${id}`, id, { type: 'NameClaimed', data: { account: 'beside', at: new Date().toISOString() } });
    expect(await isTaken(username)).toBe(true);
    expect(await refusal(register(username))).toBe('conflict name-taken');
    await seedEvent(fixture.harness, 'identity', `${kind}:${id}`, id, { type: 'NameReleased', data: { account: 'beside' } });
    expect(await isTaken(username)).toBe(false);
  });
});

describe('an account that registered before looks were claimed', () => {
  /** Seeds a claim as older builds wrote it. */
  async function seed(account: string, username: string): Promise<void> {
    const folded = username.toLowerCase();
    const claimed = { account, at: '2025-01-01T10:00:00.000Z' };
    await seedEvent(fixture.harness, 'identity', `name:${folded}`, folded, { type: 'NameClaimed', data: claimed });
    await seedRegistered(fixture.harness, account, username, `${account}@example.org`);
    await fixture.harness.settled();
  }

  it('is safe from names that look like its own', async () => {
    await seed('marnie', 'Marnie');
    expect(await isTaken('Mamie')).toBe(true);
    expect(await refusal(register('Mamie'))).toBe('conflict name-taken');
  });

  /** Runs the reaction a second time. */
  async function keepAgain(account: string, username: string): Promise<void> {
    const data = { account, username, email: '', passwordSecret: '', termsVersion: '' };
    const event: RecordedEvent = { source: 'identity', lane: 0, seq: 0, index: 0, stream: '', home: account, at: '', type: 'Registered', data };
    const job = { id: account, reaction: keepNames.name, dueAt: '', attempts: 1, waits: 0, event };
    await keepNames.run(contextOfJob(fixture.harness.running('identity').runtime, job), event);
  }

  it('keeps its name where another that looked like it was there too, and nobody else gets either', async () => {
    await seed('carmen', 'Carmen');
    await seed('carrnen', 'Carrnen');
    await keepAgain('carmen', 'Carmen');
    await keepAgain('carrnen', 'Carrnen');
    const find = async (query: string) => (await fixture.guest().call('identity', 'FindAccount', { query })).account;
    expect([await find('carmen'), await find('carrnen')]).toEqual(['carmen', 'carrnen']);
    expect(await refusal(register('CARMEN'))).toBe('conflict name-taken');
    expect(await refusal(register('CARRNEN'))).toBe('conflict name-taken');
  });

  it('that was erased claims nothing', async () => {
    await keepAgain('erased', '');
    expect(await isTaken('')).toBe(false);
  });

  it('keeps a name that nobody may choose any more', async () => {
    await seed('support', 'Support');
    await seed('mixed', 'annа');
    const find = async (query: string) => (await fixture.guest().call('identity', 'FindAccount', { query })).username;
    expect([await find('support'), await find('annа')]).toEqual(['Support', 'annа']);
    expect(await isTaken('anna')).toBe(true);
  });

  it('has its name in the name of no stream a day later, and keeps it', async () => {
    const former = () => streamNames().filter((stream) => /^(name|look):/.test(stream));
    await seed('magnolia', 'Magnolia');
    expect(former()).toContain('name:magnolia');
    fixture.setAhead(25 * 60 * minutes);
    await fixture.harness.settled();
    expect(former()).toEqual([]);
    expect((await fixture.guest().call('identity', 'FindAccount', { query: 'magnolia' })).account).toBe('magnolia');
    for (const taken of ['MAGNOLIA', 'rnagnolia']) expect(await refusal(register(taken))).toBe('conflict name-taken');
    const { dataDir } = fixture.harness;
    const files = (await readdir(dataDir)).filter((file) => file.startsWith('identity.db'));
    for (const file of files) expect((await readFile(join(dataDir, file))).includes('name:magnolia')).toBe(false);
  });
});

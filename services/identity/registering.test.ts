import { refusal } from '@kloak/platform/testing/refusal.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { password } from '@kloak/platform/testing/world.ts';
import { crashingIdentity } from './testing/crashing-identity.ts';
import { days, type IdentityFixture, minutes, startFixture } from './testing/fixture.ts';

const { service, crashAt } = crashingIdentity();
let fixture: IdentityFixture;
/** The account of Chief, at Admin@Example.org. */
let chief: string;

beforeAll(async () => {
  fixture = await startFixture(service);
  chief = (await register('Chief', 'Admin@Example.org', { key: 'chief', bodyHash: 'h' })).account;
  await fixture.verify(await fixture.mailedToken('Admin@Example.org'));
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.setAhead(0);
  crashAt(0);
});

const register: IdentityFixture['register'] = (...form) => fixture.register(...form);
const isNameTaken = (name: string) => fixture.guest().call('identity', 'IsNameTaken', { name });
const isMailTaken = (address: string) => fixture.guest().call('identity', 'IsMailTaken', { address });

describe('registering', () => {
  it('opens an account that can sign in at once, under its name as written', async () => {
    const { account } = await register('Anna', 'Anna@Example.org');
    expect(account).toMatch(/^[\w-]{22}$/);
    expect(await fixture.signIn('anna@example.ORG')).toMatchObject({ account, username: 'Anna' });
    expect(await fixture.harness.as(account).call('identity', 'GetAccount', {})).toEqual({
      account,
      username: 'Anna',
      email: 'Anna@Example.org',
      verified: false,
      admin: false,
      image: `/storage/avatar/${account}.svg`,
      imagePending: false,
      seenHelp: [],
    });
  });

  it('refuses a name or an address that somebody has, whatever its case', async () => {
    expect(await refusal(register('cHIEf', 'other@example.org'))).toBe('conflict name-taken');
    expect(await refusal(register('Another', 'ADMIN@example.org'))).toBe('conflict email-taken');
    expect(await isNameTaken('CHIEF')).toEqual({ exists: true });
    expect(await isMailTaken('admin@example.org')).toEqual({ exists: true });
  });

  it('takes no web address for a name', async () => {
    for (const name of [
      'evil.com',
      'EVIL.Com',
      'www.anna',
      'anna.de',
      'oma.photos',
      'evil.co.uk',
      'evil.com.',
      'http.evil.xyz',
      'müller.info',
      '\uff45vil.com',
      'grüße.москва',
    ])
      expect([name, await refusal(register(name, 'web@example.org'))]).toEqual([name, 'invalid name-invalid']);
    for (const name of ['oma.rosa', 'dr.mueller', 'ngọc.ánh', 'a.b.c', 'www_anna', 'com.evil1'])
      expect([name, (await register(name, `${name.length}${name.charCodeAt(0)}@example.org`)).account]).toEqual([name, expect.any(String)]);
  });

  it('leaves nothing behind when it is refused halfway', async () => {
    expect(await refusal(register('Chief', 'halfway@example.org'))).toBe('conflict name-taken');
    expect(await refusal(register('Halfway', 'admin@example.org'))).toBe('conflict email-taken');
    expect(await isNameTaken('Halfway')).toEqual({ exists: false });
    expect(await isMailTaken('halfway@example.org')).toEqual({ exists: false });
  });

  it('takes a name, and an address that is confirmed, for ever, with or without spaces around them', async () => {
    fixture.setAhead(400 * days);
    for (const chiefs of ['chief', ' chief ']) expect(await isNameTaken(chiefs)).toEqual({ exists: true });
    for (const admins of ['admin@example.org', ' admin@example.org ']) expect(await isMailTaken(admins)).toEqual({ exists: true });
  });

  it('refuses a form that breaks a rule, in the words of the rule', async () => {
    const call = (form: object) => fixture.guest().call('identity', 'Register', { username: 'Fine', email: 'fine@example.org', password, ...form });
    expect(await refusal(call({ username: 'a b' }))).toBe('invalid name-invalid');
    expect(await refusal(call({ email: 'nowhere' }))).toBe('invalid email-invalid');
    expect(await refusal(call({ password: 'simple' }))).toBe('invalid password-weak');
    expect(await refusal(call({ password: `a1!${'ü'.repeat(35)}` }))).toBe('invalid password-too-long');
  });

  it('refuses a password that is tried first: a common one, or one’s own name or address, whatever was put around it', async () => {
    const choose = (chosen: string) => fixture.guest().call('identity', 'Register', { username: 'Fine', email: 'fine@example.org', password: chosen });
    for (const common of ['Password1!', 'p@ssw0rd1', '1qaz2wsx!', 'S3cret-2024']) expect(await refusal(choose(common))).toBe('invalid password-common');
    for (const own of ['FINE-2024', '!fine@Example.org1', '7.f-i-n-e.99']) expect(await refusal(choose(own))).toBe('invalid password-own-name');
  });

  it('refuses a name that is reserved, or looks like one', async () => {
    for (const reserved of ['Admin', 'ad.min', 'Kloak_', 'my-profile'])
      expect(await refusal(register(reserved, 'fine@example.org'))).toBe('invalid name-reserved');
    for (const alike of ['Adrnin', 'kIoak', 'supp0rt', 'K1OAK.team']) expect(await refusal(register(alike, 'fine@example.org'))).toBe('invalid name-reserved');
  });

  it('gives a name to exactly one of many who want it at once', async () => {
    const many = ['Wanted', 'wanted', 'WANTED', 'Wanted', 'wanteD', 'WaNtEd'].map((name, place) => refusal(register(name, `wanted${place}@example.org`)));
    const answers = await Promise.all(many);
    expect(answers.filter((answer) => answer === 'no refusal')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'conflict name-taken')).toHaveLength(5);
  });

  it('keeps nobody from registering an address that others have just registered: only the mail waits', async () => {
    for (const stranger of ['Stranger', 'Second-one', 'Third-one']) expect(await refusal(register(stranger, 'own@example.org'))).toBe('no refusal');
    expect(await refusal(register('Owner', 'own@example.org'))).toBe('no refusal');
    await until('the mail is there', async () => (await fixture.harness.messages()).some(({ to }) => to === 'own@example.org'));
    expect((await fixture.harness.messages()).filter(({ to }) => to === 'own@example.org')).toHaveLength(1);
  });

  it('lets many want an address at once; who is told that it is taken has not taken a name', async () => {
    const names = ['First', 'Second', 'Third', 'Fourth'];
    const answers = await Promise.all(names.map((name) => refusal(register(name, 'shared@example.org'))));
    expect(answers).toContain('no refusal');
    for (const answer of answers) expect(['no refusal', 'conflict email-taken']).toContain(answer);
    const taken = await Promise.all(names.map(async (name) => (await isNameTaken(name)).exists));
    expect(taken).toEqual(answers.map((answer) => answer === 'no refusal'));
  });
});

describe('registering again under the same key', () => {
  it('answers as the first time and sends one mail', async () => {
    const first = await register('Repeated', 'repeated@example.org', { key: 'k1', bodyHash: 'h' });
    expect(await register('Repeated', 'repeated@example.org', { key: 'k1', bodyHash: 'h' })).toEqual(first);
    await fixture.harness.settled();
    expect((await fixture.harness.messages()).filter(({ to }) => to === 'repeated@example.org')).toHaveLength(1);
  });

  it('keeps the password that is kept, since it may have been changed meanwhile', async () => {
    const again = () => register('Changed', 'changed@example.org', { key: 'k3', bodyHash: 'h' });
    const { account } = await again();
    const { secrets } = fixture.harness.running('identity').runtime.store;
    const kept = await secrets.get(`password:${account}`);
    await again();
    expect([typeof kept, await secrets.get(`password:${account}`)]).toEqual(['string', kept]);
  });

  it('answers as the first time when both come at once', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => register('Twice', 'twice@example.org', { key: 'k2', bodyHash: 'h' })));
    expect(one).toEqual(other);
  });

  it('is of each guest alone, though two chose the same one', async () => {
    const same = (mail: string) => ({ key: 'the same', bodyHash: mail });
    const [berta, carl] = ['berta@example.org', 'carl@example.org'] as const;
    const accounts = [await register('Berta', berta, same(berta)), await register('Carl', carl, same(carl))].map(({ account }) => account);
    expect(new Set(accounts).size).toBe(2);
    const signIn = (email: string) => fixture.guest().call('identity', 'SignIn', { email, password, remember: false }, same(email));
    const sessions = await Promise.all([berta, carl].map(async (email) => (await signIn(email)).tokens?.session));
    expect(new Set(sessions).size).toBe(2);
  });

  it('is refused with another password, and the first one stays', async () => {
    const form = { username: 'Chief', email: 'Admin@Example.org', password: 'other-pw-2' };
    const other = fixture.guest().call('identity', 'Register', form, { key: 'chief', bodyHash: 'i' });
    expect(await refusal(other)).toBe('conflict key-reused');
    expect(await refusal(fixture.signIn('admin@example.org', 'other-pw-2'))).toBe('unauthenticated bad-credentials');
    expect(await fixture.signIn('admin@example.org')).toMatchObject({ account: chief });
  });

  it.each([
    { place: 2, word: 'before it claimed the look' },
    { place: 3, word: 'before it claimed the address' },
    { place: 4, word: 'before the account opened' },
  ])('goes on where it crashed $word', async ({ place }) => {
    const again = () => register(`Phoenix${place}`, `phoenix${place}@example.org`, { key: `k-${place}`, bodyHash: 'h' });
    crashAt(place);
    await expect(again()).rejects.toThrow('not available');
    await again();
    expect(await refusal(fixture.signIn(`phoenix${place}@example.org`))).toBe('no refusal');
  });
});

describe('a registration that crashed halfway', () => {
  it('holds its name for ten minutes; then another takes it, and the first can never come back', async () => {
    const first = () => register('Left', 'left@example.org', { key: 'left', bodyHash: 'h' });
    crashAt(4);
    await expect(first()).rejects.toThrow('not available');
    expect(await refusal(register('left', 'right@example.org'))).toBe('conflict name-taken');
    expect(await isNameTaken('left')).toEqual({ exists: true });

    fixture.setAhead(11 * minutes);
    expect(await isNameTaken('left')).toEqual({ exists: false });
    const { account } = await register('left', 'right@example.org');
    expect(await refusal(first())).toBe('conflict abandoned');
    expect(await isMailTaken('left@example.org')).toEqual({ exists: false });
    expect(await fixture.signIn('right@example.org')).toMatchObject({ account, username: 'left' });
    fixture.setAhead(6 * days);
    expect(await refusal(register('left', 'late@example.org'))).toBe('conflict name-taken');
  });

  it('holds what its name looks like for as long', async () => {
    crashAt(3);
    await expect(register('Simmer', 'simmer@example.org')).rejects.toThrow('not available');
    expect(await refusal(register('Sirnmer', 'sirnmer@example.org'))).toBe('conflict name-taken');
    fixture.setAhead(11 * minutes);
    expect(await isNameTaken('Sirnmer')).toEqual({ exists: false });
    await register('Sirnmer', 'sirnmer@example.org');
    expect(await isNameTaken('Simmer')).toEqual({ exists: true });
  });

  it('that was abandoned for another keeps no address, though it comes again', async () => {
    const first = () => register('Given', 'given@example.org', { key: 'given', bodyHash: 'h' });
    crashAt(3);
    await expect(first()).rejects.toThrow('not available');
    crashAt(0);
    fixture.setAhead(11 * minutes);
    await register('Given', 'taker@example.org');
    expect(await refusal(first())).toBe('conflict abandoned');
    expect(await isMailTaken('given@example.org')).toEqual({ exists: false });
  });

  it('does not lose its name when it came through and confirmed its address, however old', async () => {
    const { account } = await register('Unsure', 'unsure@example.org');
    await fixture.harness.settled();
    fixture.setAhead(5 * days);
    expect(await refusal(register('unsure', 'later@example.org'))).toBe('conflict name-taken');
    await fixture.harness.as(account).call('identity', 'ResendConfirmation', {});
    fixture.setAhead(10 * days);
    expect([await isNameTaken('unsure'), await refusal(register('unsure', 'later@example.org'))]).toEqual([{ exists: true }, 'conflict name-taken']);
    fixture.setAhead(13 * days);
    expect(await isNameTaken('unsure')).toEqual({ exists: false });
    const { account: next } = await register('Unsure', 'next@example.org');
    await fixture.harness.settled();
    expect(await refusal(fixture.signIn('unsure@example.org'))).toBe('unauthenticated bad-credentials');
    expect([await fixture.signIn('next@example.org'), await isNameTaken('unsure')]).toMatchObject([{ account: next, username: 'Unsure' }, { exists: true }]);
    fixture.setAhead(40 * days);
    expect(await refusal(register('chief', 'later@example.org'))).toBe('conflict name-taken');
  });
});

describe('what identity keeps', () => {
  it('holds no password, no hash of one and no address in a stream name', async () => {
    await refusal(register('Second', 'admin@example.org'));
    const { session, refreshToken } = await fixture.tokensOf('admin@example.org');
    await fixture.refresh(refreshToken);
    await fixture.harness.as(chief, session).call('identity', 'SignOut', {});

    const { log } = fixture.harness.running('identity').runtime.store;
    const lanes = await Promise.all([0, 1, 2, 3].map((lane) => log.read(lane, 0, 1000)));
    const kept = lanes.flat().flatMap(({ events }) => events.map(({ type }) => type));
    expect(kept).toEqual(expect.arrayContaining(['NameClaimed', 'MailClaimed', 'Registered', 'Abandoned', 'NameReleased', 'EmailConfirmed', 'AdminGranted']));
    expect(kept).toEqual(expect.arrayContaining(['SessionStarted', 'SessionEnded']));
    const everything = JSON.stringify(lanes);
    expect(everything).not.toContain(password);
    expect(everything).not.toContain('$2b$');
    for (const { stream } of lanes.flat()) expect(stream).not.toContain('@');
  });
});

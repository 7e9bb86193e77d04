import { laneOf } from '@kloak/platform/codec/keys.ts';
import { contextOfJob } from '@kloak/platform/engine/context.ts';
import type { RecordedEvent } from '@kloak/platform/event.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { password } from '@kloak/platform/testing/world.ts';
import { wakeUps } from '@kloak/platform/wake-ups.ts';
import { confirmationToken } from '@kloak/proto/client/confirmation-token.ts';
import { resetToken } from '@kloak/proto/client/reset-token.ts';
import { endSessions } from './reactions/end-sessions.ts';
import { days, type IdentityFixture, minutes, startFixture } from './testing/fixture.ts';

const hours = 60 * minutes;
const newPassword = 'Another-Lake-2';
let fixture: IdentityFixture;
let ahead = 0;

beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

/** Each test is a day after the previous one, so that limits do not overlap. */
beforeEach(() => pass(2 * days));
function pass(ms: number): void {
  ahead += ms;
  fixture.setAhead(ahead);
}

const ask = (username: string) => fixture.guest().call('identity', 'RequestPasswordReset', { username });
const mailsTo = async (email: string) => {
  await fixture.harness.settled();
  return (await fixture.harness.messages()).filter(({ to }) => to === email);
};
/** The newest link for a new password: the mail that confirms the address may be as new. */
const linkTo = async (email: string) => (await mailsTo(email)).flatMap(({ text }) => resetToken(text) ?? [])[0] ?? '';
const isValid = async (token: string) => (await fixture.guest().call('identity', 'IsPasswordResetValid', { token })).valid;
const reset = (token: string, text = newPassword, options = {}) => fixture.guest().call('identity', 'ResetPassword', { token, password: text }, options);
/** Registers; returns the address, the account and the link for a new password. */
async function forgetful(username: string) {
  const email = `${username}@example.org`;
  const { account } = await fixture.register(username, email);
  await ask(username);
  return { email, account, token: await linkTo(email) };
}

describe('finding an account', () => {
  const find = (query: string) => fixture.guest().call('identity', 'FindAccount', { query });

  it('goes by name or address, and tells little of the address', async () => {
    const { account } = await fixture.register('Finn', 'finn@example.org');
    await fixture.verify(await fixture.mailedToken('finn@example.org'));
    const found = { account, username: 'Finn', maskedEmail: 'f***@e***.org' };
    for (const query of ['finn', ' FINN ', 'Finn@Example.org', ' finn@example.org']) expect(await find(query)).toEqual(found);
  });

  it('says when there is none', async () => {
    for (const query of ['nobody', 'nobody@example.org', '@', 'finn@', '{"$gt":""}']) expect(await refusal(find(query))).toBe('missing no-account');
    expect(await refusal(find('  '))).toBe('invalid query-required');
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link of a mail, and the former one opens nothing any more', async () => {
    const { email, account, token } = await forgetful('Anna');
    expect(await isValid(token)).toBe(true);
    expect(await reset(token)).toEqual({ account, email: expect.any(String) });
    expect(await refusal(fixture.signIn(email))).toBe('unauthenticated bad-credentials');
    expect(await fixture.signIn(email, newPassword)).toMatchObject({ account });
  });

  it('is told to the owner afterwards', async () => {
    const { email, token } = await forgetful('Told');
    await reset(token);
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['Please confirm your email', 'Reset your password', 'Your password was changed']);
  });

  it('is replaced once with a link', async () => {
    const { email, token } = await forgetful('Once');
    await reset(token);
    expect(await isValid(token)).toBe(false);
    expect(await refusal(reset(token, 'a-third-3'))).toBe('invalid token-used');
    expect(await refusal(fixture.signIn(email, newPassword))).toBe('no refusal');
  });

  it('is replaced once with a link that is used twice at once, and the one that won is the password', async () => {
    const { email, token } = await forgetful('Twice');
    const texts = ['first-one-1', 'second-one-2'];
    const answers = await Promise.all(texts.map((text) => refusal(reset(token, text))));
    expect(answers.toSorted()).toEqual(['invalid token-used', 'no refusal']);
    const opened = await Promise.all(texts.map(async (text) => (await refusal(fixture.signIn(email, text))) === 'no refusal'));
    expect(opened).toEqual(answers.map((answer) => answer === 'no refusal'));
  });

  it('answers a repeat under the same key as the first time, and keeps the password', async () => {
    const { email, account, token } = await forgetful('Repeated');
    const key = { key: 'k', bodyHash: 'h' };
    for (const time of [1, 2]) expect([time, await reset(token, newPassword, key)]).toEqual([time, { account, email: expect.any(String) }]);
    expect(await refusal(fixture.signIn(email, newPassword))).toBe('no refusal');
  });

  it('is not replaced by a link that a newer one came after', async () => {
    const { email, token } = await forgetful('Newest');
    pass(minutes);
    await ask('Newest');
    const newer = await linkTo(email);
    expect(newer).not.toBe(token);
    expect([await isValid(token), await isValid(newer)]).toEqual([false, true]);
    expect(await refusal(reset(token))).toBe('invalid token-replaced');
    await reset(newer);
  });

  it('is not replaced by a link of more than 24 hours, nor by what we never sent', async () => {
    const { token } = await forgetful('Late');
    pass(24 * hours - minutes);
    expect(await isValid(token)).toBe(true);
    pass(2 * minutes);
    expect(await isValid(token)).toBe(false);
    expect(await refusal(reset(token))).toBe('invalid token-expired');
    for (const made of ['', 'nonsense', `${token}x`, token.replace('.1.', '.2.')]) {
      expect(await isValid(made)).toBe(false);
      expect(await refusal(reset(made))).toBe('invalid token-unknown');
    }
  });

  it('is replaced by one that keeps the rules', async () => {
    const { token } = await forgetful('Weak');
    expect(await refusal(reset(token, 'simple'))).toBe('invalid password-weak');
    expect(await refusal(reset(token, 'Sunshine-1!'))).toBe('invalid password-common');
    expect(await refusal(reset(token, 'weak-2024'))).toBe('invalid password-own-name');
    expect(await isValid(token)).toBe(true);
  });

  it('cannot be replaced by the link that confirms an address', async () => {
    const { email, account } = await forgetful('Mixed');
    const token = (await mailsTo(email)).flatMap(({ text }) => confirmationToken(text) ?? [])[0] ?? '';
    expect(await fixture.verify(token)).toMatchObject({ account, needsPassword: false });
    expect(await isValid(token)).toBe(false);
  });
});

describe('asking for the link', () => {
  it('answers the same for whom nobody knows', async () => {
    await fixture.register('Known', 'known@example.org');
    for (const name of ['Known', 'Nobody', '', 'known@example.org']) expect(await ask(name)).toEqual({});
    expect(await mailsTo('known@example.org')).toHaveLength(2);
  });

  it('sends one a minute and five a day, also after a restart, and the last one stays good', async () => {
    const { email } = await forgetful('Eager');
    await fixture.harness.restart();
    await ask('Eager');
    expect(await mailsTo(email)).toHaveLength(2);
    for (const time of [2, 3, 4, 5, 6, 7]) {
      pass(minutes);
      expect([time, await ask('Eager')]).toEqual([time, {}]);
      // The minute counts from when it is sent.
      await fixture.harness.settled();
    }
    expect(await mailsTo(email)).toHaveLength(6);
    const last = await linkTo(email);
    pass(23 * hours);
    await ask('Eager');
    expect(await isValid(last)).toBe(true);
  });
});

describe('what follows a new password', () => {
  it('every session ends, and sockets are looked at again', async () => {
    const { email, account, token } = await forgetful('Everywhere');
    const [tablet, phone] = [await fixture.tokensOf(email), await fixture.tokensOf(email)];
    let woken = 0;
    const stop = fixture.harness.platform.live.onWake(wakeUps.sessionsEnded, () => {
      woken += 1;
    });
    await reset(token);
    await fixture.harness.settled();
    stop();
    expect(woken).toBeGreaterThan(0);
    for (const { refreshToken } of [tablet, phone]) expect(await refusal(fixture.refresh(refreshToken))).toBe('unauthenticated session-ended');
    const { session } = await fixture.tokensOf(email, newPassword);
    expect((await fixture.harness.as(account, session).call('identity', 'ListSessions', {})).sessions).toMatchObject([{ id: session, current: true }]);
  });

  it('a session that began since stays, however late the others are ended', async () => {
    const { email, account, token } = await forgetful('Later');
    await reset(token);
    await fixture.harness.settled();
    const { runtime } = fixture.harness.running('identity');
    const lane = laneOf(account, runtime.store.lanes);
    const changed = (await runtime.store.log.read(lane, 0, 1000)).find(
      ({ stream, events }) => stream === `account:${account}` && events[0]?.type === 'PasswordChanged',
    );
    const { refreshToken } = await fixture.tokensOf(email, newPassword);
    await fixture.harness.settled();

    const data = { account, passwordSecret: '', formerPasswordSecret: '', resetGeneration: 1, session: '' };
    const event: RecordedEvent = {
      source: 'identity',
      lane,
      seq: changed?.seq ?? 0,
      index: 0,
      stream: `account:${account}`,
      home: account,
      at: '',
      type: 'PasswordChanged',
      data,
    };
    await endSessions.run(contextOfJob(runtime, { id: 'again', reaction: endSessions.name, dueAt: '', attempts: 1, waits: 0, event }), event);
    await fixture.refresh(refreshToken);
  });

  it('the hash of the former password is gone, and none stands in the log', async () => {
    const { account, token } = await forgetful('Hashed');
    await reset(token);
    await fixture.harness.settled();
    const { log, secrets } = fixture.harness.running('identity').runtime.store;
    expect(await secrets.get(`password:${account}`)).toBeUndefined();
    const everything = JSON.stringify(await Promise.all([0, 1, 2, 3].map((lane) => log.read(lane, 0, 1000))));
    for (const secret of [password, newPassword, '$2b$', token, token.split('.').at(-1) ?? '']) expect(everything).not.toContain(secret);
  });
});

import { unavailable } from '@kloak/platform/errors.ts';
import type { Message } from '@kloak/platform/ports/mail.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { confirmationToken } from '@kloak/proto/client/confirmation-token.ts';
import { days, type IdentityFixture, startFixture } from './testing/fixture.ts';

const seconds = 1000;
let fixture: IdentityFixture;
/** Sent mails; `afterSending` runs after each, and may throw. */
let sent: Message[] = [];
let afterSending: () => Promise<void>;

beforeAll(async () => {
  fixture = await startFixture();
  fixture.harness.fake.mail(() => ({
    async send(message) {
      sent.push(message);
      await afterSending();
    },
  }));
});
afterAll(() => fixture.close());
beforeEach(() => {
  sent = [];
  afterSending = async () => undefined;
});

const register = (username: string, email: string) => fixture.register(username, email);
const tokenIn = (message: Message | undefined) => confirmationToken(message?.text) ?? '';
const verify = (token: string, key?: string) =>
  fixture.harness.as().call('identity', 'VerifyEmail', { token, registeredHere: true }, key === undefined ? {} : { key, bodyHash: token });

/** Fails once, after the mail was sent: the process ends before it can record that. */
const failOnce = (work: () => Promise<unknown> = async () => undefined) => {
  afterSending = async () => {
    afterSending = async () => undefined;
    await work();
    throw unavailable('Mail');
  };
};

describe('the mail to a new member', () => {
  it('has a link that is good from the registration on, by the clock of the vault', async () => {
    fixture.later(40 * days);
    const { account } = await register('Anna', 'anna@example.org');
    await fixture.harness.settled();
    expect(await verify(tokenIn(sent[0]))).toMatchObject({ account, needsPassword: false });
  });

  it('is the same message when it is sent again', async () => {
    failOnce();
    await register('Berta', 'berta@example.org');
    await until('the message was sent', async () => sent.length === 1);
    fixture.later(90 * seconds);
    await fixture.harness.settled();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('is another one for each member', async () => {
    await Promise.all([register('Carl', 'carl@example.org'), register('Dora', 'dora@example.org')]);
    await fixture.harness.settled();
    expect(new Set(sent.map(({ cause }) => cause)).size).toBe(2);
    const confirmed = await Promise.all(sent.map((message) => verify(tokenIn(message), 'the same key')));
    expect(new Set(confirmed.map(({ account }) => account)).size).toBe(2);
  });

  it('is not sent again to who was erased meanwhile', async () => {
    const { store } = fixture.harness.running('identity').runtime;
    const erased = Promise.withResolvers<void>();
    failOnce(() => erased.promise);
    const { account } = await register('Emil', 'emil@example.org');
    await until('the message was tried', async () => sent.length === 1);
    await store.erased.add(account);
    erased.resolve();
    await fixture.harness.settled();
    fixture.later(90 * seconds);
    await fixture.harness.settled();
    expect(sent.map(({ to }) => to)).toEqual(['emil@example.org']);
  });
});

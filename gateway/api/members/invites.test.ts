import { until, untilFound } from '@kloak/platform/testing/until.ts';
import { confirmationToken } from '@kloak/proto/client/confirmation-token.ts';
import { inviteLink } from '@kloak/proto/client/invite-link.ts';
import { loadServices } from '../../../deploy/services.ts';
import { type Person, password, startVault, type Vault } from '../../testing/vault.ts';

let vault: Vault;
beforeAll(async () => {
  vault = await startVault(await loadServices());
});
afterAll(() => vault.close());

const mailsTo = async (email: string) => (await vault.harness.messages()).filter(({ to }) => to === email);
const invite = (who: Person, email: string) => who.call('POST /api/invites/adminInvite', { email, userId: who.id, profile: who.id });
const list = async (who: Person) => (await who.call('POST /api/invites/get-invite-list', { userId: who.id })).list;
const connections = async ({ id, call }: Person) => (await call('GET /api/connection/all/{profileId}', { profileId: id })).connections;

/** Token of the link in the newest mail to an address. */
const linkTo = (email: string) => untilFound(`an invite to ${email}`, async () => inviteLink((await mailsTo(email))[0]?.text));

/** Registers, with the token of a link if given, and confirms the address. */
async function signsUp(username: string, email: string, token?: string): Promise<Person> {
  const browser = vault.guest();
  await browser.call('POST /api/users/register', { username, email, password, image: '', ...(token && { invite: token }) });
  const confirmation = await untilFound('the mail', async () => (await mailsTo(email)).flatMap(({ text }) => confirmationToken(text) ?? [])[0]);
  await browser.call('POST /api/users/verify', { token: confirmation });
  const { userId } = await browser.call('POST /api/users/login', { email, password });
  return { ...browser, id: userId, username, email };
}

describe('an invite to a mail address', () => {
  it('that was taken back names nobody', async () => {
    const paula = await vault.join('paula');
    await invite(paula, 'gone@example.com');
    const { token } = await linkTo('gone@example.com');
    await paula.call('POST /api/invites/delete-invite', { email: 'gone@example.com' });
    await vault.harness.settled();
    expect(await vault.guest().sendCall('POST /api/invites/who-invites', { invite: token })).toMatchObject({ status: 404, body: { code: 'no-invite' } });
  });

  it('is a mail whose link leads to the sign-up with the address, and connects the two once it is confirmed', async () => {
    const anna = await vault.join('anna');
    const { newList } = await invite(anna, 'gran+vault@example.com');
    expect(newList).toEqual([{ _id: expect.any(String), email: 'gran+vault@example.com', userId: anna.id, accountCreated: false }]);
    const { token, email } = await linkTo('gran+vault@example.com');
    expect(email).toBe('gran+vault@example.com');
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('anna invites you to Kloak');

    // The link shows its inviter; a wrong token shows nothing.
    const asked = (invite: string) => vault.guest().sendCall('POST /api/invites/who-invites', { invite });
    expect((await asked(token)).body).toEqual({ success: true, inviter: { username: 'anna', image: expect.stringMatching(/^data:image\/svg/) } });
    for (const wrong of ['', `${token}x`, token.replace(/^./, 'x')]) expect(await asked(wrong)).toMatchObject({ status: 404, body: { code: 'no-invite' } });

    const gran = await signsUp('gran', email, token);
    await until('they are connected', async () => (await connections(anna)).friends.length === 1);
    expect((await connections(anna)).friends).toMatchObject([{ _id: gran.id, username: 'gran', email }]);
    expect((await connections(gran)).friends).toMatchObject([{ _id: anna.id }]);
    expect(await list(anna)).toMatchObject([{ email, accountCreated: true }]);
  });

  it('asks whoever came by another way, also with a token that is not ours', async () => {
    const [ben, carla] = [await vault.join('ben'), await vault.join('carla')];
    await invite(ben, 'cousin@example.com');
    await invite(carla, 'nephew@example.com');
    const cousin = await signsUp('cousin', 'cousin@example.com');
    const nephew = await signsUp('nephew', 'nephew@example.com', 'not.a.token');
    await until('they are asked', async () => (await connections(cousin)).pending.length + (await connections(nephew)).pending.length === 2);
    expect((await connections(ben)).friends).toEqual([]);
    expect(await list(ben)).toMatchObject([{ accountCreated: true }]);
  });

  it('is answered in the words of its page', async () => {
    const dora = await vault.join('dora');
    for (const name of ['one', 'two', 'three']) await invite(dora, `${name}@example.com`);
    await expect(invite(dora, 'one@example.com')).rejects.toMatchObject({ status: 400, message: expect.stringContaining('Invite has already been sent.') });
    const fourth = { status: 406, message: expect.stringContaining('You can only send a maximum of 3 invites per account.') };
    await expect(invite(dora, 'four@example.com')).rejects.toMatchObject(fourth);
    const { list: left } = await dora.call('POST /api/invites/delete-invite', { email: 'two@example.com' });
    expect(left.map(({ email }) => email)).toEqual(['three@example.com', 'one@example.com']);
    expect((await invite(dora, 'four@example.com')).newList).toHaveLength(3);
    await expect(dora.call('POST /api/invites/delete-invite', { email: 'two@example.com' })).rejects.toMatchObject({ status: 404 });
    await expect(invite(dora, 'four@')).rejects.toMatchObject({ status: 400, code: 'email-invalid' });
  });
});

it.each(['kin@example.com\r\nBcc: all@example.com', 'kin@example.com\nall@example.com', 'kin@example.com, all@example.com', '<kin@example.com>'])(
  'is not sent to what is more than an address: %j',
  async (address) => {
    const gerda = await vault.join(`gerda${address.length}`);
    const mails = (await vault.harness.messages()).length;
    await expect(invite(gerda, address)).rejects.toMatchObject({ status: 400, code: 'email-invalid' });
    expect(await list(gerda)).toEqual([]);
    await vault.harness.settled();
    expect((await vault.harness.messages()).slice(mails).filter(({ to }) => to.includes('example.com'))).toEqual([]);
  },
);

it('a member who is invited by name is asked to connect, and the answer says so', async () => {
  const [emil, fritz] = [await vault.join('emil'), await vault.join('fritz')];
  const asked = await invite(emil, 'fritz');
  expect(asked).toMatchObject({ newList: [], member: { _id: fritz.id, username: 'fritz' } });
  expect(asked).not.toHaveProperty('connected');
  expect((await connections(fritz)).pending).toMatchObject([{ _id: emil.id }]);
  expect(await invite(fritz, emil.email)).toMatchObject({ connected: true });
});

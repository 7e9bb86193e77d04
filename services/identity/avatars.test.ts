import { erase } from '@kloak/platform/engine/erase.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { until } from '@kloak/platform/testing/until.ts';
import { type IdentityFixture, startFixture } from './testing/fixture.ts';

let fixture: IdentityFixture;
let anna: string;
beforeAll(async () => {
  fixture = await startFixture();
  anna = (await fixture.register('anna', 'anna@example.org')).account;
  await fixture.verify(await fixture.mailedToken('anna@example.org'));
  await fixture.harness.settled();
});
afterAll(() => fixture.close());

const me = () => fixture.harness.as(anna);
const blobs = () => fixture.harness.platform.blobs;
const put = (key: string) => blobs().put(key, Buffer.from('bytes'), { type: 'image/webp', size: 5 });
const isThere = async (key: string) => (await blobs().stat(key)) !== undefined;
const incoming = (avatar: string) => `incoming-avatar/${anna}/${avatar}`;
const shown = (avatar: string) => `avatar/${anna}/${avatar}.webp`;
const own = async () => me().call('identity', 'GetAccount', {});

/** Event that transcoding would write. */
async function rendered(avatar: string): Promise<void> {
  await put(shown(avatar));
  await seedEvent(fixture.harness, 'transcoding', `avatar-job:${avatar}`, anna, { type: 'AvatarRendered', data: { account: anna, avatar } });
}
const notRendered = (avatar: string, reason: string) =>
  seedEvent(fixture.harness, 'transcoding', `avatar-job:${avatar}`, anna, { type: 'AvatarNotRendered', data: { account: anna, avatar, reason } });
/** Requests a picture; transcoding answers afterwards. */
async function change(avatar: string, answer: (avatar: string) => Promise<void>) {
  await put(incoming(avatar));
  const asked = me().call('identity', 'ChangeAvatar', { avatar });
  asked.catch(() => undefined);
  await until('it is asked for', async () => (await own()).imagePending);
  await answer(avatar);
  return asked;
}

describe('the picture of a member', () => {
  it('is the drawn one, until another is ready', async () => {
    expect(await own()).toMatchObject({ image: `/storage/avatar/${anna}.svg`, imagePending: false });
    expect(await change('one', rendered)).toMatchObject({ image: `/storage/${shown('one')}`, ready: true });
    expect(await own()).toMatchObject({ image: `/storage/${shown('one')}`, imagePending: false });
  });

  it('leaves nothing behind: not what was posted, not the one before', async () => {
    await change('two', rendered);
    await fixture.harness.settled();
    expect(await Promise.all([incoming('one'), shown('one'), incoming('two'), shown('two')].map(isThere))).toEqual([false, false, false, true]);
  });

  it('stays where another cannot be shown, and its owner is told why', async () => {
    await expect(change('bad', (avatar) => notRendered(avatar, 'unreadable'))).rejects.toMatchObject({ kind: 'unsupported', code: 'unreadable' });
    await fixture.harness.settled();
    expect(await own()).toMatchObject({ image: `/storage/${shown('two')}`, imageFailure: 'unreadable' });
    expect(await Promise.all([incoming('bad'), shown('two')].map(isThere))).toEqual([false, true]);
  });

  it('is the last that was chosen, whichever is ready first', async () => {
    await put(incoming('three'));
    const first = me().call('identity', 'ChangeAvatar', { avatar: 'three' });
    await until('it is asked for', async () => (await own()).imagePending);
    await put(incoming('four'));
    const second = me().call('identity', 'ChangeAvatar', { avatar: 'four' });
    expect(await first).toMatchObject({ image: `/storage/${shown('two')}`, ready: false });
    await rendered('three');
    await rendered('four');
    expect(await second).toMatchObject({ image: `/storage/${shown('four')}`, ready: true });
    await fixture.harness.settled();
    expect(await Promise.all([shown('two'), shown('three'), incoming('three'), incoming('four'), shown('four')].map(isThere))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  it('is drawn again when its owner removes it; a repeat, and one that is gone, change nothing', async () => {
    await me().call('identity', 'RemoveAvatar', { avatar: 'two' });
    expect(await own()).toMatchObject({ image: `/storage/${shown('four')}` });
    for (let time = 0; time < 2; time++) await me().call('identity', 'RemoveAvatar', { avatar: 'four' });
    expect(await own()).toMatchObject({ image: `/storage/avatar/${anna}.svg` });
    await fixture.harness.settled();
    expect(await isThere(shown('four'))).toBe(false);
  });

  it('is changed by who has confirmed the address, and by nobody else', async () => {
    const { account } = await fixture.register('ben', 'ben@example.org');
    await fixture.harness.settled();
    await expect(fixture.harness.as(account).call('identity', 'ChangeAvatar', { avatar: 'x' })).rejects.toMatchObject({ code: 'not-verified' });
    await expect(fixture.guest().call('identity', 'ChangeAvatar', { avatar: 'x' })).rejects.toMatchObject({ code: 'signed-out' });
    await expect(fixture.guest().call('identity', 'RemoveAvatar', { avatar: 'x' })).rejects.toMatchObject({ code: 'signed-out' });
    await expect(me().call('identity', 'ChangeAvatar', { avatar: '../ben' })).rejects.toMatchObject({ code: 'bad-avatar' });
  });
});

describe('what was posted and never asked for', () => {
  it('goes after an hour; what waits to be made ready stays', async () => {
    await put(incoming('waiting'));
    const asked = me().call('identity', 'ChangeAvatar', { avatar: 'waiting' });
    await until('it is asked for', async () => (await own()).imagePending);
    await put(incoming('orphan'));
    await put('incoming-avatar/orphan');
    const { list } = blobs();
    // Behind many others that are waited for.
    blobs().list = async function* (...asked) {
      for (let other = 0; other < 100; other += 1) yield incoming('waiting');
      yield* list(...asked);
    };
    const sweep = async () => {
      fixture.setAhead(2 * 3600_000);
      await until('the orphan is gone', async () => !(await isThere(incoming('orphan'))));
    };
    await sweep();
    expect(await Promise.all(['incoming-avatar/orphan', incoming('waiting')].map(isThere))).toEqual([false, true]);
    blobs().list = list;
    await rendered('waiting');
    await asked;
  });
});

it('nothing is left in the store of the pictures of a member who was erased', async () => {
  await change('last', rendered);
  await fixture.harness.settled();
  await Promise.all([incoming('orphan'), 'avatar/somebody/one.webp'].map(put));
  await erase(fixture.harness.running('identity').runtime, anna);
  expect(await Promise.all([shown('last'), incoming('orphan'), 'avatar/somebody/one.webp'].map(isThere))).toEqual([false, false, true]);
});

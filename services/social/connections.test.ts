import { areConnected, relations } from '@kloak/access/relations.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { seedEvent, seedUnconfirmed } from '@kloak/platform/testing/seed-event.ts';
import { wakeUps } from '@kloak/platform/wake-ups.ts';
import { nothing, type SocialFixture, startFixture } from './testing/fixture.ts';

const days = 24 * 60 * 60 * 1000;

let fixture: SocialFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.setAhead(0));

describe('profiles', () => {
  beforeAll(() => fixture.join('Anna', 'Ben'));

  it('are found by exact name or address, whatever its case', async () => {
    const ben = { id: 'ben', username: 'Ben', image: '/storage/avatar/ben.svg' };
    expect(await fixture.find('anna', 'BEN')).toEqual(ben);
    expect(await fixture.find('anna', ' bEN@Example.org ')).toEqual(ben);
    expect((await fixture.as('anna').call('social', 'GetProfile', { username: 'ben' })).profile).toEqual(ben);
  });

  it('show the address to oneself', async () => {
    expect(await fixture.find('anna', 'anna')).toMatchObject({ username: 'Anna', email: 'Anna@example.org' });
  });

  it('tell oneself of how many uploads something was published, and nobody else', async () => {
    const profileOf = async (name: string) => fixture.as('anna').call('social', 'GetProfile', { username: name });
    expect((await profileOf('anna')).uploadCount).toBe(0);
    for (const upload of ['u1', 'u2'])
      await seedEvent(fixture.harness, 'media', `upload:${upload}`, 'anna', { type: 'UploadPublished', data: { upload, owner: 'anna' } });
    await fixture.harness.settled();
    expect((await profileOf('anna')).uploadCount).toBe(2);
    expect((await profileOf('ben')).uploadCount).toBeUndefined();
  });

  it('are refused in the words of their page', async () => {
    expect(await refusal(fixture.find('anna', 'be'))).toBe('missing no-profile');
    await expect(fixture.find('anna', 'nobody@example.org')).rejects.toThrow('No user with this username or email address was found');
    await expect(fixture.as('anna').call('social', 'GetProfile', { username: 'nobody' })).rejects.toThrow('Cannot fetch user profile');
  });

  it('are for members', async () => {
    const guest = fixture.as();
    expect(await refusal(guest.call('social', 'FindProfile', { query: 'ben' }))).toBe('unauthenticated signed-out');
    expect(await refusal(guest.call('social', 'GetProfile', { username: 'ben' }))).toBe('unauthenticated signed-out');
    expect(await refusal(guest.call('social', 'ListConnections', {}))).toBe('unauthenticated signed-out');
  });
});

describe('the connections of a member', () => {
  it('stand by when each shared something last, which what is private does not tell', async () => {
    await fixture.join('Early', 'Late', 'Quiet', 'Hub');
    await fixture.connect('hub', 'quiet', 'late', 'early');
    expect((await fixture.standing('hub')).friends).toEqual(['early', 'late', 'quiet']);
    await fixture.publish('late', 'late-1');
    await fixture.publish('quiet', 'quiet-1', 'PRIVATE');
    expect((await fixture.standing('hub')).friends).toEqual(['late', 'early', 'quiet']);
    await fixture.publish('early', 'early-1');
    expect((await fixture.standing('hub')).friends).toEqual(['early', 'late', 'quiet']);
  });
});

describe('a member whose address is not confirmed', () => {
  beforeAll(async () => {
    await fixture.join('Grandson');
    await seedUnconfirmed(fixture.harness, 'squatter', 'Gran', 'gran@example.org');
    await fixture.harness.settled();
  });

  it('is not found by it, and by the name without it', async () => {
    expect(await refusal(fixture.find('grandson', 'gran@example.org'))).toBe('missing no-profile');
    expect(await fixture.find('grandson', 'gran')).not.toHaveProperty('email');
    expect(await fixture.find('squatter', 'gran')).toMatchObject({ email: 'gran@example.org' });
  });

  it('connects with nobody, in words, until it is confirmed', async () => {
    await fixture.request('grandson', 'squatter');
    expect(await refusal(fixture.accept('squatter', 'grandson'))).toBe('forbidden not-verified');
    await expect(fixture.request('squatter', 'grandson')).rejects.toThrow('Please confirm your email address first.');
    expect(await fixture.standing('squatter')).toEqual({ ...nothing, pending: ['grandson'] });
    await seedEvent(fixture.harness, 'identity', 'account:squatter', 'squatter', { type: 'EmailConfirmed', data: { account: 'squatter' } });
    await fixture.harness.settled();
    await fixture.accept('squatter', 'grandson');
    expect(await fixture.find('grandson', 'Gran@example.org')).toMatchObject({ id: 'squatter', email: 'gran@example.org' });
  });
});

describe('a connection', () => {
  it('is asked for, seen by both, and asked for once', async () => {
    await fixture.join('Carla', 'Dora');
    const answer = await fixture.request('dora', 'carla');
    expect(answer.requested).toEqual([{ id: 'carla', username: 'Carla', image: '/storage/avatar/carla.svg' }]);
    await fixture.request('dora', 'carla');
    expect(await fixture.standing('dora')).toEqual({ ...nothing, requested: ['carla'] });
    expect(await fixture.standing('carla')).toEqual({ ...nothing, pending: ['dora'] });
  });

  it('cannot be accepted by the one who asked', async () => {
    await fixture.join('Emil', 'Fritz');
    await fixture.request('fritz', 'emil');
    expect(await refusal(fixture.accept('fritz', 'emil'))).toBe('conflict no-request');
  });

  it('is accepted, and shows both the other’s address', async () => {
    await fixture.join('Gina', 'Hugo', 'Ida');
    await fixture.request('hugo', 'gina');
    const answer = await fixture.accept('gina', 'hugo');
    expect(answer.friends).toEqual([{ id: 'hugo', username: 'Hugo', image: '/storage/avatar/hugo.svg', email: 'Hugo@example.org' }]);
    expect(await fixture.standing('hugo')).toEqual({ ...nothing, friends: ['gina'] });
    expect(await fixture.find('hugo', 'gina')).toMatchObject({ email: 'Gina@example.org' });
    expect(await fixture.find('ida', 'gina')).not.toHaveProperty('email');
  });

  it('stays when a friend asks or accepts again', async () => {
    await fixture.join('Jan', 'Kira');
    await fixture.connect('jan', 'kira');
    await fixture.request('jan', 'kira');
    await fixture.accept('jan', 'kira');
    expect(await fixture.standing('jan')).toEqual({ ...nothing, friends: ['kira'] });
  });

  it('is made when both ask', async () => {
    await fixture.join('Lena', 'Max');
    await fixture.request('lena', 'max');
    expect(await fixture.request('max', 'lena')).toMatchObject({ friends: [{ id: 'lena' }], pending: [], requested: [] });
  });

  it('is made once when both ask at the same time', async () => {
    await fixture.join('Nora', 'Otto');
    await Promise.all([fixture.request('nora', 'otto'), fixture.request('otto', 'nora')]);
    expect(await fixture.standing('nora')).toEqual({ ...nothing, friends: ['otto'] });
    expect(await fixture.standing('otto')).toEqual({ ...nothing, friends: ['nora'] });
  });

  it('with oneself is a success that changes nothing; with nobody it is refused', async () => {
    await fixture.join('Paula', 'Quinn', 'Rosa');
    await fixture.connect('paula', 'quinn');
    await fixture.request('paula', 'paula');
    expect(await fixture.standing('paula')).toEqual({ ...nothing, friends: ['quinn'] });
    expect(await refusal(fixture.request('paula', 'nobody'))).toBe('missing no-profile');
    expect(await refusal(fixture.accept('paula', 'rosa'))).toBe('conflict no-request');
  });

  it('is taken back, declined, or nothing at all', async () => {
    await fixture.join('Sven', 'Tina', 'Udo', 'Vera');
    await fixture.connect('sven', 'tina');
    await fixture.connect('udo', 'vera');
    await fixture.request('udo', 'sven');
    expect(await fixture.reject('udo', 'sven')).toMatchObject({ ...nothing, friends: [expect.objectContaining({ id: 'vera' })] });
    await fixture.request('udo', 'sven');
    await fixture.reject('sven', 'udo');
    await fixture.reject('sven', 'udo');
    await fixture.reject('sven', 'nobody');
    expect(await fixture.standing('sven')).toEqual({ ...nothing, friends: ['tina'] });
    expect((await fixture.standing('udo')).requested).toEqual([]);
  });

  it('asked for again within 30 days after a decline looks like any other to who asks, and the other hears nothing', async () => {
    await fixture.join('Willi', 'Xenia');
    await fixture.request('willi', 'xenia');
    await fixture.reject('xenia', 'willi');
    fixture.setAhead(29 * days);
    await fixture.request('willi', 'xenia');
    expect((await fixture.standing('willi')).requested).toEqual(['xenia']);
    expect(await fixture.standing('xenia')).toEqual(nothing);
    await fixture.reject('willi', 'xenia');
    expect((await fixture.standing('willi')).requested).toEqual([]);
    await fixture.request('willi', 'xenia');
    fixture.setAhead(31 * days);
    await fixture.request('willi', 'xenia');
    expect((await fixture.standing('willi')).requested).toEqual(['xenia']);
    expect((await fixture.standing('xenia')).pending).toEqual(['willi']);
  });

  it('that is held off is a yes when the other asks too', async () => {
    await fixture.join('Wanda', 'Xaver');
    await fixture.request('wanda', 'xaver');
    await fixture.reject('xaver', 'wanda');
    await fixture.request('wanda', 'xaver');
    await fixture.request('xaver', 'wanda');
    for (const [member, other] of [
      ['wanda', 'xaver'],
      ['xaver', 'wanda'],
    ] as const) {
      expect(await fixture.standing(member)).toEqual({ ...nothing, friends: [other] });
    }
  });

  it('answers a repeat under the same key as the first time', async () => {
    await fixture.join('Yara', 'Zoe');
    const twice = () => fixture.as('yara').call('social', 'RequestConnection', { other: 'zoe' }, { key: 'k', bodyHash: 'h' });
    await twice();
    await fixture.reject('yara', 'zoe');
    await twice();
    expect((await fixture.standing('yara')).requested).toEqual([]);
  });
});

describe('removing a connection', () => {
  it('has ended access, here and in media, when it answers; what was said stays', async () => {
    await fixture.join('Alma', 'Bert');
    await fixture.connect('alma', 'bert');
    await fixture.publish('alma', 'photo');
    await fixture.as('bert').call('social', 'SaveComment', { item: 'photo', content: 'What a day!' });
    expect(await refusal(fixture.as('bert').call('social', 'ListComments', { item: 'photo' }))).toBe('no refusal');
    await fixture.harness.settled();
    let woken = 0;
    const stop = fixture.harness.platform.live.onWake(wakeUps.accessNarrowed, () => {
      woken += 1;
    });
    await fixture.reject('alma', 'bert');
    const reader = fixture.harness.running('media').runtime.store.views.reader(relations);
    expect(await areConnected(reader, 'bert', 'alma')).toBe(false);
    expect(await refusal(fixture.as('bert').call('social', 'ListComments', { item: 'photo' }))).toBe('forbidden not-yours');
    expect(await refusal(fixture.as('bert').call('social', 'GiveHeart', { item: 'photo' }))).toBe('forbidden not-yours');
    await fixture.harness.settled();
    expect(woken).toBe(1);
    stop();

    const { comments } = await fixture.as('alma').call('social', 'ListComments', { item: 'photo' });
    expect(comments[0]).toMatchObject({ content: 'What a day!', writer: { username: 'Bert' } });
    expect(await fixture.standing('bert')).toEqual(nothing);
    expect(await fixture.find('bert', 'alma')).not.toHaveProperty('email');
  });

  it('can be followed by a new request', async () => {
    await fixture.join('Cora', 'Dirk');
    await fixture.publish('cora', 'portrait');
    await fixture.connect('cora', 'dirk');
    await fixture.reject('cora', 'dirk');
    await fixture.connect('cora', 'dirk');
    expect(await refusal(fixture.as('dirk').call('social', 'ListComments', { item: 'portrait' }))).toBe('no refusal');
  });
});

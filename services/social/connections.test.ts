import { areConnected, relations } from '@kloak/access/relations.ts';
import { wakeUps } from '@kloak/access/wake-ups.ts';
import { refusal } from '@kloak/platform/testing/refusal.ts';
import { nothing, startWorld, type World } from './testing/world.ts';

const days = 24 * 60 * 60 * 1000;

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.setAhead(0));

describe('profiles', () => {
  beforeAll(() => world.join('Anna', 'Ben'));

  it('are found by exact name or address, whatever its case', async () => {
    const ben = { id: 'ben', username: 'Ben', image: '/storage/avatar/ben.svg' };
    expect(await world.find('anna', 'BEN')).toEqual(ben);
    expect(await world.find('anna', ' bEN@Example.org ')).toEqual(ben);
    expect((await world.as('anna').call('social', 'GetProfile', { username: 'ben' })).profile).toEqual(ben);
  });

  it('show the address to oneself', async () => {
    expect(await world.find('anna', 'anna')).toMatchObject({ username: 'Anna', email: 'Anna@example.org' });
  });

  it('are refused in the words of their page', async () => {
    expect(await refusal(world.find('anna', 'be'))).toBe('missing no-profile');
    await expect(world.find('anna', 'nobody@example.org')).rejects.toThrow('No user with this username or email address was found');
    await expect(world.as('anna').call('social', 'GetProfile', { username: 'nobody' })).rejects.toThrow('Cannot fetch user profile');
  });

  it('are for members', async () => {
    const guest = world.as();
    expect(await refusal(guest.call('social', 'FindProfile', { query: 'ben' }))).toBe('unauthenticated signed-out');
    expect(await refusal(guest.call('social', 'GetProfile', { username: 'ben' }))).toBe('unauthenticated signed-out');
    expect(await refusal(guest.call('social', 'ListConnections', {}))).toBe('unauthenticated signed-out');
  });
});

describe('a connection', () => {
  it('is asked for, seen by both, and asked for once', async () => {
    await world.join('Carla', 'Dora');
    const answer = await world.request('dora', 'carla');
    expect(answer.requested).toEqual([{ id: 'carla', username: 'Carla', image: '/storage/avatar/carla.svg' }]);
    await world.request('dora', 'carla');
    expect(await world.standing('dora')).toEqual({ ...nothing, requested: ['carla'] });
    expect(await world.standing('carla')).toEqual({ ...nothing, pending: ['dora'] });
  });

  it('cannot be accepted by the one who asked', async () => {
    await world.join('Emil', 'Fritz');
    await world.request('fritz', 'emil');
    expect(await refusal(world.accept('fritz', 'emil'))).toBe('conflict no-request');
  });

  it('is accepted, and shows both the other’s address', async () => {
    await world.join('Gina', 'Hugo', 'Ida');
    await world.request('hugo', 'gina');
    const answer = await world.accept('gina', 'hugo');
    expect(answer.friends).toEqual([{ id: 'hugo', username: 'Hugo', image: '/storage/avatar/hugo.svg', email: 'Hugo@example.org' }]);
    expect(await world.standing('hugo')).toEqual({ ...nothing, friends: ['gina'] });
    expect(await world.find('hugo', 'gina')).toMatchObject({ email: 'Gina@example.org' });
    expect(await world.find('ida', 'gina')).not.toHaveProperty('email');
  });

  it('stays when a friend asks or accepts again', async () => {
    await world.join('Jan', 'Kira');
    await world.connect('jan', 'kira');
    await world.request('jan', 'kira');
    await world.accept('jan', 'kira');
    expect(await world.standing('jan')).toEqual({ ...nothing, friends: ['kira'] });
  });

  it('is made when both ask', async () => {
    await world.join('Lena', 'Max');
    await world.request('lena', 'max');
    expect(await world.request('max', 'lena')).toMatchObject({ friends: [{ id: 'lena' }], pending: [], requested: [] });
  });

  it('is made once when both ask at the same time', async () => {
    await world.join('Nora', 'Otto');
    await Promise.all([world.request('nora', 'otto'), world.request('otto', 'nora')]);
    expect(await world.standing('nora')).toEqual({ ...nothing, friends: ['otto'] });
    expect(await world.standing('otto')).toEqual({ ...nothing, friends: ['nora'] });
  });

  it('with oneself is a success that changes nothing; with nobody it is refused', async () => {
    await world.join('Paula', 'Quinn', 'Rosa');
    await world.connect('paula', 'quinn');
    await world.request('paula', 'paula');
    expect(await world.standing('paula')).toEqual({ ...nothing, friends: ['quinn'] });
    expect(await refusal(world.request('paula', 'nobody'))).toBe('missing no-profile');
    expect(await refusal(world.accept('paula', 'rosa'))).toBe('conflict no-request');
  });

  it('is taken back, declined, or nothing at all', async () => {
    await world.join('Sven', 'Tina', 'Udo', 'Vera');
    await world.connect('sven', 'tina');
    await world.connect('udo', 'vera');
    await world.request('udo', 'sven');
    expect(await world.reject('udo', 'sven')).toEqual({ ...nothing, friends: [expect.objectContaining({ id: 'vera' })] });
    await world.request('udo', 'sven');
    await world.reject('sven', 'udo');
    await world.reject('sven', 'udo');
    await world.reject('sven', 'nobody');
    expect(await world.standing('sven')).toEqual({ ...nothing, friends: ['tina'] });
    expect((await world.standing('udo')).requested).toEqual([]);
  });

  it('cannot be asked for again for 30 days after a decline, and nobody is told', async () => {
    await world.join('Willi', 'Xenia');
    await world.request('willi', 'xenia');
    await world.reject('xenia', 'willi');
    world.setAhead(29 * days);
    await world.request('willi', 'xenia');
    expect((await world.standing('willi')).requested).toEqual([]);
    world.setAhead(31 * days);
    await world.request('willi', 'xenia');
    expect((await world.standing('xenia')).pending).toEqual(['willi']);
  });

  it('answers a repeat under the same key as the first time', async () => {
    await world.join('Yara', 'Zoe');
    const twice = () => world.as('yara').call('social', 'RequestConnection', { other: 'zoe' }, { key: 'k', bodyHash: 'h' });
    await twice();
    await world.reject('yara', 'zoe');
    await twice();
    expect((await world.standing('yara')).requested).toEqual([]);
  });
});

describe('removing a connection', () => {
  it('has ended access, here and in media, when it answers; what was said stays', async () => {
    await world.join('Alma', 'Bert');
    await world.connect('alma', 'bert');
    await world.publish('alma', 'photo');
    await world.as('bert').call('social', 'SaveComment', { item: 'photo', content: 'What a day!' });
    expect(await refusal(world.as('bert').call('social', 'ListComments', { item: 'photo' }))).toBe('no refusal');
    await world.harness.settled();
    let woken = 0;
    const stop = world.harness.platform.live.onWake(wakeUps.accessNarrowed, () => {
      woken += 1;
    });
    await world.reject('alma', 'bert');
    const reader = world.harness.running('media').runtime.store.views.reader(relations);
    expect(await areConnected(reader, 'bert', 'alma')).toBe(false);
    expect(await refusal(world.as('bert').call('social', 'ListComments', { item: 'photo' }))).toBe('forbidden not-yours');
    expect(await refusal(world.as('bert').call('social', 'GiveHeart', { item: 'photo' }))).toBe('forbidden not-yours');
    await world.harness.settled();
    expect(woken).toBe(1);
    stop();

    const { comments } = await world.as('alma').call('social', 'ListComments', { item: 'photo' });
    expect(comments[0]).toMatchObject({ content: 'What a day!', writer: { username: 'Bert' } });
    expect(await world.standing('bert')).toEqual(nothing);
    expect(await world.find('bert', 'alma')).not.toHaveProperty('email');
  });

  it('can be followed by a new request', async () => {
    await world.join('Cora', 'Dirk');
    await world.publish('cora', 'portrait');
    await world.connect('cora', 'dirk');
    await world.reject('cora', 'dirk');
    await world.connect('cora', 'dirk');
    expect(await refusal(world.as('dirk').call('social', 'ListComments', { item: 'portrait' }))).toBe('no refusal');
  });
});

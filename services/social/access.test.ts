import { type SocialFixture, startFixture } from './testing/fixture.ts';

let fixture: SocialFixture;
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben');
  await fixture.publish('anna', 'photo');
  await fixture.publish('anna', 'diary', 'PRIVATE');
});
afterAll(() => fixture.close());

const as: SocialFixture['as'] = (who) => fixture.as(who);

describe('a guest', () => {
  it('does not learn who there is, nor who there is not', async () => {
    for (const name of ['anna', 'nobody']) {
      await expect(as().call('social', 'FindProfile', { query: name })).rejects.toMatchObject({ kind: 'unauthenticated' });
      await expect(as().call('social', 'GetProfile', { username: name })).rejects.toMatchObject({ kind: 'unauthenticated' });
    }
  });
});

describe('an address', () => {
  it('is shown to nobody while a request waits: neither to who asked nor to who was asked', async () => {
    await fixture.request('anna', 'ben');
    const ben = { id: 'ben', username: 'Ben', image: '/storage/avatar/ben.svg' };
    const anna = { id: 'anna', username: 'Anna', image: '/storage/avatar/anna.svg' };
    expect(await as('anna').call('social', 'ListConnections', {})).toEqual({ friends: [], pending: [], requested: [ben], blocked: [] });
    expect(await as('ben').call('social', 'ListConnections', {})).toEqual({ friends: [], pending: [anna], requested: [], blocked: [] });
    expect(await as('anna').call('social', 'FindProfile', { query: 'ben' })).toEqual({ profile: ben });
    expect(await as('ben').call('social', 'GetProfile', { username: 'anna' })).toEqual({ profile: anna });
  });
});

describe('what was said about an item', () => {
  const save = async (who: string, item: string, content: string, responseTo?: string) => {
    const { comment } = await as(who).call('social', 'SaveComment', { item, content, ...(responseTo !== undefined && { responseTo }) });
    return comment?.id ?? '';
  };

  it('is not read, and not answered, by naming another item', async () => {
    await fixture.connect('anna', 'ben');
    const secret = await save('anna', 'diary', 'For nobody');
    await save('anna', 'diary', 'At all', secret);
    const list = as('ben').call('social', 'ListComments', { item: 'photo', responseTo: secret });
    await expect(list).rejects.toMatchObject({ kind: 'missing', code: 'no-comment' });
    await expect(save('ben', 'photo', 'So there is one', secret)).rejects.toMatchObject({ kind: 'missing', code: 'no-comment' });
    expect((await as('anna').call('social', 'ListComments', { item: 'diary', responseTo: secret })).total).toBe(1);
  });
});

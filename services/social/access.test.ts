import { type Harness, startHarness } from '@kloak/platform/contract/harness.ts';
import { neighbour, tellPublished, tellRegistered } from '@kloak/platform/contract/tell.ts';
import { social } from './service.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness([neighbour('identity'), neighbour('media'), social], { lanes: 4 });
  await tellRegistered(harness, 'anna', 'Anna', 'anna@example.org');
  await tellRegistered(harness, 'ben', 'Ben', 'ben@example.org');
  await tellPublished(harness, 'anna', 'photo', 'FAMILY_ONLY');
  await tellPublished(harness, 'anna', 'diary', 'PRIVATE');
  await harness.settled();
});
afterAll(() => harness.close());

const as = (who?: string) => harness.as(who);

describe('a guest', () => {
  it('does not learn who there is, nor who there is not', async () => {
    for (const name of ['anna', 'nobody']) {
      await expect(as().call('social', 'FindProfile', { query: name })).rejects.toMatchObject({ kind: 'unauthenticated' });
      await expect(as().call('social', 'GetProfile', { username: name })).rejects.toMatchObject({ kind: 'unauthenticated' });
    }
  });
});

describe('an address', () => {
  const connect = (who: string, other: string) => as(who).call('social', 'RequestConnection', { other });

  it('is shown to nobody while a request waits: neither to who asked nor to who was asked', async () => {
    await connect('anna', 'ben');
    const ben = { id: 'ben', username: 'Ben', image: '/storage/avatar/ben.svg' };
    const anna = { id: 'anna', username: 'Anna', image: '/storage/avatar/anna.svg' };
    expect(await as('anna').call('social', 'ListConnections', {})).toEqual({ friends: [], pending: [], requested: [ben] });
    expect(await as('ben').call('social', 'ListConnections', {})).toEqual({ friends: [], pending: [anna], requested: [] });
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
    await as('ben').call('social', 'AcceptConnection', { other: 'anna' });
    const secret = await save('anna', 'diary', 'For nobody');
    await save('anna', 'diary', 'At all', secret);
    const list = as('ben').call('social', 'ListComments', { item: 'photo', responseTo: secret });
    await expect(list).rejects.toMatchObject({ kind: 'missing', code: 'no-comment' });
    await expect(save('ben', 'photo', 'So there is one', secret)).rejects.toMatchObject({ kind: 'missing', code: 'no-comment' });
    expect((await as('anna').call('social', 'ListComments', { item: 'diary', responseTo: secret })).total).toBe(1);
  });
});

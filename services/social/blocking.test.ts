import { refusal } from '@kloak/platform/testing/refusal.ts';
import { nothing, type SocialFixture, startFixture } from './testing/fixture.ts';

let fixture: SocialFixture;
beforeAll(async () => {
  fixture = await startFixture();
});
afterAll(() => fixture.close());

const change = (call: 'BlockMember' | 'UnblockMember', who: string, other: string) => fixture.as(who).call('social', call, { other });
const blockedBy = async (who: string) => (await fixture.as(who).call('social', 'ListConnections', {})).blocked.map(({ username }) => username);

describe('a member who blocks another', () => {
  beforeAll(async () => {
    await fixture.join('Anna', 'Ben', 'Carla');
    await fixture.connect('anna', 'ben');
    await change('BlockMember', 'anna', 'ben');
  });

  it('is not connected with them any more, and finds them on a list', async () => {
    expect(await fixture.standing('anna')).toEqual(nothing);
    expect(await fixture.standing('ben')).toEqual(nothing);
    expect([await blockedBy('anna'), await blockedBy('ben')]).toEqual([['Ben'], []]);
  });

  it('is to them as to anybody who does not know them, and finds them', async () => {
    for (const query of ['anna', 'anna@example.org']) expect(await fixture.find('ben', query)).toEqual(await fixture.find('carla', query));
    expect(await fixture.find('anna', 'ben')).toMatchObject({ username: 'Ben' });
  });

  it('is asked by them as by anybody, and does not hear it', async () => {
    await fixture.request('ben', 'anna');
    await fixture.as('ben').call('social', 'SendInvite', { to: 'anna@example.org' });
    expect(await fixture.standing('ben')).toEqual({ ...nothing, requested: ['anna'] });
    expect(await fixture.standing('anna')).toEqual(nothing);
    expect(await refusal(fixture.accept('anna', 'ben'))).toBe('conflict no-request');
    expect(await refusal(fixture.request('anna', 'ben'))).toBe('conflict member-blocked');
  });

  it('blocks them no more once that is over, and may again', async () => {
    await change('UnblockMember', 'anna', 'ben');
    await fixture.harness.settled();
    expect(await blockedBy('anna')).toEqual([]);
    await change('BlockMember', 'anna', 'ben');
    expect(await blockedBy('anna')).toEqual(['Ben']);
  });

  it('names another member', async () => {
    expect(await refusal(change('BlockMember', 'anna', 'anna'))).toBe('invalid block-yourself');
    expect(await refusal(change('BlockMember', 'anna', 'nobody'))).toBe('missing no-profile');
  });
});

describe('a block at the same moment as', () => {
  it.each(['request', 'accept'] as const)('a %s is stronger, whichever comes first', async (act) => {
    const [one, other] = [`One-${act}`, `Other-${act}`];
    await fixture.join(one, other);
    const [who, whom] = [one.toLowerCase(), other.toLowerCase()];
    if (act === 'accept') await fixture.request(who, whom);
    await Promise.all([
      change('BlockMember', who, whom),
      fixture[act](whom, who).catch((error: unknown) => expect(error).toMatchObject({ code: 'no-request' })),
    ]);
    await fixture.harness.settled();
    expect(await fixture.standing(who)).toEqual(nothing);
    expect((await fixture.standing(whom)).friends).toEqual([]);
    expect(await blockedBy(who)).toEqual([other]);
  });
});

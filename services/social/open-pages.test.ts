import { seedGranting, seedRoom, seedRoomLeft } from '@kloak/platform/testing/seed-chat.ts';
import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { seedGroup, seedGroupPost } from '@kloak/platform/testing/seed-group.ts';
import { formatPosition, parsePosition } from '@kloak/platform/wire/position.ts';
import { type SocialFixture, startFixture } from './testing/fixture.ts';

type ReceivedChange = { member: string; what: string; id?: string; at: string };
const isChange = (payload: object): payload is Omit<ReceivedChange, 'member'> => 'what' in payload;

let fixture: SocialFixture;
let pushes: ReceivedChange[] = [];

beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Gina', 'Hugo', 'Ida');
  await fixture.connect('anna', 'ben', 'gina', 'hugo', 'ida');
  await fixture.publish('anna', 'photo');
  await fixture.publish('anna', 'diary', 'PRIVATE');
});
afterAll(() => fixture.close());

const heardDuring = async (work: () => Promise<unknown>) => {
  const told = await fixture.harness.hearing(work);
  pushes = told.flatMap(({ members, event, payload }) => (event === 'changed' && isChange(payload) ? members.map((member) => ({ member, ...payload })) : []));
  return pushes.map(({ member, what, id }) => [member, what, ...(id === undefined ? [] : [id])].join(' ')).sort();
};
const give = (who: string, item: string) => fixture.as(who).call('social', 'GiveHeart', { item });
const take = (who: string, item: string) => fixture.as(who).call('social', 'TakeHeart', { item });
const family = ['anna', 'ben', 'gina', 'hugo', 'ida'].map((member) => `${member} item photo`);

describe('open pages', () => {
  it('of both members hear what became of their connection', async () => {
    expect(await heardDuring(() => fixture.request('carla', 'ben'))).toEqual(['ben connections', 'carla connections']);
    expect(await heardDuring(() => fixture.accept('ben', 'carla'))).toEqual(['ben connections', 'ben feed', 'carla connections', 'carla feed']);
    expect(await heardDuring(() => fixture.reject('ben', 'carla'))).toEqual(['ben connections', 'ben feed', 'carla connections', 'carla feed']);
  });

  it('of all who may view an item hear of its hearts and comments, and of nobody else', async () => {
    await give('ben', 'photo');
    await give('anna', 'diary');
    expect(await heardDuring(() => take('ben', 'photo'))).toEqual(family);
    expect(await heardDuring(() => fixture.as('gina').call('social', 'SaveComment', { item: 'photo', content: 'Yes' }))).toEqual(family);
    expect(await heardDuring(() => take('anna', 'diary'))).toEqual(['anna item diary']);
    const { comment } = await fixture.as('gina').call('social', 'SaveComment', { item: 'photo', content: 'Yes' });
    const gina = fixture.as('gina');
    const about = { comment: comment?.id ?? '' };
    expect(await heardDuring(() => gina.call('social', 'GiveCommentHeart', about))).toEqual(family);
    expect(await heardDuring(() => gina.call('social', 'EditComment', { ...about, content: 'Oh yes' }))).toEqual(family);
    expect(await heardDuring(() => gina.call('social', 'DeleteComment', about))).toEqual(family);
  });

  it('hear how many hearts and comments there are now, and whose heart came or went', async () => {
    await fixture.publish('anna', 'shore');
    await heardDuring(() => give('ben', 'shore'));
    const ben = { _id: 'ben', username: 'Ben', image: '/storage/avatar/ben.svg' };
    expect(pushes.find(({ member }) => member === 'gina')).toMatchObject({ id: 'shore', hearts: { total: 1, changed: [{ profile: ben, given: true }] } });
    await heardDuring(() => take('ben', 'shore'));
    expect(pushes.find(({ member }) => member === 'gina')).toMatchObject({ id: 'shore', hearts: { total: 0, changed: [{ profile: ben, given: false }] } });
  });

  it('hear what a comment says now, after what it replies to, and whose heart came or went', async () => {
    await fixture.publish('anna', 'cliff');
    const gina = fixture.as('gina');
    const writer = { _id: 'gina', username: 'Gina', image: '/storage/avatar/gina.svg' };
    const { comment } = await gina.call('social', 'SaveComment', { item: 'cliff', content: 'Yes' });
    const [id, nothing] = [comment?.id ?? '', { replyCount: 0, heartCount: 0, createdAt: expect.any(String), writer }];
    const heard = async (work: () => Promise<unknown>) => {
      await heardDuring(work);
      return pushes.find(({ member }) => member === 'ben');
    };
    const told = { member: 'ben', what: 'item', id: 'cliff', at: expect.any(String) };
    const reply = await heard(() => gina.call('social', 'SaveComment', { item: 'cliff', content: 'And yes', responseTo: id }));
    const answer = { ...nothing, _id: expect.any(String), content: 'And yes', responseTo: id };
    const said = { ...nothing, _id: id, content: 'Yes', replyCount: 1 };
    expect(reply).toEqual({ ...told, comments: { total: 2, threads: 1, changed: [said, answer] } });
    const edit = await heard(() => gina.call('social', 'EditComment', { comment: id, content: 'No' }));
    const edited = { ...said, content: 'No', edited: true };
    expect(edit).toEqual({ ...told, comments: { total: 2, threads: 1, changed: [edited] } });
    const ben = { _id: 'ben', username: 'Ben', image: '/storage/avatar/ben.svg' };
    const heart = await heard(() => fixture.as('ben').call('social', 'GiveCommentHeart', { comment: id }));
    const hearted = { ...edited, heartCount: 1, hearts: [{ profile: ben, given: true }] };
    expect(heart).toEqual({ ...told, comments: { total: 2, threads: 1, changed: [hearted] } });
    const deletion = await heard(() => gina.call('social', 'DeleteComment', { comment: id }));
    expect(deletion).toEqual({ ...told, comments: { total: 1, threads: 0, changed: [{ ...edited, heartCount: 1, content: '', deleted: true }] } });
  });

  it('of who sees an item through a group hear of its hearts and comments, too', async () => {
    await fixture.publish('anna', 'boat', 'PRIVATE');
    await seedGroup(fixture.harness, 'lake', { members: ['anna', 'carla'] });
    await seedGroupPost(fixture.harness, { post: 'p', group: 'lake', author: 'anna', items: [{ item: 'boat', narrowed: 0 }] });
    await fixture.harness.settled();
    expect(await heardDuring(() => give('carla', 'boat'))).toEqual(['anna item boat', 'carla item boat']);
    // Made private after posting, so the group does not see it any more.
    for (const privacy of ['FAMILY_ONLY', 'PRIVATE'] as const) await fixture.publish('anna', 'boat', privacy);
    expect(await heardDuring(() => give('anna', 'boat'))).toEqual(['anna item boat']);
  });

  it('of who sees an item through a message hear of its hearts, too', async () => {
    const room = { room: 'r', isGroup: true, members: ['anna', 'carla'], seq: 0 };
    await fixture.publish('anna', 'sail', 'PRIVATE');
    await seedRoom(fixture.harness, room);
    await seedGranting(fixture.harness, { ...room, seq: 1 }, 'anna', 'sail');
    await fixture.harness.settled();
    expect(await heardDuring(() => give('carla', 'sail'))).toEqual(['anna item sail', 'carla item sail']);
    await seedRoomLeft(fixture.harness, { ...room, members: ['anna'], seq: 1 }, 'carla');
    await fixture.harness.settled();
    expect(await heardDuring(() => give('anna', 'sail'))).toEqual(['anna item sail']);
  });

  it('of who is in a group hear what is said about its posts', async () => {
    const about = { groupPost: 'p' };
    const carla = fixture.as('carla');
    const heard = ['anna groupPost p', 'carla groupPost p'];
    expect(await heardDuring(() => carla.call('social', 'GiveHeart', about))).toEqual(heard);
    expect(pushes[0]).toMatchObject({ hearts: { total: 1, changed: [{ profile: { _id: 'carla' }, given: true }] } });
    const { comment } = await carla.call('social', 'SaveComment', { ...about, content: 'Yes' });
    expect(await heardDuring(() => carla.call('social', 'DeleteComment', { comment: comment?.id ?? '' }))).toEqual(heard);
  });

  it('of relatives hear that another picture stands for a member', async () => {
    const data = { account: 'anna', avatar: 'one', former: '' };
    const change = () => seedEvent(fixture.harness, 'identity', 'avatar:anna', 'anna', { type: 'AvatarChanged', data });
    expect(await heardDuring(change)).toEqual(['ben', 'gina', 'hugo', 'ida'].map((member) => `${member} connections`));
  });

  it('are told from where on they see it', async () => {
    expect(await heardDuring(() => give('hugo', 'photo'))).toEqual(family);
    for (const { at } of pushes) {
      expect(formatPosition(parsePosition(at))).toBe(at);
      expect(at).toMatch(/^social\.\d\.\d+$/);
    }
  });
});

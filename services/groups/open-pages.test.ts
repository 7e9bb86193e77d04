import { seedEvent } from '@kloak/platform/testing/seed-event.ts';
import { type GroupsFixture, startFixture } from './testing/fixture.ts';
import { groupState } from './testing/standings.ts';

let fixture: GroupsFixture;
let messages = 0;
/** More members than an event lists. */
const crowd = Array.from({ length: 1000 - 2 }, (_, at) => `member-${at}`);
const large = 'large';

beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Dora');
  await fixture.connect('anna', 'ben', 'carla');
  const after = groupState({ admins: ['anna', 'member-0'], members: ['anna', ...crowd], invited: ['carla'] });
  const data = { group: large, after, by: 'anna', name: 'Lake', description: '' };
  await seedEvent(fixture.harness, 'groups', `group:${large}`, large, { type: 'GroupCreated', data });
});
afterAll(() => fixture.close());

/** Members whose open pages receive a change of `thing` during `work`. */
async function hearing(work: () => Promise<unknown>, thing: 'group' | 'groups' = 'group'): Promise<string[]> {
  const told = await fixture.harness.hearing(work);
  messages = told.length;
  return told.flatMap(({ members, payload }) => ('what' in payload && payload.what === thing ? members : [])).toSorted();
}

describe('open pages of a group of a thousand', () => {
  it('of its admins, and of whom it is about, hear who is invited or asks', async () => {
    expect(await hearing(() => fixture.invite('anna', large, 'ben'))).toEqual(['anna', 'ben', 'member-0']);
    expect(await hearing(() => fixture.own('dora', 'RequestMembership', large))).toEqual(['anna', 'dora', 'member-0']);
  });

  it('hear once who comes, goes, and what is posted, all of them; who has seen it, the own ones alone', async () => {
    const all = ['anna', ...crowd];
    expect(await hearing(() => fixture.own('ben', 'AcceptInvite', large))).toEqual([...all, 'ben', 'carla', 'dora'].toSorted());
    expect(messages).toBeLessThan(10);
    const post = () => fixture.as('ben').call('groups', 'CreatePost', { group: large, text: 'Here I am', items: [] });
    expect(await hearing(post)).toEqual([...all, 'ben'].toSorted());
    expect(messages).toBe(1);
    const read = () => fixture.as('ben').call('groups', 'MarkRead', { group: large, readTo: new Date().toISOString() });
    expect(await hearing(read, 'groups')).toEqual(['ben']);
    expect(await hearing(() => fixture.own('ben', 'LeaveGroup', large))).toEqual([...all, 'ben', 'carla', 'dora'].toSorted());
  });
});

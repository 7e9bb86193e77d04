import { refusal } from '@kloak/platform/testing/refusal.ts';
import { groupCommentEvent, groupMentionEvent, heartOnPost } from './testing/acts.ts';
import { type NotificationFixture, startFixture } from './testing/fixture.ts';
import {
  accepted,
  asked,
  declined,
  demoted,
  edited,
  founded,
  joined,
  memberLeftEvent,
  posted,
  promoted,
  restored,
  trashed,
  unposted,
} from './testing/groups.ts';

let fixture: NotificationFixture;
/** Group of Anna, Ben and Carla, who are no relatives; a new one for each test. */
let group: string;
let count = 0;
const people = ['ben', 'carla'];
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Dora');
});
afterAll(() => fixture.close());
beforeEach(async () => {
  group = `group-${++count}`;
  await fixture.groups(group, founded(group), joined(group, 'ben'), joined(group, 'ben', 'carla'));
});

const happens = (...events: Parameters<NotificationFixture['groups']>[1][]) => fixture.groups(group, ...events);
/** A member's entries about this test's group: kind, people, role, count. */
const told = async (who: string) => {
  const { entries } = await fixture.list(who);
  return entries
    .filter((entry) => entry.group === group)
    .map(({ kind, profiles, role, items }) => [kind, profiles[0]?.username, role, items].filter(Boolean).join(' '));
};
const post = (nth: number, more: Omit<Parameters<typeof posted>[1], 'post'> = {}) => ({ post: `${group}-${nth}`, ...more });
const commits = async () => {
  const { store } = fixture.harness.running('notification').runtime;
  return [...(await store.log.tails()).values()].reduce((sum, tail) => sum + tail, 0);
};

describe('a post', () => {
  it('is told to the others in the group, with all that one posts on a day, and written once', async () => {
    const before = await commits();
    await happens(posted(group, post(1)), posted(group, post(2)));
    expect([await told('ben'), await told('carla'), await told('anna'), await told('dora')]).toEqual([['GROUP_POSTS Anna 2'], ['GROUP_POSTS Anna 2'], [], []]);
    expect((await fixture.list('ben')).entries[0]?.groupPost).toBe(`${group}-2`);
    expect(await commits()).toBe(before);
  });

  it('that was deleted is told no more', async () => {
    await happens(posted(group, post(1)), posted(group, post(2)), unposted(group, post(1)));
    expect(await told('ben')).toEqual(['GROUP_POSTS Anna 1']);
    await happens(unposted(group, post(2)));
    expect(await told('ben')).toEqual([]);
  });

  it('is not told to who came later, nor to who left', async () => {
    await happens(posted(group, post(1)), joined(group, ...people, 'dora'), memberLeftEvent(group, 'ben', 'dora', 'carla'));
    expect([await told('dora'), await told('carla'), await told('ben')]).toEqual([[], [], ['GROUP_POSTS Anna 1']]);
    await happens(posted(group, post(2)));
    expect([await told('dora'), await told('ben')]).toEqual([['GROUP_POSTS Anna 1'], ['GROUP_POSTS Anna 2']]);
  });

  it('is not told while the group is deleted', async () => {
    await happens(posted(group, post(1)), trashed(group, ...people));
    expect(await told('ben')).toEqual([]);
    await happens(restored(group, ...people));
    expect(await told('ben')).toEqual(['GROUP_POSTS Anna 1']);
  });

  it('that names somebody tells them of it by itself, once, and until it is gone', async () => {
    const named = post(1, { mentions: ['ben'] });
    await happens(posted(group, named), posted(group, post(2)), edited(group, { ...named, mentions: ['ben', 'carla'] }));
    expect(await told('ben')).toEqual(['GROUP_POSTS Anna 1', 'GROUP_MENTIONS Anna']);
    expect(await told('carla')).toEqual(['GROUP_MENTIONS Anna', 'GROUP_POSTS Anna 2']);
    await happens(unposted(group, { ...named, mentions: ['ben', 'carla'] }));
    expect([await told('ben'), await told('carla')]).toEqual([['GROUP_POSTS Anna 1'], ['GROUP_POSTS Anna 1']]);
  });
});

describe('what is said of a post, and hearts on it,', () => {
  const on = () => `${group}-1`;
  beforeEach(async () => {
    await happens(posted(group, post(1)));
    await fixture.social(group, heartOnPost('ben', group, on()), groupCommentEvent('ben', group, on(), `${group}-talk`));
    await fixture.social(group, groupCommentEvent('carla', group, on(), `${group}-reply`, `${group}-talk`));
  });
  const ofOthers = async (who: string) => (await told(who)).filter((words) => !words.startsWith('GROUP_POSTS'));

  it('are told to its author, and replies to who wrote the comment, also who wants no posts', async () => {
    await fixture.choose('ben', group, 'MENTIONS');
    expect([(await ofOthers('anna')).toSorted(), await ofOthers('ben')]).toEqual([['COMMENTS Ben', 'HEARTS Ben'], ['REPLIES Carla']]);
    await fixture.choose('ben', group, 'NONE');
    expect(await ofOthers('ben')).toEqual([]);
  });

  it('are told no more once the post is gone, or one left the group', async () => {
    await happens(memberLeftEvent(group, 'carla', 'ben'));
    expect([(await ofOthers('anna')).length, await ofOthers('ben')]).toEqual([2, []]);
    await happens(unposted(group, post(1)));
    expect(await ofOthers('anna')).toEqual([]);
  });
});

describe('a request to join', () => {
  it('waits with the admins, the new ones too, and with nobody else', async () => {
    await happens(asked(group, 'dora', ...people));
    expect([await told('anna'), await told('ben')]).toEqual([['GROUP_REQUESTS Dora'], []]);
    await happens(promoted(group, ...people));
    expect(await told('ben')).toEqual(['GROUP_ROLES Anna ADMIN', 'GROUP_REQUESTS Dora']);
    await happens(demoted(group, ...people));
    expect(await told('ben')).toEqual(['GROUP_ROLES Anna MEMBER']);
  });

  it('that is turned down is gone, and told to nobody', async () => {
    await happens(asked(group, 'dora', ...people), declined(group, 'dora', ...people));
    expect([await told('anna'), await told('dora')]).toEqual([[], []]);
  });

  it('that was accepted is told to who had asked, while they are in the group', async () => {
    await happens(asked(group, 'dora', ...people), accepted(group, ...people, 'dora'));
    expect([await told('anna'), await told('dora')]).toEqual([[], ['GROUP_JOINED Anna']]);
    await happens(memberLeftEvent(group, ...people, 'dora'), joined(group, ...people, 'dora'));
    expect(await told('dora')).toEqual([]);
  });
});

describe('whoever chooses so', () => {
  const namesBen = () => posted(group, post(1, { mentions: ['ben'] }));

  it('is told of what names them, or of nothing', async () => {
    await happens(namesBen(), posted(group, post(2)));
    await fixture.choose('ben', group, 'MENTIONS');
    expect(await told('ben')).toEqual(['GROUP_MENTIONS Anna']);
    await fixture.choose('ben', group, 'NONE');
    expect(await told('ben')).toEqual([]);
    await fixture.choose('ben', group, 'ALL');
    expect(await told('ben')).toHaveLength(2);
  });

  it('is told of comments that name them, that are on what they posted or answer what they said, or of nothing', async () => {
    const on = post(1).post;
    await happens(posted(group, post(1)));
    await fixture.social(group, groupMentionEvent('ben', 'carla', group, on, `${group}-c1`), groupCommentEvent('ben', group, on, `${group}-c2`));
    await fixture.social(group, groupCommentEvent('carla', group, on, `${group}-c3`, `${group}-c2`));
    const toldOfComments = async (who: string) => (await told(who)).filter((one) => !one.startsWith('GROUP_POSTS')).toSorted();
    for (const level of ['ALL', 'MENTIONS'] as const) {
      await fixture.choose('ben', group, level);
      expect(await toldOfComments('ben')).toEqual(['COMMENT_MENTIONS Carla', 'REPLIES Carla']);
    }
    await fixture.choose('anna', group, 'MENTIONS');
    expect(await told('anna')).toEqual(['COMMENTS Ben']);
    await fixture.choose('ben', group, 'NONE');
    await fixture.choose('anna', group, 'NONE');
    expect([await told('ben'), await told('anna')]).toEqual([[], []]);
  });

  it('is a member of it', async () => {
    expect(await refusal(fixture.choose('dora', group, 'NONE'))).toBe('forbidden not-group-member');
    expect(await refusal(fixture.choose('dora', 'none', 'NONE'))).toBe('forbidden not-group-member');
  });

  it('has chosen, or is told all of a group of less than thirty', async () => {
    const others = Array.from({ length: 28 }, (_, nth) => `somebody-${nth}`);
    const levels = async () =>
      (await fixture.as('ben').call('notification', 'GetSettings', {})).groups.flatMap((one) => (one.group === group ? one.level : []));
    await happens(joined(group, 'ben', ...others.slice(1)), posted(group, post(1)));
    expect([await levels(), await told('ben')]).toEqual([['ALL'], ['GROUP_POSTS Anna 1']]);
    await happens(joined(group, 'ben', ...others));
    expect([await levels(), await told('ben')]).toEqual([['MENTIONS'], []]);
    await fixture.choose('ben', group, 'ALL');
    expect(await levels()).toEqual(['ALL']);
  });
});

it('whoever mutes a kind is told of no group of it', async () => {
  await happens(posted(group, post(1)), asked(group, 'dora', ...people));
  await fixture.mute('ben', 'GROUP_POSTS');
  await fixture.mute('anna', 'GROUP_REQUESTS');
  expect([await told('ben'), await told('anna'), await told('carla')]).toEqual([[], [], ['GROUP_POSTS Anna 1']]);
  await fixture.mute('ben');
  await fixture.mute('anna');
});

import { commentDeletedEvent, commentEvent, heart, heartOn, mentionEvent, mentionRemovedEvent, noHeart, noHeartOn } from './testing/acts.ts';
import { type NotificationFixture, startFixture } from './testing/fixture.ts';

let fixture: NotificationFixture;
/** Item of Anna; a new one for each test. */
let item: string;
let count = 0;
const people = ['Ben', 'Carla', 'Dora', 'Emil', 'Fritz'];
beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', ...people);
  // Anna accepts the requests, so only the others are notified of that.
  for (const name of people) await fixture.accept('anna', name.toLowerCase());
});
afterAll(() => fixture.close());
beforeEach(async () => {
  item = `item-${++count}`;
  await fixture.publish('anna', item);
});

/** Notifications of Anna, or another member, about this test's item. */
const told = async (who = 'anna') => {
  const { entries } = await fixture.list(who);
  return entries
    .filter((entry) => entry.item === item && entry.kind !== 'POSTS')
    .map(({ kind, profiles, people: all }) => [kind, ...profiles.map(({ username }) => username), all].join(' '));
};
const happens = (...events: Parameters<NotificationFixture['social']>[1][]) => fixture.social('anna', ...events);

describe('hearts', () => {
  it('are told as one, the newest first', async () => {
    await happens(...people.map((name) => heart(name.toLowerCase(), item)));
    expect(await told()).toEqual(['HEARTS Fritz Emil Dora 5']);
  });

  it('of oneself are none', async () => {
    await happens(heart('anna', item));
    expect(await told()).toEqual([]);
  });

  it('that are taken back are not told any more', async () => {
    await happens(heart('ben', item), heart('carla', item), noHeart('carla', item));
    expect(await told()).toEqual(['HEARTS Ben 1']);
    await happens(noHeart('ben', item));
    expect(await told()).toEqual([]);
    await happens(heart('ben', item));
    expect(await told()).toEqual(['HEARTS Ben 1']);
  });

  it('of more than a hundred count as a hundred', async () => {
    await happens(...Array.from({ length: 105 }, (_, nth) => heart(`somebody-${nth}`, item)));
    const [entry] = (await fixture.list('anna')).entries;
    expect([entry?.people, entry?.profiles.length]).toEqual([100, 3]);
  });
});

describe('comments', () => {
  it('are told to whom they name, who may see what they are on, until they are deleted', async () => {
    await happens(mentionEvent('carla', 'ben', item, `${item}-1`));
    expect(await told('carla')).toEqual(['COMMENT_MENTIONS Ben 1']);
    expect(await told('dora')).toEqual([]);
    expect(await told()).toEqual(['COMMENTS Ben 1']);
    await fixture.changePrivacy('anna', item, 'PRIVATE');
    expect(await told('carla')).toEqual([]);
    await fixture.changePrivacy('anna', item, 'FAMILY_ONLY');
    await happens(mentionRemovedEvent('carla', item, `${item}-1`));
    expect(await told('carla')).toEqual([]);
  });

  it('are told to whose item it is; several of one are of one person', async () => {
    await happens(commentEvent('ben', item, `${item}-1`), commentEvent('carla', item, `${item}-2`), commentEvent('ben', item, `${item}-3`));
    expect(await told()).toEqual(['COMMENTS Ben Carla 2']);
    expect(await told('ben')).toEqual([]);
  });

  it('that are deleted are not told any more', async () => {
    await happens(commentEvent('ben', item, `${item}-1`), commentEvent('ben', item, `${item}-2`), commentDeletedEvent(item, `${item}-1`));
    expect(await told()).toEqual(['COMMENTS Ben 1']);
    await happens(commentDeletedEvent(item, `${item}-2`));
    expect(await told()).toEqual([]);
  });

  it('are replied to, and given hearts, which is told to who wrote them', async () => {
    const [comment, reply] = [`${item}-1`, `${item}-2`];
    await happens(
      commentEvent('ben', item, comment),
      commentEvent('carla', item, reply, comment),
      heartOn('dora', item, comment),
      heartOn('ben', item, comment),
    );
    expect(await told('ben')).toEqual(['COMMENT_HEARTS Dora 1', 'REPLIES Carla 1']);
    // Entries of hearts link to their target, entries of replies to the newest reply.
    expect((await fixture.list('ben')).entries.map((entry) => entry.comment)).toEqual([comment, reply]);
    expect(await told('anna')).toEqual(['COMMENTS Ben 1']);
    await happens(heartOn('ben', item, reply), noHeartOn('dora', item, comment));
    expect([await told('carla'), await told('ben')]).toEqual([['COMMENT_HEARTS Ben 1'], ['REPLIES Carla 1']]);
    await happens(commentDeletedEvent(item, reply, comment));
    expect([await told('carla'), await told('ben')]).toEqual([[], []]);
  });

  it('that are deleted tell nothing of what was done to them', async () => {
    const comment = `${item}-1`;
    await happens(
      commentEvent('ben', item, comment),
      commentEvent('carla', item, `${item}-2`, comment),
      heartOn('dora', item, comment),
      commentDeletedEvent(item, comment),
    );
    expect(await told('ben')).toEqual([]);
  });

  it('of oneself are none: own replies and hearts neither', async () => {
    const comment = `${item}-1`;
    await happens(commentEvent('anna', item, comment), commentEvent('anna', item, `${item}-2`, comment), heartOn('anna', item, comment));
    expect(await told()).toEqual([]);
  });
});

describe('what one may not see any more', () => {
  const comment = () => `${item}-1`;
  beforeEach(() => happens(commentEvent('ben', item, comment()), heart('carla', item), heartOn('anna', item, comment())));

  it('is not told: the item was deleted', async () => {
    expect([(await told()).length, (await told('ben')).length]).toEqual([2, 1]);
    await fixture.trash('anna', item);
    expect([await told(), await told('ben')]).toEqual([[], []]);
  });

  it('is not told: the item is for its owner alone now', async () => {
    await fixture.changePrivacy('anna', item, 'PRIVATE');
    expect([(await told()).length, await told('ben')]).toEqual([2, []]);
    await fixture.changePrivacy('anna', item, 'FAMILY_ONLY');
    expect((await told('ben')).length).toBe(1);
  });

  it('is not told: the two are not connected any more', async () => {
    await fixture.disconnect('ben', 'anna');
    expect(await told('ben')).toEqual([]);
    await fixture.accept('anna', 'ben');
    expect((await told('ben')).length).toBe(1);
  });
});

it('goes on to its end by parts of any size, newest first, each once', async () => {
  for (let nth = 1; nth <= 5; nth++) {
    await fixture.publish('anna', `${item}-${nth}`);
    await happens(heart('ben', `${item}-${nth}`));
  }
  const all = (await fixture.list('anna', { perPage: 100 })).entries.map(({ id }) => id);
  const parts: string[] = [];
  for (let before: string | undefined, first = true; first || before !== undefined; first = false) {
    const { entries, next } = await fixture.list('anna', { perPage: 2, ...(before !== undefined && { before }) });
    parts.push(...entries.map(({ id }) => id));
    before = next;
  }
  expect(parts).toEqual(all);
  expect((await fixture.list('anna', { page: 1, perPage: 2 })).entries.map(({ id }) => id)).toEqual(all.slice(2, 4));
});

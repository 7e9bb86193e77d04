import { refusal } from '@kloak/platform/testing/refusal.ts';
import { type SocialFixture, startFixture } from './testing/fixture.ts';

let fixture: SocialFixture;
/** Anna's item without comments; a new one for each test. */
let photo: string;
let made = 0;

beforeAll(async () => {
  fixture = await startFixture();
  await fixture.join('Anna', 'Ben', 'Carla', 'Gina');
  await fixture.connect('anna', 'ben', 'gina');
  await fixture.publish('anna', 'diary', 'PRIVATE');
});
afterAll(() => fixture.close());
beforeEach(async () => {
  made += 1;
  photo = `photo-${made}`;
  await fixture.publish('anna', photo);
});

const save = async (who: string, content: string, responseTo?: string, item = photo) => {
  const { comment } = await fixture.as(who).call('social', 'SaveComment', { item, content, ...(responseTo !== undefined && { responseTo }) });
  if (!comment) throw new Error('no comment');
  return comment;
};
const list = async (who: string, page: { page?: number; perPage?: number; before?: string; responseTo?: string } = {}) => {
  const { comments, ...rest } = await fixture.as(who).call('social', 'ListComments', { item: photo, ...page });
  return { texts: comments.map(({ content }) => content), comments, ...rest };
};

/** Two comments, the first with a reply; the newest comment replies to that reply. */
async function talk() {
  const first = await save('ben', 'What a day!');
  const reply = await save('anna', 'It was.', first.id);
  await save('gina', 'I remember.');
  const replyToReply = await save('ben', 'Again soon?', reply.id);
  return { first, reply, replyToReply };
}

describe('comments', () => {
  it('are for those who may view the item', async () => {
    expect(await refusal(save('carla', 'Hello'))).toBe('forbidden not-yours');
    expect(await refusal(list('carla'))).toBe('forbidden not-yours');
    expect(await refusal(save('ben', 'Hello', undefined, 'diary'))).toBe('forbidden not-yours');
    expect(await refusal(save('ben', 'Hello', undefined, 'nothing'))).toBe('missing no-item');
    expect(await refusal(save('ben', '  '))).toBe('invalid comment-empty');
    expect(await refusal(fixture.as().call('social', 'SaveComment', { item: photo, content: 'Hello' }))).toBe('unauthenticated signed-out');
  });

  it('are answered as they are kept', async () => {
    expect(await save('ben', ' What a day! ')).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      item: photo,
      content: 'What a day!',
      writer: { id: 'ben', username: 'Ben', image: '/storage/avatar/ben.svg' },
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      replyCount: 0,
      edited: false,
      deleted: false,
      heartCount: 0,
      hearted: false,
      likeCount: 0,
      liked: false,
    });
  });

  it('are listed oldest first, each followed by its replies; a reply to a reply joins the parent', async () => {
    const { first, reply, replyToReply } = await talk();
    expect(reply.responseTo).toBe(first.id);
    expect(replyToReply.responseTo).toBe(first.id);
    const { texts, comments, total } = await list('gina');
    expect(texts).toEqual(['What a day!', 'It was.', 'Again soon?', 'I remember.']);
    expect(comments.map(({ replyCount }) => replyCount)).toEqual([2, 0, 0, 0]);
    expect(total).toBe(2);
  });

  it('come in pages that count what is no reply', async () => {
    await talk();
    const one = await list('anna', { perPage: 1 });
    expect(one.texts).toEqual(['What a day!', 'It was.', 'Again soon?']);
    expect((await list('anna', { perPage: 1, page: 1 })).texts).toEqual(['I remember.']);
    expect((await list('anna', { perPage: 1, before: one.next ?? '' })).texts).toEqual(['I remember.']);
    expect((await list('anna', { perPage: 1, page: 2 })).texts).toEqual([]);
    expect(await refusal(list('anna', { before: 'nonsense' }))).toBe('invalid bad-cursor');
  });

  it('list their replies alone when asked', async () => {
    const { first } = await talk();
    expect(await list('anna', { responseTo: first.id, perPage: 1 })).toMatchObject({ texts: ['It was.'], total: 2, next: expect.any(String) });
    expect((await list('anna', { responseTo: first.id, page: 1, perPage: 1 })).texts).toEqual(['Again soon?']);
    expect(await refusal(list('anna', { responseTo: 'nothing' }))).toBe('missing no-comment');
    expect(await refusal(save('anna', 'Lost', 'nothing'))).toBe('missing no-comment');
    expect(await refusal(save('anna', 'Elsewhere', first.id, 'diary'))).toBe('missing no-comment');
  });

  it('are saved once under one key', async () => {
    await talk();
    const twice = () => fixture.as('anna').call('social', 'SaveComment', { item: photo, content: 'Once' }, { key: 'c', bodyHash: 'h' });
    expect(await twice()).toEqual(await twice());
    expect((await list('anna')).total).toBe(3);
  });
});

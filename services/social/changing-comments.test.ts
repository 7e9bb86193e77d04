import { erase } from '@kloak/platform/engine/erase.ts';
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
});
afterAll(() => fixture.close());
beforeEach(async () => {
  made += 1;
  photo = `photo-${made}`;
  fixture.setAhead(0);
  await fixture.publish('anna', photo);
});

const save = async (who: string, content: string, responseTo?: string) => {
  const { comment } = await fixture.as(who).call('social', 'SaveComment', { item: photo, content, ...(responseTo !== undefined && { responseTo }) });
  return comment?.id ?? '';
};
const list = async (who: string) => {
  const { comments, total } = await fixture.as(who).call('social', 'ListComments', { item: photo });
  return { comments, total, texts: comments.map(({ content, deleted }) => (deleted ? '(deleted)' : content)) };
};
const edit = (who: string, comment: string, content: string) => fixture.as(who).call('social', 'EditComment', { comment, content });
const remove = (who: string, comment: string) => fixture.as(who).call('social', 'DeleteComment', { comment });
const give = (who: string, comment: string) => fixture.as(who).call('social', 'GiveCommentHeart', { comment });
const take = (who: string, comment: string) => fixture.as(who).call('social', 'TakeCommentHeart', { comment });
const hearts = async (who: string, comment: string, page: { perPage?: number; before?: string } = {}) => {
  const { hearts: given, ...rest } = await fixture.as(who).call('social', 'ListCommentHearts', { comment, ...page });
  return { who: given.map(({ profile }) => profile?.id), ...rest };
};

describe('a comment is said in other words', () => {
  it('by its writer, and marked', async () => {
    const id = await save('ben', 'Lovly!');
    expect((await edit('ben', id, ' Lovely! ')).comment).toMatchObject({ id, content: 'Lovely!', edited: true });
    expect((await list('gina')).comments).toMatchObject([{ content: 'Lovely!', edited: true, writer: { id: 'ben' } }]);
  });

  it('by nobody else, and not for ever', async () => {
    const id = await save('ben', 'Lovly!');
    expect(await refusal(edit('anna', id, 'Mine'))).toBe('forbidden not-your-comment');
    expect(await refusal(edit('carla', id, 'Mine'))).toBe('forbidden not-yours');
    expect(await refusal(fixture.as().call('social', 'EditComment', { comment: id, content: 'x' }))).toBe('unauthenticated signed-out');
    expect(await refusal(edit('ben', 'nothing', 'x'))).toBe('missing no-comment');
    expect(await refusal(edit('ben', id, ' '))).toBe('invalid comment-empty');
    fixture.setAhead(16 * 60_000);
    expect(await refusal(edit('ben', id, 'Late'))).toBe('conflict too-late');
    expect((await list('ben')).texts).toEqual(['Lovly!']);
  });
});

describe('a comment is deleted', () => {
  it('by its writer, whenever, and by whose item it is on; again is a success', async () => {
    const [mine, theirs] = [await save('ben', 'Mine'), await save('gina', 'Theirs')];
    fixture.setAhead(24 * 3600_000);
    for (let time = 0; time < 2; time++) await remove('ben', mine);
    for (let time = 0; time < 2; time++) await remove('anna', theirs);
    expect(await list('anna')).toMatchObject({ texts: [], total: 0 });
  });

  it('by nobody else', async () => {
    const id = await save('ben', 'Mine');
    expect(await refusal(remove('gina', id))).toBe('forbidden not-your-comment');
    expect(await refusal(remove('carla', id))).toBe('forbidden not-yours');
    expect(await refusal(remove('ben', 'nothing'))).toBe('missing no-comment');
    expect(await refusal(fixture.as().call('social', 'DeleteComment', { comment: id }))).toBe('unauthenticated signed-out');
    expect((await list('ben')).texts).toEqual(['Mine']);
  });

  it('and leaves its place while there are replies, without its words', async () => {
    const first = await save('ben', 'What a day!');
    const reply = await save('anna', 'It was.', first);
    await save('gina', 'I remember.');
    await remove('ben', first);
    const { texts, comments, total } = await list('gina');
    expect([texts, total]).toEqual([['(deleted)', 'It was.', 'I remember.'], 1]);
    expect(comments[0]).toMatchObject({ content: '', deleted: true, replyCount: 1 });
    expect(await refusal(save('gina', 'Too late', first))).toBe('missing no-comment');
    expect(await refusal(edit('ben', first, 'Again'))).toBe('missing no-comment');
    expect(await refusal(give('gina', first))).toBe('missing no-comment');
    // An answer to a reply joins the same thread.
    const second = await save('ben', 'Yes.', reply);
    await remove('anna', reply);
    expect((await list('gina')).texts).toEqual(['(deleted)', 'Yes.', 'I remember.']);
    await remove('ben', second);
    expect(await list('gina')).toMatchObject({ texts: ['I remember.'], total: 1 });
  });

  it('and a reply is counted no more', async () => {
    const first = await save('ben', 'What a day!');
    const reply = await save('anna', 'It was.', first);
    await remove('anna', reply);
    expect(await list('gina')).toMatchObject({ texts: ['What a day!'], total: 1, comments: [{ replyCount: 0 }] });
  });
});

describe('a heart on a comment', () => {
  it('is given and taken back, once, and counted; one sees whether one gave it', async () => {
    const id = await save('ben', 'Lovely!');
    for (let time = 0; time < 2; time++) await give('gina', id);
    expect((await give('anna', id)).heart).toMatchObject({ profile: { id: 'anna', username: 'Anna' } });
    expect((await list('gina')).comments).toMatchObject([{ heartCount: 2, hearted: true }]);
    expect((await list('ben')).comments).toMatchObject([{ heartCount: 2, hearted: false }]);
    for (let time = 0; time < 2; time++) await take('gina', id);
    expect((await list('gina')).comments).toMatchObject([{ heartCount: 1, hearted: false }]);
  });

  it('is listed, the own first, in pages; hearts on the item are others', async () => {
    const id = await save('ben', 'Lovely!');
    await fixture.as('gina').call('social', 'GiveHeart', { item: photo });
    for (const who of ['gina', 'ben', 'anna']) await give(who, id);
    expect(await hearts('gina', id)).toMatchObject({ who: ['gina', 'anna', 'ben'], total: 3 });
    const one = await hearts('ben', id, { perPage: 1 });
    expect(one).toMatchObject({ who: ['ben'], total: 3, next: expect.any(String) });
    expect((await hearts('ben', id, { before: one.next ?? '' })).who).toEqual(['anna', 'gina']);
    const onItem = await fixture.as('anna').call('social', 'ListHearts', { item: photo });
    expect([onItem.total, onItem.hearts.map(({ profile }) => profile?.id)]).toEqual([1, ['gina']]);
  });

  it('is for those who may view the item', async () => {
    const id = await save('ben', 'Lovely!');
    for (const ask of [give, take, hearts]) {
      expect(await refusal(ask('carla', id))).toBe('forbidden not-yours');
      expect(await refusal(ask('ben', 'nothing'))).toBe('missing no-comment');
    }
    await fixture.reject('anna', 'gina');
    expect(await refusal(give('gina', id))).toBe('forbidden not-yours');
    await fixture.connect('anna', 'gina');
  });
});

it('what was said in other words goes with its writer', async () => {
  const id = await save('gina', 'I was here');
  await edit('gina', id, 'I was here, too');
  await erase(fixture.harness.running('social').runtime, 'gina');
  expect((await list('anna')).comments).toMatchObject([{ content: '', writer: { username: '' } }]);
});

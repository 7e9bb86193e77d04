import { type Act, type Acts, type Change, maxActs, nextAct, pressIn } from './acts.ts';
import { addAct, maxActCharacters, refuseAct, retryAct, triedAct, withoutAct } from './domain.ts';

const call = { name: 'POST /api/image/addImageReaction', body: { imageId: 'p1', profile: 'anna', reactionType: 'Love' } } as const;
const act = (id: string, change: Change, more: Partial<Act> = {}): Act => ({ id, me: 'anna', call, change, staleKeys: [['feed']], ...more });
const heart = (id: string, give: boolean, more: Partial<Act> = {}) => act(id, { kind: 'press', of: 'heart p1', give }, more);
const comment = (id: string, content = 'Lovely!') => act(id, { kind: 'comment', of: 'p1', content, responseTo: undefined });
const caption = (id: string, title: string) => act(id, { kind: 'caption', of: 'p1', title, description: '' });
const idsAfter = (...acts: readonly Act[]) => acts.reduce<Acts>((now, one) => addAct(now, one).acts, []).map(({ id }) => id);

describe('an act that waits', () => {
  test('goes after the earlier ones', () => expect(idsAfter(comment('a'), heart('b', true), comment('c'))).toEqual(['a', 'b', 'c']));
  test('is a heart that is taken back: nothing is left of both', () => expect(idsAfter(comment('a'), heart('b', true), heart('c', false))).toEqual(['a']));
  test('is a heart that may have arrived: its withdrawal is sent', () => expect(idsAfter(heart('b', true, { tried: true }), heart('c', false))).toEqual(['c']));
  test('is a heart pressed twice: it is sent once', () => expect(idsAfter(heart('b', true), heart('c', true))).toEqual(['c']));
  test('is a heart on something else: both are sent', () =>
    expect(idsAfter(heart('b', true), act('c', { kind: 'press', of: 'heart p2', give: false }))).toEqual(['b', 'c']));
  test('is a newer caption: the older one is not sent', () => expect(idsAfter(caption('a', 'Lake'), comment('b'), caption('c', 'Pond'))).toEqual(['b', 'c']));
  test('is the same words again: both comments are sent', () => expect(idsAfter(comment('a'), comment('b'))).toEqual(['a', 'b']));
  test('is the same comment, kept again: it stands once', () => expect(idsAfter(comment('a'), comment('a'))).toEqual(['a']));
});

describe('what may wait is bounded', () => {
  const many = Array.from({ length: maxActs }, (_, index) => comment(`c${index}`));
  test('in number', () => expect(addAct(many, comment('one more'))).toEqual({ acts: many, fault: 'full' }));
  test('in number, but a heart can still be taken back', () =>
    expect(addAct([...many.slice(1), heart('b', true)], heart('c', false)).acts).toHaveLength(maxActs - 1));
  test('in size', () => expect(addAct([], comment('long', 'a'.repeat(maxActCharacters)))).toEqual({ acts: [], fault: 'too-large' }));
  test('in size, but the longest description fits', () => expect(addAct([], comment('long', '\u0001'.repeat(20_000))).fault).toBeUndefined());
});

describe('sending', () => {
  const acts = [comment('a'), heart('b', true), comment('c')];
  test('begins with the oldest', () => expect(nextAct(acts)?.id).toBe('a'));
  test('marks an act that may arrive', () => expect(triedAct(acts, 'a')).toEqual([{ ...comment('a'), tried: true }, ...acts.slice(1)]));
  test('goes on after one that arrived', () => expect(nextAct(withoutAct(acts, 'a'))?.id).toBe('b'));
  test('goes on after a refused comment, whose text stays', () => {
    const after = refuseAct(acts, 'a', 'This post was deleted.');
    expect(after[0]).toEqual({ ...comment('a'), refused: 'This post was deleted.' });
    expect(nextAct(after)?.id).toBe('b');
  });
  test('drops a refused heart', () => expect(refuseAct(acts, 'b', 'No.').map(({ id }) => id)).toEqual(['a', 'c']));
  test('takes a refused comment up again, after the others', () => {
    const again = retryAct(refuseAct(acts, 'a', 'No.'), 'a');
    expect(again).toEqual([acts[1], acts[2], comment('a')]);
  });
});

test('a button shows its last waiting press', () => {
  expect(pressIn([heart('b', true), comment('a')], 'heart p1')).toBe(true);
  expect(pressIn([heart('b', true), heart('c', false)], 'heart p1')).toBe(false);
  expect(pressIn([heart('b', true)], 'heart p2')).toBeUndefined();
});

import { given } from '@kloak/platform/testing/given.ts';
import { comment, replyTarget, save } from './comment.ts';

const facts = { comment: 'c', item: 'photo', owner: 'anna', writer: 'ben', content: 'Lovely!' };
const saved = { type: 'CommentSaved' as const, data: facts };

describe('a comment', () => {
  it('is saved once', () => {
    given(comment).when(save(facts)).then([saved]);
    given(comment, [saved]).when(save(facts)).then([]);
  });

  it('is replied to by its id; a reply, by its parent’s', () => {
    expect(replyTarget(given(comment, [saved]).state, 'photo')).toBe('c');
    const reply = { ...saved, data: { ...facts, comment: 'd', responseTo: 'c' } };
    expect(replyTarget(given(comment, [reply]).state, 'photo')).toBe('c');
  });

  it('cannot be replied to from another item, nor when it does not exist', () => {
    expect(() => replyTarget(given(comment, [saved]).state, 'other')).toThrow('This comment does not exist.');
    expect(() => replyTarget(given(comment).state, 'photo')).toThrow('This comment does not exist.');
  });
});

import { Refusal } from '@kloak/platform/errors.ts';
import { given } from '@kloak/platform/testing/given.ts';
import fc from 'fast-check';
import { comment, parseContent, replyTarget, save } from './comment.ts';

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

describe('the text of a comment', () => {
  it('is kept without spaces around it', () => {
    expect(parseContent('  So lovely!\n')).toBe('So lovely!');
  });

  it('has 1 to 2,000 characters as people count them', () => {
    for (const nothing of [' \n ', '\u200B\u2060', '\uFE0F', '\u3164']) expect(() => parseContent(nothing)).toThrow('Please write something first.');
    expect(parseContent('👩‍👧')).toBe('👩‍👧');
    expect([...parseContent('🙂'.repeat(2000))]).toHaveLength(2000);
    expect(() => parseContent('x'.repeat(2001))).toThrow('A comment can have at most 2,000 characters.');
  });

  it('is never a defect, and keeps every character between', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2100 }), (text) => {
        try {
          return parseContent(text) === text.trim();
        } catch (error) {
          return error instanceof Refusal && error.kind === 'invalid';
        }
      }),
    );
  });
});

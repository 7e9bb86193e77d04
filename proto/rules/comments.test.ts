import fc from 'fast-check';
import { readComment } from './comments.ts';

describe('a comment', () => {
  it('is kept as it was written, without spaces around it', () => {
    expect(readComment('  So lovely,\n e\u0301te\u0301!\n')).toEqual({ value: 'So lovely,\n e\u0301te\u0301!' });
  });

  it.each([' \n ', '\u200B\u2060', '\uFE0F', '\u3164', '\u0000'])('shows something: %j does not', (text) =>
    expect(readComment(text).fault).toEqual({ kind: 'invalid', code: 'comment-empty', message: 'Please write something first.' }),
  );

  it('has at most 2,000 characters, of which an emoji is one', () => {
    expect(readComment('😀'.repeat(2000)).fault).toBeUndefined();
    for (const tooMuch of ['😀', 'x', 'é'])
      expect(readComment(tooMuch.repeat(2001)).fault).toMatchObject({
        code: 'comment-too-long',
        message: 'A comment can have at most 2,000 characters.',
      });
  });

  it('is counted alike whatever keyboard wrote it', () => {
    expect(readComment('e\u0301'.repeat(2000)).fault).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1900, maxLength: 2100 }), (text) => {
        expect(readComment(text.normalize('NFD')).fault).toEqual(readComment(text.normalize('NFC')).fault);
      }),
    );
  });
});

import fc from 'fast-check';
import { secret, text } from './fields.ts';

const read = (value: string) => text(1000).parse(value);

describe('text', () => {
  it.each([
    ['a\u0000b', 'ab'],
    ['\u001b[31mred', '[31mred'],
    ['one\ttwo\r\nthree', 'one\ttwo\r\nthree'],
    ['\u0085\u009f', ''],
    ['half \ud83d', 'half \ufffd'],
    ['👩‍👧 שלום', '👩‍👧 שלום'],
  ])('%j is read as %j', (sent, kept) => expect(read(sent)).toBe(kept));

  it('is read the same when it is read again, and never longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => {
        const kept = read(value);
        expect(read(kept)).toBe(kept);
        expect(kept.length).toBeLessThanOrEqual(value.length);
      }),
    );
  });

  it('that is too long is refused', () => expect(text(3).safeParse('four').success).toBe(false));
});

it('a password keeps every character', () => expect(secret.parse('a\u0000b\u001b')).toBe('a\u0000b\u001b'));

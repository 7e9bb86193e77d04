import { normalizeName } from '@kloak/access/normalize-name.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import fc from 'fast-check';
import { parseName } from './name.ts';

const refused = (text: string): string | undefined => {
  try {
    parseName(text);
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.code : 'a defect';
  }
};

describe('a user name', () => {
  it.each(['bob', 'Anna_M.', 'Müller-Lüdenscheidt', '田中さん', 'ngọc.ánh', '4711', 'x'.repeat(30)])('may be %s', (text) => {
    expect(parseName(text)).toBe(text.normalize('NFC'));
  });

  it.each(['ab', 'x'.repeat(31), 'a b c', 'a/b', 'a?b', '../etc', 'me@home', 'a%20b', 'a\u0000b', '...', '-_-', 'smile🙂', 'a\u202eb'])(
    'may not be %j',
    (text) => {
      expect(refused(text)).toBe('name-invalid');
    },
  );

  it.each(['anna\ufe0f', 'an\u034fna', 'anna\u3164', '\u3164\u3164\u3164', 'anna\uffa0', 'anna\u180b', '\u115fanna'])(
    'has no letters that cannot be seen: %j',
    (text) => {
      expect(refused(text)).toBe('name-invalid');
    },
  );

  it.each(['\ufdfaanna', '\ufb00'.repeat(16)])('keeps to the rule in the form in which names are compared, too: %j', (text) => {
    expect(refused(text)).toBe('name-invalid');
  });

  it.each(['\u0430nna', 'b\u03bfb', 'Ann\u0410'])('does not mix alphabets that look alike: %j', (text) => {
    expect(refused(text)).toBe('name-invalid');
  });

  it.each(['Анна', 'Ελένη', 'Hanako花子', 'محمد', 'สมชาย', 'देवी', 'Zoë²'])('may be of any alphabet: %s', (text) => {
    expect(refused(text)).toBeUndefined();
  });

  it('is asked for', () => {
    expect(refused('')).toBe('name-required');
    expect(refused('  ')).toBe('name-required');
    expect(() => parseName('')).toThrow('Name is required');
  });

  it('is kept as written, without spaces around it', () => {
    expect(parseName(' Anna ')).toBe('Anna');
  });

  it('is never a defect, and what passes is safe in an address and in a stream name', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 32 })), (text) => {
        const code = refused(text);
        if (code !== undefined) return code === 'name-invalid' || code === 'name-required';
        const kept = parseName(text);
        return !/[\s/?#%:@\\]/.test(kept) && !/[\s/?#%:@\\]/.test(normalizeName(kept)) && parseName(kept) === kept && [...kept].length <= 30;
      }),
      { numRuns: 500 },
    );
  });
});

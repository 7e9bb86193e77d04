import { Refusal } from '@kloak/platform/errors.ts';
import fc from 'fast-check';
import { fitsHash, parsePassword } from './password.ts';

const refused = (text: string): string | undefined => {
  try {
    parsePassword(text);
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.code : 'a defect';
  }
};

describe('a password', () => {
  it.each(['secret-1', 'Tr0ub4dor&3', 'pässwörd1!', 'a1!a1!a1!', `a1!${'x'.repeat(69)}`])('may be %s', (text) => {
    expect(parsePassword(text)).toBe(text);
  });

  it.each(['short1!', 'nodigits!', '12345678!', 'nospecial1', 'no special 1', '🙂🙂🙂'])('is too weak as %s', (text) => {
    expect(refused(text)).toBe('password-weak');
    expect(() => parsePassword(text)).toThrow('Must Contain 8 Characters, One Uppercase, One Number and One Special Character');
  });

  it('is asked for', () => {
    expect(refused('')).toBe('password-required');
  });

  it('is refused in words where bcrypt would not read all of it: bytes count, not characters', () => {
    expect(refused(`a1!${'x'.repeat(70)}`)).toBe('password-too-long');
    expect(refused(`a1!${'ä'.repeat(35)}`)).toBe('password-too-long');
    expect(() => parsePassword(`a1!${'x'.repeat(70)}`)).toThrow('72 bytes');
  });

  it('is the same whatever keyboard wrote it', () => {
    expect(parsePassword('u\u0308ber-1234')).toBe(parsePassword('\u00fcber-1234'));
  });

  it('is never a defect, and what passes is read whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const code = refused(text);
        return code === undefined ? fitsHash(parsePassword(text)) : code.startsWith('password-');
      }),
      { numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { fitsHash, readPassword } from './passwords.ts';

const code = (text: string) => readPassword(text).fault?.code;

describe('a password', () => {
  it.each(['secret-1', 'Tr0ub4dor&3', 'pässwörd1!', `a1!${'x'.repeat(69)}`])('may be %s', (text) => expect(readPassword(text)).toEqual({ value: text }));

  it.each(['short1!', 'nodigits!', '12345678!', 'nospecial1', 'no special 1', '😀😀😀a1!', `${'\u0301'.repeat(6)}a1`])('is too weak as %s', (text) => {
    const message = 'Must Contain 8 Characters, One Uppercase, One Number and One Special Character';
    expect(readPassword(text).fault).toEqual({ kind: 'invalid', code: 'password-weak', message });
  });

  it('is asked for', () => expect(code('')).toBe('password-required'));

  it('counts letters with their accents once, whatever keyboard wrote them', () => {
    expect(code('u\u0308u\u0308u\u0308u\u0308a1!')).toBe('password-weak');
    expect(readPassword('u\u0308ber-1234')).toEqual(readPassword('\u00fcber-1234'));
  });

  it('has no more bytes than bcrypt reads', () => {
    expect(code(`a1!${'x'.repeat(70)}`)).toBe('password-too-long');
    expect(code(`a1!${'ä'.repeat(35)}`)).toBe('password-too-long');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const { value } = readPassword(text);
        expect(value === undefined || fitsHash(value)).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { newTokenKey, readToken, signToken } from './signed-token.ts';

const key = newTokenKey();
const part = fc.stringMatching(/^[A-Za-z0-9_-]{1,30}$/);

describe('a signed token', () => {
  it('is the same for the same parts, and says them again', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const token = signToken(key, parts);
        expect(token).toBe(signToken(key, parts));
        expect(readToken(key, token)).toEqual(parts);
      }),
    );
  });

  it('says nothing when any character of it is another', () => {
    const token = signToken(key, ['account', 'session', 3]);
    for (let place = 0; place < token.length - 1; place += 1) {
      const changed = token.slice(0, place) + (token[place] === 'x' ? 'y' : 'x') + token.slice(place + 1);
      expect(readToken(key, changed)).toBeUndefined();
    }
  });

  it('says nothing under another key, and nothing of what is no token', () => {
    expect(readToken(newTokenKey(), signToken(key, ['a']))).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => readToken(key, text) === undefined));
  });
});

import fc from 'fast-check';
import { incomingKey, originalKey, readKey, renditionKey } from './storage-keys.ts';

describe('storage keys', () => {
  it('say whose they are', () => {
    const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,22}$/);
    fc.assert(
      fc.property(id, id, (holder, item) => {
        expect(readKey(incomingKey(holder, item))).toEqual({ area: 'incoming', upload: holder, item });
        expect(readKey(originalKey(holder, item))).toEqual({ area: 'original', owner: holder, item });
        expect(readKey(renditionKey(holder, item, '800.webp'))).toEqual({ area: 'rendition', owner: holder, item });
      }),
    );
  });

  it('are nothing else', () => {
    for (const text of [
      '',
      'original',
      'original/a',
      'original//i',
      'original/a/',
      'original/a/i/x',
      'rendition/a/i',
      'rendition/a/i/',
      'rendition/a/i/x/y',
      'avatar/a/i',
      'incoming/u/i/x',
      '/original/a/i',
    ]) {
      expect(readKey(text)).toBeUndefined();
    }
  });
});

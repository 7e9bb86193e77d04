import { maxAlbumNameCharacters, normalizeAlbumName, readAlbumName } from './albums.ts';

describe('the name of an album', () => {
  it('is kept without spaces around it, in whatever letters', () => {
    expect(readAlbumName(' Été à la mer 🌊 ')).toEqual({ value: 'Été à la mer 🌊' });
  });

  it('is needed', () => {
    for (const none of ['', '  \n']) expect(readAlbumName(none).fault).toEqual({ kind: 'invalid', code: 'no-album-name', message: 'Album must have a name' });
  });

  it.each(['\u200b', '\u3164', '\u2800', '\u2060', '\u202e', ' \u200b\u00ad '])('is seen: not %j', (text) =>
    expect(readAlbumName(text).fault?.code).toBe('no-album-name'),
  );

  it.each(['👨\u200d👩\u200d👧', 'می\u200cخواهم', '❤️'])('may hold what is not seen by itself: %s', (text) =>
    expect(readAlbumName(text)).toEqual({ value: text }),
  );

  it('is counted in characters', () => {
    expect(readAlbumName('🌊'.repeat(maxAlbumNameCharacters)).fault).toBeUndefined();
    expect(readAlbumName('x'.repeat(maxAlbumNameCharacters + 1)).fault?.code).toBe('album-name-too-long');
  });

  it('is the same in whatever case and whichever way its accents were typed', () => {
    expect(normalizeAlbumName(' SUMMER e\u0301te\u0301')).toBe(normalizeAlbumName('summer \u00e9t\u00e9'));
    expect(normalizeAlbumName('Summer')).not.toBe(normalizeAlbumName('Summers'));
  });
});

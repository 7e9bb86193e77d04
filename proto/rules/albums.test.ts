import { maxAlbumNameCharacters, normalizeAlbumName, readAlbumName } from './albums.ts';

describe('the name of an album', () => {
  it('is kept without spaces around it, in whatever letters', () => {
    expect(readAlbumName(' Été à la mer 🌊 ')).toEqual({ value: 'Été à la mer 🌊' });
  });

  it('is needed', () => {
    for (const none of ['', '  \n']) expect(readAlbumName(none).fault).toEqual({ kind: 'invalid', code: 'no-album-name', message: 'Album must have a name' });
  });

  it('is counted in characters', () => {
    expect(readAlbumName('🌊'.repeat(maxAlbumNameCharacters)).fault).toBeUndefined();
    expect(readAlbumName('x'.repeat(maxAlbumNameCharacters + 1)).fault?.code).toBe('album-name-too-long');
  });

  it('is the same in whatever case and whichever way its accents were typed', () => {
    expect(normalizeAlbumName(' SUMMER e\u0301te\u0301')).toBe(normalizeAlbumName('summer \u00e9t\u00e9'));
    expect(normalizeAlbumName('Summer')).not.toBe(normalizeAlbumName('Summers'));
  });
});

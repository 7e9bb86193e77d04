import fc from 'fast-check';
import { archiveNames } from './archive-names.ts';

const named = (...fileNames: string[]) => {
  const nameOf = archiveNames();
  return fileNames.map((fileName) => nameOf({ fileName, folder: '2024' }).slice('2024/'.length));
};

describe('a name in an archive', () => {
  it('is that of the file, with a number where another has it, also in other capitals', () => {
    expect(named('beach.jpg', 'Beach.JPG', 'beach (2).jpg', 'beach.jpg')).toEqual(['beach.jpg', 'Beach (2).JPG', 'beach (2) (2).jpg', 'beach (3).jpg']);
  });

  it('leads nowhere else, and is one that every system writes', () => {
    expect(named('../../etc/passwd', 'C:\\boot.ini', 'nul.txt', 'photo\u202egnp.exe', ' . ', 'a\u0000b.png', 'trailing. ')).toEqual([
      '_.._etc_passwd',
      'C__boot.ini',
      '_nul.txt',
      'photo_gnp.exe',
      'file',
      'a_b.png',
      'trailing',
    ]);
    expect(named('🏖️ Ferien.jpg', '海.heic')).toEqual(['🏖️ Ferien.jpg', '海.heic']);
  });

  it('keeps its ending when it is long, and is never the same twice', () => {
    const [long = ''] = named(`${'x'.repeat(300)}.jpeg`);
    expect([[...long].length, long.endsWith('.jpeg')]).toEqual([105, true]);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom('a.jpg', 'A.jpg', 'a (2).jpg', '', '.'), fc.string({ unit: 'grapheme', maxLength: 130 }))), (names) => {
        const given = named(...names);
        expect(new Set(given.map((name) => name.toLowerCase())).size).toBe(names.length);
        for (const name of given) expect(name).not.toMatch(/[/\\\p{Cc}]|^\.|\.$/u);
      }),
    );
  });
});

import { readAlbumName } from '../albums.ts';
import { readChangedGroupName, readNewGroupName } from '../groups.ts';
import { readGroupName } from '../rooms.ts';
import { oneLine } from './one-line.ts';

const typed = ' Hikers\r\n\nof\u2028Bern\t\u202eevil\u2069 ';

it('makes one line of a name, without controls of direction', () => {
  expect(oneLine(typed)).toBe('Hikers of Bern evil');
  expect(oneLine('Семья — משפחה 👨‍👩‍👧 เที่ยว')).toBe('Семья — משפחה 👨‍👩‍👧 เที่ยว');
});

it.each([readNewGroupName, readChangedGroupName, readGroupName, readAlbumName])('%p keeps a name so', (read) => {
  expect(read(typed)).toEqual({ value: 'Hikers of Bern evil' });
});

it('takes time in proportion to the length', () => {
  const long = '\u202e\n'.repeat(50_000);
  const begun = performance.now();
  expect(oneLine(long)).toBe('');
  expect(performance.now() - begun).toBeLessThan(100);
});

import fc from 'fast-check';
import { paginate } from './paginate.ts';

const itself = { place: (entry: string) => entry, show: (entry: string) => entry, bytesOf: (shown: string) => Buffer.byteLength(shown) };
const list = ['e', 'd', 'c', 'b', 'a'];

it('pages by number', () => {
  expect(paginate(list, itself, { page: 1, perPage: 2 })).toMatchObject({ entries: ['c', 'b'] });
  expect(paginate(list, itself, { page: 9, perPage: 2 })).toEqual({ entries: [] });
});

it('goes on after the last entry, though others came and went', () => {
  const first = paginate(list, itself, { page: 0, perPage: 2 });
  expect(first.entries).toEqual(['e', 'd']);
  const moved = ['g', 'f', 'e', 'c', 'a'];
  expect(paginate(moved, itself, { page: 0, perPage: 2, before: first.next ?? '' })).toEqual({ entries: ['c', 'a'] });
});

it('neither repeats nor skips where the service knows no order: members whose newest posts are of the same moment', () => {
  const moment = '2024-05-01T10:00:00.000Z';
  const sameMoment = [`${moment} anna`, `${moment} clara`, `${moment} ben`];
  const first = paginate(sameMoment, itself, { page: 0, perPage: 1 });
  const second = paginate(sameMoment, itself, { page: 0, perPage: 1, before: first.next ?? '' });
  const third = paginate(sameMoment, itself, { page: 0, perPage: 1, before: second.next ?? '' });
  expect([...first.entries, ...second.entries, ...third.entries].toSorted()).toEqual(sameMoment.toSorted());
  expect(third.next).toBeUndefined();
});

it('holds what fits into one answer, one at least, and all in the end', () => {
  const long = ['d', 'c', 'b', 'a'];
  const shown = { ...itself, show: (entry: string) => entry.padEnd(entry === 'c' ? 300_000 : 100_000, '.') };
  const seen: string[] = [];
  for (let before: string | undefined, first = true; first || before !== undefined; first = false) {
    const page = paginate(long, shown, { page: 0, perPage: 100, ...(before !== undefined && { before }) });
    expect([1, 2]).toContain(page.entries.length);
    seen.push(...page.entries.map((entry) => entry.charAt(0)));
    before = page.next;
  }
  expect(seen).toEqual(long);
});

it('refuses a word that is not its own', () => {
  expect(() => paginate(list, itself, { page: 0, perPage: 2, before: '%' })).toThrow('"before"');
});

it('by its own words, shows all once', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.string({ minLength: 1 }).map((text) => text.toWellFormed()),
        { maxLength: 30 },
      ),
      fc.integer({ min: 1, max: 7 }),
      (entries, perPage) => {
        const falling = entries.toSorted().reverse();
        const seen: string[] = [];
        for (let before: string | undefined = '', page = paginate(falling, itself, { page: 0, perPage }); before !== undefined; ) {
          seen.push(...page.entries);
          before = page.next;
          if (before !== undefined) page = paginate(falling, itself, { page: 0, perPage, before });
        }
        expect(seen).toEqual(falling);
      },
    ),
  );
});

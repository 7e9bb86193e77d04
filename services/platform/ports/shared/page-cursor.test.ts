import fc from 'fast-check';
import { Refusal } from '../../errors.ts';
import { readCursor, writeCursor } from './page-cursor.ts';

describe('a place in a list', () => {
  it('comes back as it was given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.integer(),
          fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
        ),
        fc.string(),
        (sort, id) => {
          expect(readCursor('posts/byOwner', writeCursor('posts/byOwner', { sort, id }))).toEqual({ sort, id });
        },
      ),
    );
  });

  it('is refused when it is of another list, or not what was given', () => {
    const given = writeCursor('posts/byOwner', { sort: 1, id: 'a' });
    const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const wrong = [
      given.slice(1),
      `${given}A`,
      `${given}=`,
      '',
      '!',
      json([]),
      json({}),
      json(null),
      json(['posts/byOwner', null, 'a']),
      json(['posts/byOwner', 1, 2]),
      json(['posts/byOwner', 1, 'a', 1]),
    ];
    for (const cursor of wrong) expect(() => readCursor('posts/byOwner', cursor)).toThrow(Refusal);
    expect(() => readCursor('posts/byShelf', given)).toThrow(Refusal);
  });

  it('is refused, and nothing else, whatever text comes', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.base64String()), (text) => expect(() => readCursor('posts/byOwner', text)).toThrow(Refusal)));
  });
});

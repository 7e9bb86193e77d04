import fc from 'fast-check';
import { z } from 'zod';
import { readAddress } from './addresses.ts';

const code = (text: string) => readAddress(text).fault?.code;

describe('a mail address', () => {
  it('is kept as written, without spaces around it', () => expect(readAddress(' Anna.B+x@Example.org ')).toEqual({ value: 'Anna.B+x@Example.org' }));

  it('is asked for', () => expect(code('  ')).toBe('email-required'));

  it.each(['nowhere', 'a@b', '.a@b.org', 'a..b@c.org', 'a b@c.org', 'ü@c.org', `${'a'.repeat(246)}@kloak.de`])('is not %s', (text) =>
    expect(code(text)).toBe('email-invalid'),
  );

  it('is what zod takes for one', () => {
    const address = z.email().max(254);
    const part = fc.string({ unit: fc.constantFrom(...'aZ09._-+@\'" '), maxLength: 8 });
    const almost = fc.tuple(part, part, part).map(([box, host, end]) => `${box}@${host}.${end}`);
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), almost), (text) => {
        expect(readAddress(text).fault === undefined).toBe(address.safeParse(text.trim()).success);
      }),
      { numRuns: 500 },
    );
  });
});

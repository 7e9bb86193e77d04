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

  it.each(['user@xn--80a1acny.xn--p1ai', 'a&b@c.org', 'first/last@c.org', 'x=1@c.org', "o'brien@c.co.uk", '{a}#!$%*?^_`|~-@c.org', 'a@b--c.org'])(
    'may be %s',
    (text) => expect(readAddress(text)).toEqual({ value: text }),
  );

  it.each([
    'user@localhost',
    'user@sub.-bad.org',
    'user@bad-.org',
    'user@a.1',
    'user@a.xn--',
    'a.@b.org',
    '"a b"@c.org',
    'a@[127.0.0.1]',
    `${'a'.repeat(65)}@c.org`,
  ])('is not %s', (text) => expect(code(text)).toBe('email-invalid'));

  it('is whatever may be one by the standard, and nothing that no browser takes for one', () => {
    fc.assert(fc.property(fc.emailAddress(), (text) => expect(readAddress(text).value).toBe(text)));
    const inBrowsers = z.email({ pattern: z.regexes.html5Email });
    const part = fc.string({ unit: fc.constantFrom(...'aZ09._-+@&/=\'" '), maxLength: 8 });
    const almost = fc.tuple(part, part, part).map(([box, host, end]) => `${box}@${host}.${end}`);
    fc.assert(fc.property(almost, (text) => expect(readAddress(text).value === undefined || inBrowsers.safeParse(text.trim()).success).toBe(true)));
  });
});

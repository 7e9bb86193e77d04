import fc from 'fast-check';
import { z } from 'zod';
import { readAddress } from './addresses.ts';
import { normalizeAddress } from './names.ts';

const code = (text: string) => readAddress(text).fault?.code;

describe('a mail address', () => {
  it('is kept as written, without spaces around it', () => expect(readAddress(' Anna.B+x@Example.org ')).toEqual({ value: 'Anna.B+x@Example.org' }));

  it.each([
    ['oma@münchen.example', 'oma@xn--mnchen-3ya.example'],
    ['  Oma@MÜNCHEN.Example ', 'Oma@xn--mnchen-3ya.example'],
    ['oma@mu\u0308nchen.example', 'oma@xn--mnchen-3ya.example'],
    ['oma@例え。テスト', 'oma@xn--r8jz45g.xn--zckzah'],
    ['oma@пример.рф', 'oma@xn--e1afmkfd.xn--p1ai'],
    ['oma@straße.example', 'oma@xn--strae-oqa.example'],
    ['oma@ｅｘａｍｐｌｅ．ｏｒｇ', 'oma@example.org'],
  ])('%j has the host %s', (text, address) => {
    expect(readAddress(text)).toEqual({ value: address });
    expect([normalizeAddress(text), normalizeAddress(address)]).toEqual([address.toLowerCase(), address.toLowerCase()]);
  });

  it.each(['oma@münchen', 'oma@münchen.example/x', 'oma@münchen.example:25', 'oma@ü b.example', 'oma@xn--ü.example', 'ömä@münchen.example'])(
    'is not %s',
    (text) => expect(code(text)).toBe('email-invalid'),
  );

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

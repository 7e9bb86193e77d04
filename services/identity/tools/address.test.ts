import { Refusal } from '@kloak/platform/errors.ts';
import fc from 'fast-check';
import { parseAddress } from './address.ts';

describe('an address', () => {
  it.each(['anna@example.org', 'Anna.Maria+vault@Mail.Example.co.uk', "o'neill@example.ie"])('may be %s', (text) => {
    expect(parseAddress(` ${text} `)).toBe(text);
  });

  it.each([
    'anna',
    'anna@',
    '@example.org',
    'anna@example',
    'a b@example.org',
    'anna@example..org',
    'anna@example.org\nBcc: all@example.org',
    `${'a'.repeat(250)}@x.org`,
  ])('may not be %j', (text) => {
    expect(() => parseAddress(text)).toThrow('Email is invalid');
  });

  it('is asked for', () => {
    expect(() => parseAddress(' ')).toThrow('Email is required');
  });

  it('is never a defect, and never holds a line break or an angle', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (text) => {
        try {
          return !/[\r\n<>\s]/.test(parseAddress(text));
        } catch (error) {
          return error instanceof Refusal && error.kind === 'invalid';
        }
      }),
    );
  });
});

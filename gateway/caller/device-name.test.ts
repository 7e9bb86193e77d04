import fc from 'fast-check';
import { deviceNameOf } from './device-name.ts';

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
    [undefined, ''],
    ['', ''],
  ])('of %s is "%s"', (userAgent, name) => {
    expect(deviceNameOf(userAgent)).toBe(name);
  });

  it('is a short text, whatever a client calls itself', () => {
    fc.assert(fc.property(fc.string({ maxLength: 2000 }), (userAgent) => deviceNameOf(userAgent).length <= 100));
  });
});

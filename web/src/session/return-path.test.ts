import fc from 'fast-check';
import { returnPath, withReturn } from './return-path.ts';

test('a page is found again after signing in', () => {
  expect(returnPath(new URL(withReturn('/login', '/image/p1?a=b&c'), 'http://kloak').search)).toBe('/image/p1?a=b&c');
  expect(returnPath('')).toBe('/home');
});

test('whatever an address asks for, one stays on this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('//evil', '/\\evil', 'javascript:alert(1)', '\\\\evil', '/\t/evil', '/.//evil')),
      (wanted) => {
        const path = returnPath(`?return=${encodeURIComponent(wanted)}`);
        expect(new URL(path, 'http://kloak.example').origin).toBe('http://kloak.example');
      },
    ),
  );
});

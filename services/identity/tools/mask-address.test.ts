import { maskAddress } from './mask-address.ts';

it.each([
  ['anna@example.org', 'a***@e***.org'],
  ['a@b.co.uk', 'a***@b***.uk'],
  ['"with@sign"@example.org', '"***@e***.org'],
  ['', '***@***'],
])('of %s guests see %s', (address, masked) => expect(maskAddress(address)).toBe(masked));

import { sizeText } from './size.ts';

test('an amount of space is never told as nothing when it is something', () => {
  expect([0, 1, 40_000, 160_000, 3_420_000, 9_949_000].map(sizeText)).toEqual(['0 MB', '0.1 MB', '0.1 MB', '0.2 MB', '3.4 MB', '9.9 MB']);
});

test('it changes to the larger unit where that is full', () => {
  expect([9_950_000, 45e6, 999.4e6, 999.6e6, 1e9, 1.96e9, 5e11].map(sizeText)).toEqual(['10 MB', '45 MB', '999 MB', '1.0 GB', '1.0 GB', '2.0 GB', '500.0 GB']);
});

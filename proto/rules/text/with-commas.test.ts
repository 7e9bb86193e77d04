import { withCommas } from './with-commas.ts';

it.each([0, 7, 999, 1000, 10_000, 123_456, 1_234_567])('%d is written as English writes it', (number) => {
  expect(withCommas(number)).toBe(number.toLocaleString('en'));
});

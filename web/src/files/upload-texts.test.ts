import { uploadStatusTexts } from './upload-texts.ts';

test.each([
  [200, '4 minutes left'],
  [50, 'about a minute left'],
  [7, 'a few seconds left'],
])('of %i seconds is said: %s', (secondsLeft, said) => {
  const status = { arrived: 1, total: 3, failed: 0, percent: 10, waits: false, publishing: false, secondsLeft };
  expect(uploadStatusTexts.progress(status)).toBe(`1 of 3 · ${said}`);
});

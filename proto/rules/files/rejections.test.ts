import { rejectionText } from './rejections.ts';

it('what was not taken is told in words, and what its owner has given up is not', () => {
  for (const code of ['unsupported', 'wrong-size', 'gone', 'gave-up']) expect(rejectionText(code)).toMatch(/[.!]$/);
  expect(rejectionText('of-a-newer-build')).toMatch(/upload it again\.$/);
  expect(rejectionText('abandoned')).toBeUndefined();
});

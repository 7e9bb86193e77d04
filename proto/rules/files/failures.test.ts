import { failureText } from './failures.ts';

it('each failure is told in sentences, also one that this build does not know', () => {
  expect(failureText('unreadable')).toMatch(/damaged.*you can download it\.$/);
  expect(failureText('of-a-newer-build')).toBe(failureText('unreadable'));
  for (const code of ['too-many-pixels', 'unsupported', 'gave-up', 'gone']) expect(failureText(code)).not.toMatch(/damaged/);
});

import { errorSummary } from './error-summary.ts';

const told: readonly (readonly [string, string])[] = [
  ['The mail server is not available right now.', 'The mail server is not available right now.'],
  ['ffmpeg ended with code 187', 'ffmpeg ended with code 187'],
  ['550 5.1.1 <gran@example.com>: no such user', '550 5.1.1 (address) no such user'],
  ['Unexpected token D in JSON: "Dear Gran, how are you?"', 'Unexpected token D in JSON: (text)'],
  ["ENOENT: no such file or directory, open '/srv/vault/work/Anna at the lake.jpg'", 'ENOENT: no such file or directory, open (text)'],
  ['cannot read /srv/vault/blobs/original/anna.jpg', 'cannot read (path)'],
  ['GET https://bucket.example/o/abc?X-Amz-Signature=1f2e failed', 'GET (address) failed'],
  ['no account Zk3_9aQw2LmN8-xYt0PqRs', 'no account (id)'],
  ['eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJhIn0.c2ln is expired', '(id).(id).c2ln is expired'],
  ['first line\nAnna Example, Lake Road 1', 'first line'],
];

it.each(told)('%j is told as %j', (message, words) => {
  expect(errorSummary(new Error(message))).toBe(words);
  // An error text that was filtered once does not change again.
  expect(errorSummary(words)).toBe(words);
});

it('they have an end, and come of whatever was thrown', () => {
  expect(errorSummary(new Error('oh '.repeat(1000)))).toHaveLength(300);
  expect(errorSummary('oh')).toBe('oh');
});

import { readMessage } from './messages.ts';

it.each(['', ' \n ', '\u2060\u00ad'])('a message says something: %j', (text) => {
  expect(readMessage(text).fault?.code).toBe('message-empty');
});

it('a message that points to items needs no words', () => {
  expect(readMessage(' \n', 1).value).toBe('');
  expect(readMessage(' See! ', 1).value).toBe('See!');
});

it('a message has at most 4,000 characters, as people count them, without spaces around it', () => {
  expect(readMessage(` ${'👪'.repeat(4000)}\n`).value).toBe('👪'.repeat(4000));
  expect(readMessage('x'.repeat(4001)).fault).toMatchObject({ code: 'message-too-long', message: 'A message can have at most 4,000 characters.' });
});

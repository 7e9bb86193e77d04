import { anna, photo } from '../../testing/family.ts';
import { nameOf, takenOf } from './caption.ts';

const posted = photo('a', anna).createdAt;

test('a post is of the day when it was taken, or of that on which it came where its file tells none', () => {
  expect(takenOf(photo('a', anna, { takenLocal: '2019-08-03T10:11:12' }))).toBe('2019-08-03T10:11:12');
  expect(takenOf(photo('a', anna))).toBe(posted);
});

test('it is of no day while its file is not read yet: today is not when it was taken', () => {
  const unread = photo('a', anna, { status: 'PROCESSING', description: '', fileName: 'a.jpg' });
  expect(takenOf(unread)).toBe('');
  expect(nameOf(unread)).toBe('Photo by anna');
  expect(takenOf(photo('a', anna, { status: 'PROCESSING', takenLocal: '2019-08-03T10:11:12' }))).toBe('2019-08-03T10:11:12');
});

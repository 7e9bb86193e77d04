import { screen } from '@testing-library/react';
import { anna, ben, film, noComments, noHearts, photo } from '../../../testing/family.ts';
import type { Routes } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const page: Routes = {
  'POST /api/image/getAllReactions': noHearts,
  'POST /api/video/getAllReactions': noHearts,
  'POST /api/comment/getImageComments': noComments,
  'POST /api/comment/getComments': noComments,
};
const taken = { takenAt: '2023-12-31T11:30:00.000Z', takenLocal: '2024-01-01T00:30:00' };
const place = { latitude: -36.8485, longitude: 174.76333 };

test.each([
  ['/image/a', { 'POST /api/post/image-post-byid': { post: photo('a', anna, { ...taken, place }) } }],
  ['/video/v', { 'POST /api/post/video-post-byid': { post: film('v', anna, { ...taken, place }) } }],
])('the page at %s tells its owner when it was taken, by the camera’s clock, and where', async (address, post) => {
  visit(address, { ...page, ...post });
  const time = await screen.findByText(/^Monday, January 1, 2024 at 12:30\sAM$/);
  expect(time.getAttribute('datetime')).toBe('2024-01-01T00:30:00');
  await screen.findByText('36.8485° S, 174.7633° E · only you see this');
});

test('others are told when, and what a file does not tell is not there', async () => {
  visit('/image/a', { ...page, 'POST /api/post/image-post-byid': { post: photo('a', ben, taken) } });
  await screen.findByText('Taken');
  expect(screen.queryByText('Place')).toBeNull();
});

test.each([
  [{ takenPrecision: 'day' }, /^Monday, January 1, 2024$/, '2024-01-01'],
  [{ takenPrecision: 'month', takenAbout: true }, /^about January 2024$/, '2024-01'],
  [{ takenPrecision: 'year' }, /^2024$/, '2024'],
] as const)('a date is told as its owner gave it: %j', async (given, words, machine) => {
  visit('/image/a', { ...page, 'POST /api/post/image-post-byid': { post: photo('a', ben, { ...taken, ...given }) } });
  expect((await screen.findByText(words)).getAttribute('datetime')).toBe(machine);
});

test('a file that tells nothing has no word of it', async () => {
  visit('/image/a', { ...page, 'POST /api/post/image-post-byid': { post: photo('a', anna) } });
  await screen.findByRole('heading', { level: 1, name: 'Photo a' });
  expect(screen.queryByText('Taken')).toBeNull();
});

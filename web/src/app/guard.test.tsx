import { act, screen, waitFor } from '@testing-library/react';
import { anna, annaIsIn, nobodyIsIn, noConnections, noPosts } from '../../testing/family.ts';
import { refuse } from '../../testing/serve.ts';
import { visit } from '../../testing/visit.tsx';

const feed = { 'POST /api/profile/find-media-byfamily': noPosts };

test('a guest who opens a member’s page signs in first and is led back', async () => {
  const { where } = visit('/image/p1?from=mail#comment=c1', { 'GET /api/users/auth': nobodyIsIn });
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(where()).toBe('/login?return=%2Fimage%2Fp1%3Ffrom%3Dmail%23comment%3Dc1');
});

test('a guest who wants to upload signs up first', async () => {
  const { where } = visit('/upload', { 'GET /api/users/auth': nobodyIsIn });
  await screen.findByRole('heading', { name: 'Sign Up' });
  expect(where()).toBe('/register?return=%2Fupload');
});

test('a member who opens the landing page comes home', async () => {
  const { where } = visit('/', feed);
  await screen.findByRole('heading', { name: 'Home' });
  expect(where()).toBe('/home');
});

test('a return address of another site is not followed', async () => {
  const { where } = visit('/login?return=//evil.example', feed);
  await screen.findByRole('heading', { name: 'Home' });
  expect(where()).toBe('/home');
});

test('a session that ends anywhere leads to the sign-in', async () => {
  let ended = false;
  const auth = () => (ended ? nobodyIsIn : annaIsIn);
  const { where, push } = visit('/home', {
    'GET /api/users/auth': auth,
    'POST /api/profile/find-media-byfamily': () => (ended ? refuse(401, 'no-session') : noPosts),
  });
  await screen.findByText('A vault for treasured memories');
  ended = true;
  push('feed');
  await waitFor(() => expect(where()).toBe('/login'), { timeout: 20_000 });
});

test('a tab that was open when somebody signed out in another keeps no way back', async () => {
  let ended = false;
  const { where, push } = visit('/families', {
    'GET /api/users/auth': () => (ended ? nobodyIsIn : annaIsIn),
    'GET /api/connection/all/{profileId}': () => (ended ? refuse(401, 'no-session') : noConnections),
  });
  await screen.findByText('My Connections');
  localStorage.setItem('kloak-left', String(Date.now()));
  ended = true;
  push('connections');
  await waitFor(() => expect(where()).toBe('/login'));
});

test('a tab that asked who is there before somebody signed out in another believes no old answer', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const { where, server } = visit('/families', {
    'GET /api/users/auth': async () => {
      await answered;
      return annaIsIn;
    },
    'POST /api/users/logout': {},
  });
  localStorage.setItem('kloak-left', String(Date.now()));
  localStorage.removeItem('kloak-user-id');
  answer();
  await waitFor(() => expect(where()).toBe('/login'));
  expect(localStorage.getItem('kloak-user-id')).toBeNull();
  expect(server.to('POST /api/users/logout')).toHaveLength(1);
});

test('a tab that was left at the sign-in follows who signed in in another; else coming back to it asks nothing', async () => {
  const comeBack = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  let signedIn = false;
  const { server, where } = visit('/login?return=%2Ffamilies', {
    'GET /api/users/auth': () => (signedIn ? annaIsIn : nobodyIsIn),
  });
  await screen.findByRole('navigation', { name: 'Legal' });
  await comeBack();
  expect(server.to('GET /api/users/auth')).toHaveLength(1);
  signedIn = true;
  localStorage.setItem('kloak-user-id', anna._id);
  await comeBack();
  await screen.findByText('My Connections');
  expect(where()).toBe('/families');
  await comeBack();
  expect(server.to('GET /api/users/auth')).toHaveLength(2);
});

test('a link that is opened after somebody signed out leads back as always', async () => {
  localStorage.setItem('kloak-left', String(performance.timeOrigin - 1));
  const { where } = visit('/families', { 'GET /api/users/auth': nobodyIsIn });
  await waitFor(() => expect(where()).toBe('/login?return=%2Ffamilies'));
});

test('a page that somebody goes back to after a sign-out keeps no way back either', async () => {
  localStorage.setItem('kloak-left', String(performance.timeOrigin - 1));
  const { getEntriesByType } = performance;
  performance.getEntriesByType = () => [Object.assign(Object.create(null), { type: 'back_forward' })];
  const { where } = visit('/families', { 'GET /api/users/auth': nobodyIsIn });
  await waitFor(() => expect(where()).toBe('/login'));
  performance.getEntriesByType = getEntriesByType;
});

test('while the server is down the page says so and asks again', async () => {
  let down = true;
  const auth = () => (down ? refuse(500) : annaIsIn);
  const { user } = visit('/home', { ...feed, 'GET /api/users/auth': auth });
  await screen.findByText('Server is currently down');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Home' });
});

test('an unknown path says that the page does not exist', async () => {
  visit('/nothing-here');
  await screen.findByRole('heading', { name: 'Page does not Exist' });
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
});

test('each link leads to its own page', async () => {
  const { user, where } = visit('/home', { ...feed, 'POST /api/users/getDataUsage': () => refuse(500) });
  for (const [link, title] of [
    ['Upload', 'Upload'],
    ['Family', 'Family'],
    ['Home', 'Home'],
  ] as const) {
    const [first] = await screen.findAllByRole('link', { name: link });
    if (first) await user.click(first);
    await screen.findByRole('heading', { name: title, level: 1 });
  }
  expect(where()).toBe('/home');
});

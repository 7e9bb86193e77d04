import { screen, waitFor } from '@testing-library/react';
import { anna, ben, photo } from '../../testing/family.ts';
import { visit } from '../../testing/visit.tsx';
import { untilSign } from '../lib/until-sign.ts';

const nothing = { profiles: [] };

test('a push about the feed brings the new picture', async () => {
  let posts: { profiles: object[] } = nothing;
  const { push } = visit('/home', { 'POST /profile/find-media-byfamily': () => ({ body: posts }) });
  await screen.findByText('A vault for treasured memories');
  posts = { profiles: [{ ...ben, posts: [photo('p1', ben)] }] };
  push('feed');
  await screen.findByText('Photo p1');
});

test('a push about connections refetches them and what one sees through them', async () => {
  const { push, server } = visit('/home', { 'POST /profile/find-media-byfamily': nothing });
  await screen.findByText('A vault for treasured memories');
  const before = server.calls.length;
  push('connections');
  await waitFor(() => {
    const routes = server.calls.slice(before).map(({ route }) => route);
    expect(routes.toSorted()).toEqual([`GET /connection/all/${anna._id}`, 'POST /profile/find-media-byfamily']);
  });
});

test('what waits for the server goes on when the connection is there again', async () => {
  const { listeners } = visit('/home', { 'POST /profile/find-media-byfamily': nothing });
  await screen.findByText('A vault for treasured memories');
  const anHour = 3_600_000;
  const sign = untilSign(anHour, new AbortController().signal);
  for (const listener of listeners) listener.connected();
  await sign;
});

test('one connection is open while somebody is signed in', async () => {
  const { listeners, user } = visit('/home', { 'POST /profile/find-media-byfamily': nothing, 'POST /users/logout': {} });
  await screen.findByText('A vault for treasured memories');
  expect(listeners.size).toBe(1);
  await user.click(screen.getByRole('button', { name: /Account menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(listeners.size).toBe(0);
});

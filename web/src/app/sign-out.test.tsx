import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { annaIsIn, ben, feedOf, nobodyIsIn, noConnections, photo } from '../../testing/family.ts';
import { type Routes, refuse } from '../../testing/serve.ts';
import { visit } from '../../testing/visit.tsx';
import { memberState } from '../lib/member-state.ts';
import { toast } from '../lib/toasts.ts';

const feed: Routes = { 'POST /api/profile/find-media-byfamily': feedOf([ben, photo('p1', ben)]) };

async function logOut(logout: Routes['POST /api/users/logout'], others: Routes = {}) {
  const visited = visit('/home', { ...feed, ...others, 'POST /api/users/logout': logout });
  await screen.findByText('Photo p1');
  await visited.user.click(screen.getByRole('button', { name: /Account menu/ }));
  await visited.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Sign In' });
  return visited;
}

test('signing out leads to the sign-in, without a way back to where one was', async () => {
  const { where, server } = await logOut({});
  await waitFor(() => expect(where()).toBe('/login'));
  expect(server.to('POST /api/users/logout')[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
});

test('what a feature kept for the member is fresh afterwards', async () => {
  const kept = memberState(() => ({ seen: ['nothing'] }));
  kept().seen.push('a photo of Ben');
  await logOut({});
  expect(kept().seen).toEqual(['nothing']);
});

test('what is said to the member is not said to the next person', async () => {
  await logOut(async () => {
    act(() => toast('Ben and you are now connected.'));
    await screen.findByText('Ben and you are now connected.');
    return {};
  });
  expect(screen.queryByText('Ben and you are now connected.')).toBeNull();
});

test('a failed sign-out is told, and nothing of the member stays on the page', async () => {
  await logOut(() => refuse(500));
  await screen.findByText('Log Out Failed');
  expect(screen.queryByText('Photo p1')).toBeNull();
  expect(localStorage.getItem('kloak-user-id')).toBeNull();
});

test('a sign-out without a network is made up for when there is one', async () => {
  let network = false;
  let signedIn = true;
  const { where } = await logOut(
    () => {
      if (!network) return Promise.reject(new TypeError('no network'));
      signedIn = false;
      return {};
    },
    { 'GET /api/users/auth': () => (signedIn ? annaIsIn : nobodyIsIn) },
  );
  await screen.findByText('Log Out Failed');
  expect([signedIn, where()]).toEqual([true, '/login']);
  network = true;
  act(() => {
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });
  await waitFor(() => expect(signedIn).toBe(false));
  expect(where()).toBe('/login');
});

test('after a new sign-in one is led back again', async () => {
  let signedIn = true;
  const { user, where, push } = visit('/home', {
    ...feed,
    'GET /api/users/auth': () => (signedIn ? annaIsIn : nobodyIsIn),
    'GET /api/connection/all/{profileId}': () => (signedIn ? noConnections : refuse(401, 'no-session')),
    'POST /api/users/login': () => {
      signedIn = true;
      return { loginSuccess: true, userId: annaIsIn.userId, username: annaIsIn.username };
    },
    'POST /api/users/logout': () => {
      signedIn = false;
      return {};
    },
  });
  await user.click(await screen.findByRole('button', { name: /Account menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await user.type(await screen.findByLabelText('Email'), 'anna@example.org');
  await user.type(screen.getByLabelText('Password'), 'secret1!{Enter}');
  await screen.findByText('Photo p1');
  const [family] = await screen.findAllByRole('link', { name: 'Family' });
  if (family) await user.click(family);
  await screen.findByText('My Connections');
  signedIn = false;
  push('connections');
  await waitFor(() => expect(where()).toBe('/login?return=%2Ffamilies'));
});

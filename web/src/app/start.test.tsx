import type { Answer } from '@kloak/proto/api/types.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { annaIsIn, nobodyIsIn, noConnections, noPosts } from '../../testing/family.ts';
import { serve } from '../../testing/serve.ts';
import { prepareLanding } from './prepare-landing.tsx';
import { start } from './start.tsx';

/** The page as the gateway serves it for `/`, and what the app says while it takes it over. */
async function open(auth: Answer<'GET /api/users/auth'>) {
  const server = serve({
    'GET /api/users/auth': auth,
    'POST /api/profile/find-media-byfamily': noPosts,
    'GET /api/connection/all/{profileId}': noConnections,
  });
  document.body.innerHTML = `<div id="root" data-prepared>${await prepareLanding()}</div>`;
  const root = document.getElementById('root') ?? document.body;
  const prepared = root.innerHTML;
  const headline = screen.getByRole('heading', { name: 'Welcome' });
  const troubles: unknown[] = [];
  const run = () =>
    act(async () => {
      const app = await start(root, () => () => {}, { onRecoverableError: (error) => troubles.push(error) });
      unmount = () => app.unmount();
    });
  return { server, prepared, headline, troubles, run };
}
let unmount = () => {};
beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => act(() => unmount()));

test('a guest reads the landing page before the app is there, and the app takes it over as it stands', async () => {
  const { headline, troubles, run } = await open(nobodyIsIn);
  expect(screen.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/register');
  expect(screen.getByRole('heading', { name: 'Pricing' })).not.toBeNull();
  await run();
  await screen.findByRole('navigation', { name: 'Legal' });
  expect(troubles).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Welcome' })).toBe(headline);
});

test('what is prepared holds nothing that the content policy would refuse', async () => {
  const { prepared, run } = await open(nobodyIsIn);
  expect(prepared).not.toMatch(/\sstyle=|<script|<style/);
  await run();
});

test('a member who opens it is led home', async () => {
  const { troubles, run } = await open(annaIsIn);
  localStorage.setItem('kloak-user-id', annaIsIn.userId);
  await run();
  await screen.findByRole('heading', { name: 'Home' });
  expect(screen.queryByRole('heading', { name: 'Welcome' })).toBeNull();
  expect(troubles).toEqual([]);
});

test('a member whose browser has forgotten it is led home, too', async () => {
  const { troubles, run } = await open(annaIsIn);
  await run();
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
  await screen.findByRole('heading', { name: 'Home' });
  expect(troubles).toEqual([]);
});

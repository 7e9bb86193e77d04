import { act, screen } from '@testing-library/react';
import { annaIsIn } from '../../testing/family.ts';
import { visit } from '../../testing/visit.tsx';

/** The browser notices that its network is gone, or back. */
const notice = (sign: 'offline' | 'online') => act(() => void window.dispatchEvent(new Event(sign)));
const password = async () => screen.findByRole('button', { name: 'Change password' });

afterEach(() => notice('online'));

test('one line says that the device is offline, and what needs the server is not offered', async () => {
  const { user, server } = visit('/change-password', { 'GET /api/users/auth': annaIsIn });
  expect((await password()).getAttribute('aria-disabled')).toBe(null);
  notice('offline');
  expect(screen.getByText('You are offline. You see what this device has kept.')).toBeTruthy();
  const button = await password();
  expect([button.getAttribute('aria-disabled'), button.title]).toEqual(['true', 'Not possible now: the server cannot be reached.']);
  await user.click(button);
  expect(server.to('POST /api/users/change-password')).toEqual([]);
  notice('online');
  expect([screen.queryByText(/You are offline/), button.getAttribute('aria-disabled')]).toEqual([null, null]);
});

test('a setting that is saved at once cannot be changed offline', async () => {
  const { server, user } = visit('/settings', {
    'GET /api/users/auth': annaIsIn,
    'POST /api/profile/sharing': { sharing: { downloads: true } },
    'POST /api/profile/change-sharing': { sharing: { downloads: false } },
  });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Let others download originals/ });
  notice('offline');
  expect([box.disabled, box.title]).toEqual([true, 'Not possible now: the server cannot be reached.']);
  await user.click(box);
  expect(server.to('POST /api/profile/change-sharing')).toEqual([]);
  notice('online');
  expect(box.disabled).toBe(false);
});

import type { Profile } from '@kloak/proto/api/types.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { anna, annaIsIn, ben, clara, noPosts } from '../../../testing/family.ts';
import { visit } from '../../../testing/visit.tsx';

const feed = { 'POST /api/profile/find-media-byfamily': noPosts };
const connections = (friends: Profile[], pending: Profile[]) => ({
  'GET /api/connection/all/{profileId}': { connections: { friends, pending, requested: [] } },
});

test('the menus show the family and how many wait for an answer', async () => {
  visit('/home', { ...feed, ...connections([ben], [clara]) });
  const [side] = await screen.findAllByRole('navigation', { name: 'Main menu' });
  const menu = within(side ?? document.body);
  await menu.findByText('ben');
  expect(menu.getByText('1 pending request')).not.toBeNull();
  expect(menu.queryByRole('link', { name: 'Add Family' })).toBeNull();
});

test('a phone has six ways in the reach of a thumb', async () => {
  visit('/home', feed);
  const [, bottom] = await screen.findAllByRole('navigation', { name: 'Main menu' });
  const links = within(bottom ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/home', '/photos', '/upload', '/families', '/groups', '/notification']);
});

test('without a family the menu leads to where one finds it', async () => {
  visit('/home', { ...feed, ...connections([], []) });
  const links = await screen.findAllByRole('link', { name: 'Add Family' });
  expect(links.map((link) => link.getAttribute('href'))).toContain('/families');
});

test('the help of a menu entry stands beside the page, takes no focus, and shows once', async () => {
  const { user, server } = visit('/home', feed);
  const help = await screen.findByRole('region', { name: 'Good to know' });
  expect(within(help).getByText(/See all the posts/)).not.toBeNull();
  const main = screen.getByRole('main');
  expect(main.contains(help)).toBe(false);
  expect(document.activeElement).toBe(document.body);
  await user.click(within(help).getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText(/See all the posts/)).toBeNull();
  expect(document.activeElement).toBe(main);
  expect(localStorage.getItem('kloak-help-home')).toBe('seen');
  expect(server.to('POST /api/users/seen-help').map(({ body }) => body)).toEqual([{ help: 'home' }]);
});

test('the help stays where the app brings the focus to the page, and gives way to what it hides of it', async () => {
  visit('/home', feed);
  await screen.findByRole('region', { name: 'Good to know' });
  const isThere = () => screen.queryByRole('region', { name: 'Good to know' }) !== null;
  const place = new DOMRect(0, 0, 100, 100);
  const [hidden] = screen.getAllByRole('link', { name: 'Family' });
  for (const element of [screen.getByRole('main'), screen.getByRole('region', { name: 'Good to know' }), hidden])
    if (element) element.getBoundingClientRect = () => place;
  act(() => screen.getByRole('main').focus());
  await act(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  expect(isThere()).toBe(true);
  act(() => hidden?.focus());
  await waitFor(() => expect(isThere()).toBe(false));
});

test.each([
  { what: 'Escape', takeAway: (user: UserEvent) => user.keyboard('{Escape}'), focus: () => document.body },
  {
    what: 'a press elsewhere',
    takeAway: (user: UserEvent) => user.click(screen.getByRole('heading', { name: 'Home' })),
    focus: () => screen.getByRole('main'),
  },
])('$what takes the help away for good, and the focus is where it would be', async ({ takeAway, focus }) => {
  const { user, server } = visit('/home', feed);
  await screen.findByRole('region', { name: 'Good to know' });
  await takeAway(user);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Good to know' })).toBeNull());
  expect(document.activeElement).toBe(focus());
  expect(server.to('POST /api/users/seen-help').map(({ body }) => body)).toEqual([{ help: 'home' }]);
});

test('who goes by keys comes from the menus to the help, and from there to the page', async () => {
  const { user } = visit('/home', feed);
  const help = await screen.findByRole('region', { name: 'Good to know' });
  const menus = await screen.findAllByRole('navigation', { name: 'Main menu' });
  act(() => menus.at(-1)?.querySelector<HTMLElement>('a:last-child')?.focus());
  await user.tab();
  expect(document.activeElement).toBe(within(help).getByRole('button', { name: 'Got it' }));
  await user.tab();
  expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
  expect(screen.getByRole('region', { name: 'Good to know' })).not.toBeNull();
});

test('help that was read does not come again; that of another page does', async () => {
  localStorage.setItem('kloak-help-home', 'seen');
  const { user } = visit('/home', feed);
  await screen.findByText('A vault for treasured memories');
  expect(screen.queryByRole('region', { name: 'Good to know' })).toBeNull();
  const [family] = await screen.findAllByRole('link', { name: 'Family' });
  if (family) await user.click(family);
  await screen.findByText(/Seek out your family/);
});

test('help that was read on another device does not come', async () => {
  visit('/home', { ...feed, 'GET /api/users/auth': { ...annaIsIn, seenHelp: ['home'] } });
  await screen.findByText('A vault for treasured memories');
  expect(screen.queryByRole('region', { name: 'Good to know' })).toBeNull();
});

test('a theme chosen in the account menu is kept', async () => {
  const { user } = visit('/home', feed);
  await user.click(await screen.findByRole('button', { name: `Account menu: ${anna.username}` }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('kloak-theme')).toBe('dark');
  await user.click(screen.getByRole('menuitemradio', { name: 'System' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test('a file that is dropped where nothing takes it is not opened in place of the page', async () => {
  visit('/home', feed);
  await screen.findByText('A vault for treasured memories');
  await screen.findAllByRole('navigation', { name: 'Main menu' });
  const main = screen.getByRole('main');
  expect(fireEvent.dragOver(main, { dataTransfer: { types: ['Files'] } })).toBe(false);
  expect(fireEvent.drop(main, { dataTransfer: { types: ['Files'], files: [] } })).toBe(false);
  expect(fireEvent.drop(main, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
});

test('the account menu opened by a key begins at its first entry, also at the first time, when its code comes with the key', async () => {
  const { user } = visit('/home', feed);
  (await screen.findByRole('button', { name: /Account menu/ })).focus();
  await user.keyboard('{Enter}');
  const [first] = await screen.findAllByRole('menuitem');
  expect(document.activeElement).toBe(first);
});

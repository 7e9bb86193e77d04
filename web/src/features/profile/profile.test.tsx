import { screen, waitFor, within } from '@testing-library/react';
import { anna, ben, clara, film, noAlbums, noComments, noConnections, noHearts, photo, profileOf } from '../../../testing/family.ts';
import { pageOf } from '../../../testing/paging.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const mine = (answer: Routes['POST /api/profile/get-my-profile']) => visit('/my-profile', { 'POST /api/profile/get-my-profile': answer });
const theirs = (name: string, answer: Routes['POST /api/profile/get-posts-profile'], more: Routes = {}) =>
  visit(`/profile/${name}`, { 'POST /api/profile/get-posts-profile': answer, ...more });
const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => photo(id, anna));
const libraryPage = (asked: Parameters<typeof pageOf>[1]) => {
  const { entries, ...part } = pageOf(six, asked);
  return profileOf(anna, entries, part);
};
const cards = () => screen.getAllByRole('link', { name: /^Photo [a-f]/ });

test('the own library shows four, and four more at each press, with what can be done', async () => {
  const { user, server } = mine(({ before }) => profileOf(anna, before ? six.slice(4) : six.slice(0, 4), { total: 6, next: before ? undefined : 'n1' }));
  await screen.findByRole('region', { name: 'My Library' });
  expect(cards().map((link) => link.getAttribute('href'))).toEqual(['a', 'b', 'c', 'd'].map((id) => `/image/${id}`));
  expect(screen.getAllByText(/· Family$/)).toHaveLength(4);
  expect(await screen.findAllByRole('button', { name: /^Settings: / })).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Invite Family to share' }).getAttribute('href')).toBe('/families');
  await user.click(screen.getByRole('button', { name: 'View More' }));
  await waitFor(() => expect(cards()).toHaveLength(6));
  expect(server.to('POST /api/profile/get-my-profile').map(({ body }) => [body.username, body.perPage, body.before])).toEqual([
    ['anna', 4, undefined],
    ['anna', 4, 'n1'],
  ]);
  // The button is gone: keyboard users continue at the first new post.
  expect(screen.queryByRole('button', { name: 'View More' })).toBeNull();
  expect(document.activeElement?.getAttribute('href')).toBe('/image/e');
});

test('a library that has grown is asked for anew in one call', async () => {
  const { user, server, push } = mine((asked) => libraryPage(asked));
  await user.click(await screen.findByRole('button', { name: 'View More' }));
  await waitFor(() => expect(cards()).toHaveLength(6));
  await push('connections');
  await waitFor(() => expect(server.to('POST /api/profile/get-my-profile')).toHaveLength(3));
  expect(server.to('POST /api/profile/get-my-profile')[2]?.body).toMatchObject({ perPage: 6 });
  expect(cards()).toHaveLength(6);
});

test('who comes back to a library that has grown finds all of it, though the connection was lost meanwhile, and goes on at what was opened', async () => {
  const { user, connect, go } = visit('/my-profile', {
    'POST /api/profile/get-my-profile': (asked) => libraryPage(asked),
    'POST /api/post/image-post-byid': ({ imageId }) => ({ post: photo(String(imageId), anna) }),
    'POST /api/image/getAllReactions': noHearts,
    'POST /api/comment/getImageComments': noComments,
  });
  await user.click(await screen.findByRole('button', { name: 'View More' }));
  await user.click(await screen.findByRole('link', { name: /^Photo f/ }));
  await screen.findByRole('button', { name: 'Open full screen' });
  await connect(undefined);
  await go(-1);
  expect(cards()).toHaveLength(6);
  expect(document.activeElement).toBe(cards()[5]);
});

test('the library shows the videos of one category, which the address names', async () => {
  const categories = [{ category: 'FAMILY', count: 1 } as const];
  const { user, server, where, go } = mine(({ category }) =>
    profileOf(anna, category === 'FAMILY' ? [film('f1', anna, { category })] : category ? [] : six, { categories }),
  );
  const filter = await screen.findByRole('combobox', { name: 'Category' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All photos and videos', 'Family (1)']);
  await user.selectOptions(filter, 'FAMILY');
  await screen.findByRole('link', { name: /Film f1/ });
  expect(cards).toThrow();
  expect(where()).toBe('/my-profile?category=FAMILY');
  expect(server.to('POST /api/profile/get-my-profile').at(-1)?.body).toMatchObject({ username: 'anna', category: 'FAMILY' });
  await go(-1);
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(where()).toBe('/my-profile');
});

test('a library is shown by the day taken, and by when it was added where that is chosen, which the address names', async () => {
  const categories = [{ category: 'FAMILY', count: 1 } as const];
  const { user, server, where } = mine(profileOf(anna, six, { categories }));
  const asked = () => server.to('POST /api/profile/get-my-profile').at(-1)?.body;
  const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Order' });
  expect([asked()?.order, order.selectedOptions[0]?.textContent]).toEqual([undefined, 'By day taken']);
  await user.selectOptions(order, 'Recently added');
  await waitFor(() => expect(asked()?.order).toBe('added'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'FAMILY');
  expect(where()).toBe('/my-profile?order=added&category=FAMILY');
  await waitFor(() => expect(asked()).toMatchObject({ order: 'added', category: 'FAMILY' }));
});

test('a category of which there is nothing is told, and left again', async () => {
  const { user } = visit('/profile/ben?category=PETS', {
    'POST /api/profile/get-posts-profile': ({ category }) => profileOf(ben, category ? [] : [photo('a', ben)]),
  });
  await screen.findByText('There are no videos of this category.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'All photos and videos');
  await screen.findByText('Photo a');
});

test('an empty library says how to begin', async () => {
  mine(profileOf(anna, []));
  await screen.findByText('Start Adding Your Private Photos and Videos now');
  expect(screen.getByRole('link', { name: 'Add Photos' }).getAttribute('href')).toBe('/upload');
});

test('a library that does not come can be asked for again', async () => {
  let fails = true;
  const { user } = mine(() => (fails ? refuse(500) : profileOf(anna, six.slice(0, 1))));
  await screen.findByText('Cannot fetch user profile');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Photo a');
});

test('a relative’s profile shows what they share, without settings', async () => {
  theirs('ben', profileOf({ ...ben, email: 'ben@example.org' }, [photo('a', ben)]));
  await screen.findByRole('heading', { level: 1, name: 'ben' });
  await screen.findByRole('region', { name: 'Library' });
  expect(screen.queryByRole('button', { name: /^Settings/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull();
});

test('who is not connected is a name and a way to connect', async () => {
  const { user } = theirs('clara', profileOf(clara, []), {
    'POST /api/connection/request': { connections: { ...noConnections.connections, requested: [clara] } },
  });
  await screen.findByText('Connect with clara to see what they share');
  await user.click(await screen.findByRole('button', { name: 'Connect' }));
  await screen.findByText('Your Friend request has been sent!');
  await screen.findByText('You have already sent a request.');
});

test.each([
  ['/profile', undefined],
  ['/profile/anna', profileOf(anna, [])],
])('%s leads to the own profile', async (address, answer) => {
  const visited = visit(address, {
    'POST /api/profile/get-my-profile': profileOf(anna, []),
    ...(answer && { 'POST /api/profile/get-posts-profile': answer }),
  });
  await screen.findByText('Start Adding Your Private Photos and Videos now');
  expect(visited.where()).toBe('/my-profile');
});

test('a member that is none is told as one', async () => {
  theirs('nobody', refuse(404, 'no-profile'));
  await screen.findByRole('heading', { level: 1, name: 'Cannot fetch user profile' });
});

test('names lead to profiles: in the menu, in the feed', async () => {
  visit('/home', {
    'GET /api/connection/all/{profileId}': { connections: { ...noConnections.connections, friends: [ben] } },
    'POST /api/profile/find-media-byfamily': { profiles: [{ ...ben, posts: [photo('p1', ben)] }], total: 1 },
  });
  const more = await screen.findByRole('link', { name: 'View More: ben' });
  expect(more.getAttribute('href')).toBe('/profile/ben');
  const named = await screen.findAllByRole('link', { name: 'ben' });
  expect(named.map((link) => link.getAttribute('href'))).toEqual(['/profile/ben', '/profile/ben']);
});

test('four more that do not come are told, and asked for again by the same button', async () => {
  let fails = true;
  const page = { first: profileOf(anna, six.slice(0, 4), { total: 6, next: 'n1' }), more: profileOf(anna, six.slice(4), { total: 6 }) };
  const { user } = mine(({ before }) => (before === undefined ? page.first : fails ? refuse(500) : page.more));
  await user.click(await screen.findByRole('button', { name: 'View More' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Something has went wrong');
  expect(cards()).toHaveLength(4);
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cards()).toHaveLength(6));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.getAttribute('href')).toBe('/image/e');
});

test('the library waits for the albums, which stand above it', async () => {
  const albums = Promise.withResolvers<typeof noAlbums>();
  visit('/my-profile', { 'POST /api/profile/get-my-profile': profileOf(anna, six), 'POST /api/image/my-albums': () => albums.promise });
  await screen.findByRole('heading', { level: 1, name: 'anna' });
  await screen.findByText('Loading');
  expect(screen.queryByRole('region', { name: 'My Library' })).toBeNull();
  albums.resolve(noAlbums);
  await screen.findByRole('region', { name: 'My Library' });
});

test('who is blocked is unblocked where one meets them', async () => {
  const { user, server } = theirs('ben', profileOf({ ...ben, email: undefined }, []), {
    'GET /api/connection/all/{profileId}': { connections: { ...noConnections.connections, blocked: [ben] } },
    'POST /api/connection/unblock': noConnections,
  });
  await screen.findByText('You have blocked this member.');
  await user.click(screen.getByRole('button', { name: 'More: ben' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unblock' }));
  await screen.findByText('ben is no longer blocked.');
  expect(server.to('POST /api/connection/unblock')[0]?.body).toEqual({ profileFrom: anna._id, profileTo: ben._id });
});

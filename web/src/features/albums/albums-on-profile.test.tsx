import type { Post } from '@kloak/proto/api/types.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { albumOf, anna, ben, clara, film, noAlbums, noComments, noConnections, noHearts, photo, profileOf } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const three: readonly Post[] = [photo('a', anna), film('b', anna), photo('c', anna)];
const summer = albumOf('summer', anna, three, { name: 'Summer', description: 'At the lake' });
const talk: Routes = {
  'POST /api/image/getAllReactions': noHearts,
  'POST /api/video/getAllReactions': noHearts,
  'POST /api/comment/getImageComments': noComments,
  'POST /api/comment/getComments': noComments,
};

describe('albums on a profile', () => {
  const five = ['v', 'w', 'x', 'y', 'z'].map((id) => albumOf(id, anna, [photo(id, anna)]));

  it('stand above the own library, four and then more, with what can be done', async () => {
    const { user } = visit('/my-profile', {
      'POST /api/profile/get-my-profile': profileOf(anna, three),
      'POST /api/image/my-albums': ({ before }) => ({ albums: before ? five.slice(4) : five.slice(0, 4), total: 5, next: before ? undefined : 'n1' }),
    });
    const section = within(await screen.findByRole('region', { name: 'My Album(s)' }));
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['v', 'w', 'x', 'y'].map((id) => `/albums/${id}`));
    expect(section.getAllByText(/· 1 photo or video · Family$/)).toHaveLength(4);
    expect(section.getAllByRole('button', { name: /^Settings: Album/ })).toHaveLength(4);
    await user.click(section.getByRole('button', { name: 'View More' }));
    await waitFor(() => expect(section.getAllByRole('link')).toHaveLength(5));
  });

  it('of a relative are theirs, without settings, and strangers are not asked for any', async () => {
    const { server } = visit('/profile/ben', {
      'POST /api/profile/get-posts-profile': profileOf({ ...ben, email: 'ben@example.org' }, [photo('a', ben)]),
      'POST /api/image/album-by-profile': { albums: [albumOf('trip', ben)], total: 1 },
    });
    const section = within(await screen.findByRole('region', { name: 'Album(s)' }));
    expect(section.getByRole('link', { name: /^Album trip/ }).getAttribute('href')).toBe('/albums/trip');
    expect(section.queryByRole('button')).toBeNull();
    expect(server.to('POST /api/image/album-by-profile')[0]?.body.profileId).toBe(ben._id);
    const other = visit('/profile/clara', { 'POST /api/profile/get-posts-profile': profileOf(clara, []) });
    await screen.findByText('Connect with clara to see what they share');
    expect(other.server.to('POST /api/image/album-by-profile')).toEqual([]);
  });

  it('that come while a menu is open wait until it is closed: nothing moves from under the pointer', async () => {
    const told = Promise.withResolvers<void>();
    let albums = [...noAlbums.albums];
    const { user, push } = visit('/my-profile', {
      'POST /api/profile/get-my-profile': profileOf(anna, three),
      'POST /api/image/my-albums': () => {
        if (albums.length > 0) told.resolve();
        return { albums, total: albums.length };
      },
      // Answered after the albums.
      'GET /api/connection/all/{profileId}': async () => {
        if (albums.length === 0) return noConnections;
        await told.promise;
        return { connections: { ...noConnections.connections, pending: [clara] } };
      },
    });
    const settings = await screen.findByRole('button', { name: 'Settings: Photo a' });
    await user.click(settings);
    await screen.findByRole('menuitem', { name: 'Delete' });
    albums = five;
    await push('connections');
    await screen.findAllByText('1 pending request');
    expect(screen.queryByRole('region', { name: 'My Album(s)' })).toBeNull();
    await user.keyboard('{Escape}');
    await screen.findByRole('region', { name: 'My Album(s)' });
  });

  it.each([
    [403, 'You do Not have access to these images'],
    [500, 'Server is currently down'],
    [418, 'Something has went wrong'],
  ])('that do not come say why: %i', async (status, text) => {
    visit('/my-profile', { 'POST /api/profile/get-my-profile': profileOf(anna, three), 'POST /api/image/my-albums': refuse(status) });
    await screen.findByText(text);
  });
});

it('a post comes into an album from its own settings: one that is there, or a new one', async () => {
  const { user, server } = visit('/image/a', {
    ...talk,
    'POST /api/post/image-post-byid': { post: photo('a', anna) },
    'POST /api/image/my-albums': { albums: [summer], total: 1 },
    'POST /api/image/add-to-album': ({ album }) => ({ album: album === 'Winter' ? { ...summer, name: 'Winter' } : summer }),
  });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Settings: Photo a' }));
    await user.click(screen.getByRole('menuitem', { name: 'Add to album' }));
    return within(await screen.findByRole('dialog', { name: 'Add to album' }));
  };
  const dialog = await open();
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText('Album must have a name')).not.toBeNull();
  expect(dialog.getByLabelText('Privacy of the new album')).not.toBeNull();
  await user.type(dialog.getByLabelText('Album Name'), 'sUMMER');
  expect(dialog.queryByLabelText('Privacy of the new album')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await screen.findByText('It is in your album Summer now.');
  const again = await open();
  await user.type(again.getByLabelText('Album Name'), 'Winter');
  await user.selectOptions(again.getByLabelText('Privacy of the new album'), 'Private');
  await user.click(again.getByRole('button', { name: 'Add' }));
  await screen.findByText('It is in your album Winter now.');
  expect(server.to('POST /api/image/add-to-album').map(({ body }) => [body.album, body.posts, body.privacy])).toEqual([
    ['sUMMER', ['a'], 'FAMILY_ONLY'],
    ['Winter', ['a'], 'PRIVATE'],
  ]);
});

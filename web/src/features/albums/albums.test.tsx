import type { Post } from '@kloak/proto/api/types.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { albumOf, anna, ben, film, noComments, noHearts, photo, profileOf } from '../../../testing/family.ts';
import { pageOf } from '../../../testing/paging.ts';
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
const page = (answers: Routes = {}, address = '/albums/summer') =>
  visit(address, { ...talk, 'POST /api/post/posts-by-album': { album: summer, posts: [...three], total: 3 }, ...answers });
const manyPhotos = (count: number) => Array.from({ length: count }, (_, nth) => photo(`n${nth}`, anna));
const summerOf = (all: readonly Post[], asked: Parameters<typeof pageOf>[1]) => {
  const { entries: posts, ...part } = pageOf(all, asked);
  return { album: albumOf('summer', anna, all), posts, ...part };
};
const thumbnails = async () => within(await screen.findByRole('navigation', { name: 'In this album' })).getAllByRole('link');

describe('the page of an album', () => {
  it('shows the first post large and all of them beside it; choosing one shows that', async () => {
    const { user, where } = page();
    await screen.findByRole('heading', { level: 1, name: 'Summer' });
    screen.getByText('At the lake');
    screen.getByText('3 photos and videos · Family');
    expect((await thumbnails()).map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
    expect(screen.getByText('Photo a', { selector: 'p' })).not.toBeNull();
    await user.click(screen.getByRole('link', { name: /^Film b/ }));
    expect(where()).toBe('/albums/summer?post=b');
    expect(document.querySelector('video')).not.toBeNull();
    expect((await thumbnails()).map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  });

  it.each([
    ['2019 · 3 photos and videos · Family', { firstDay: '2019-01-01', lastDay: '2019-12-31' }],
    ['2017–2021 · 3 photos and videos · Family', { firstDay: '2017-12-31', lastDay: '2021-01-01' }],
  ])('says its years: %s', async (said, days) => {
    page({ 'POST /api/post/posts-by-album': { album: { ...summer, ...days }, posts: [...three], total: 3 } });
    expect(await screen.findByText(said)).not.toBeNull();
  });

  it('prints its name and all of its pictures, also those that are not listed yet', async () => {
    const posts = manyPhotos(30);
    const printed: unknown[] = [];
    window.print = () => {
      const sheet = document.querySelector('[data-print]');
      printed.push(sheet?.querySelector('h1')?.textContent, sheet?.querySelectorAll('img').length);
    };
    const { user } = page({ 'POST /api/post/posts-by-album': (asked) => summerOf(posts, asked) });
    await user.click(await screen.findByRole('button', { name: 'Print album' }));
    await waitFor(() => expect(document.querySelectorAll('[data-print] img').length).toBe(30));
    expect(printed).toEqual([]);
    for (const image of document.querySelectorAll('[data-print] img')) fireEvent.load(image);
    await waitFor(() => expect(printed).toEqual(['Album summer', 30]));
    await screen.findByRole('button', { name: 'Print album' });
    expect(document.querySelector('[data-print]')).toBeNull();
  });

  it('calls no two of its pictures alike', async () => {
    const posts = [photo('a', anna, { description: '' }), photo('b', anna, { description: '' })];
    page({ 'POST /api/post/posts-by-album': { album: albumOf('summer', anna, posts), posts, total: 2 } });
    await screen.findByRole('link', { name: 'Photo by anna, Nov 20, 2026, 1 of 2' });
    await screen.findByRole('link', { name: 'Photo by anna, Nov 20, 2026, 2 of 2' });
  });

  it('goes through its images and videos by keys, on the page and on the whole screen, and counts both', async () => {
    const { user, where } = page();
    await screen.findByText('Photo 1 of 3');
    await user.keyboard('{ArrowRight}');
    expect(where()).toBe('/albums/summer?post=b');
    await screen.findByText('Video 2 of 3');
    await user.click(screen.getByRole('button', { name: 'Open full screen' }));
    await screen.findByRole('dialog', { name: 'Film b' });
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('dialog', { name: 'Photo c' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where()).toBe('/albums/summer?post=c');
  });

  it('of which not all has come counts all, and goes on before one comes to the end of what has', async () => {
    const many = manyPhotos(30);
    const { user, where, server } = page({ 'POST /api/post/posts-by-album': (asked) => summerOf(many, asked) }, '/albums/summer?post=n21');
    await screen.findByText('Photo 22 of 30');
    await waitFor(() => expect(server.to('POST /api/post/posts-by-album')).toHaveLength(2));
    for (const nth of [22, 23, 24]) {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('false'));
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await waitFor(() => expect(where()).toBe(`/albums/summer?post=n${nth}`));
    }
    expect(screen.getByText('Photo 25 of 30')).not.toBeNull();
  });

  it('finds a post of an address on a later page', async () => {
    page(
      {
        'POST /api/post/posts-by-album': ({ before }) => ({
          album: summer,
          posts: before ? three.slice(2) : three.slice(0, 2),
          total: 3,
          next: before ? undefined : 'n1',
        }),
      },
      '/albums/summer?post=c',
    );
    await screen.findByText('Photo c', { selector: 'p' });
  });

  it('looks for a post that is gone no further than some pages, and shows the first', async () => {
    const many = Array.from({ length: 40 }, (_, index) => photo(`x${index}`, anna));
    let pages = 0;
    page(
      {
        'POST /api/post/posts-by-album': () => {
          pages += 1;
          return { album: summer, posts: many.map((post) => ({ ...post, _id: `${post._id}-${pages}` })), total: 100_000, next: `n${pages}` };
        },
      },
      '/albums/summer?post=gone',
    );
    await screen.findByRole('heading', { level: 1, name: 'Summer' });
    expect(pages).toBe(6);
    expect((await thumbnails())[0]?.getAttribute('aria-current')).toBe('true');
  });

  it.each([
    [403, 'You do not have permission to view this album.'],
    [404, 'An error occurred while loading the album.'],
  ])('says why it cannot be seen: %i', async (status, text) => {
    page({ 'POST /api/post/posts-by-album': refuse(status) });
    await screen.findByRole('heading', { level: 1, name: text });
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/home');
  });

  it('of a relative has whose it is, and nothing to change', async () => {
    page({ 'POST /api/post/posts-by-album': { album: albumOf('summer', ben, [photo('a', ben)]), posts: [photo('a', ben)], total: 1 } });
    await screen.findByText('1 photo or video', { exact: false });
    expect(screen.getAllByRole('link', { name: 'ben' })[0]?.getAttribute('href')).toBe('/profile/ben');
    expect(screen.queryByRole('button', { name: /^Settings|^In this album|^Select/ })).toBeNull();
  });

  it('with nothing in it says so, and how to begin', async () => {
    page({ 'POST /api/post/posts-by-album': { album: { ...summer, count: 0, cover: undefined }, posts: [], total: 0 } });
    await screen.findByText('There is nothing to see in this album yet.');
    expect(screen.getByRole('link', { name: 'Add Photos' }).getAttribute('href')).toBe('/upload');
  });
});

describe('the owner', () => {
  it('says an album anew, and is asked whether what is in it changes, too: by default not', async () => {
    const { user, server } = page({ 'POST /api/image/updateAlbum': { updatedAlbum: summer } });
    await user.click(await screen.findByRole('button', { name: 'Settings: Summer' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit album' });
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await user.clear(within(dialog).getByLabelText('Name'));
    await user.selectOptions(within(dialog).getByLabelText('Privacy'), 'Private');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('Album must have a name')).not.toBeNull();
    await user.type(within(dialog).getByLabelText('Name'), 'Winter');
    const also = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Also change its 3 photos and videos?' });
    expect(also.checked).toBe(false);
    const stay = '3 photos and videos in it are still seen by your connected family, and by groups that you posted them to.';
    within(dialog).getByText(stay);
    await user.click(also);
    expect(within(dialog).queryByText(stay)).toBeNull();
    within(dialog).getByText('Then nobody but you sees them, neither in groups nor in other albums.');
    await user.click(also);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByText('Your changes are saved.');
    await screen.findByText(stay);
    expect(server.to('POST /api/image/updateAlbum').map(({ body }) => body)).toEqual([
      { albumId: 'summer', name: 'Winter', description: 'At the lake', privacy: 'PRIVATE', alsoItems: false },
    ]);
  });

  it('is told of a name that another album has, at its field', async () => {
    const { user } = page({ 'POST /api/image/updateAlbum': refuse(409, 'album-name-taken', 'You have another album of this name.') });
    await user.click(await screen.findByRole('button', { name: 'Settings: Summer' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('You have another album of this name.');
  });

  it.each([false, true])('deletes an album, and what is in it only when that is chosen: %s', async (alsoItems) => {
    const { user, server, where } = page({ 'POST /api/image/deleteAlbumById': {}, 'POST /api/profile/get-my-profile': profileOf(anna, three) });
    await user.click(await screen.findByRole('button', { name: 'Settings: Summer' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to Delete this Album?' });
    if (alsoItems) await user.click(within(dialog).getByRole('checkbox', { name: 'Also delete 3 photos and videos in it' }));
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(where()).toBe('/my-profile'));
    expect(server.to('POST /api/image/deleteAlbumById').map(({ body }) => body)).toEqual([{ albumId: 'summer', profileId: anna._id, alsoItems }]);
  });

  it('takes a post out of an album, and chooses its cover', async () => {
    const { user, server } = page({ 'POST /api/image/remove-from-album': { album: summer }, 'POST /api/image/choose-album-cover': { album: summer } });
    const choose = async (act: string) => {
      await user.click(await screen.findByRole('button', { name: 'In this album: Photo a' }));
      await user.click(screen.getByRole('menuitem', { name: act }));
    };
    await choose('Use as cover');
    await screen.findByText('The album has a new cover.');
    await choose('Remove from album');
    await screen.findByText('It is no longer in this album. It stays in your library.');
    expect(server.to('POST /api/image/choose-album-cover')[0]?.body.postId).toBe('a');
    expect(server.to('POST /api/image/remove-from-album')[0]?.body.posts).toEqual(['a']);
    await waitFor(() => expect(server.to('POST /api/post/posts-by-album').length).toBeGreaterThan(2));
  });

  it('chooses some, which are not opened meanwhile, and takes them out in one call', async () => {
    let posts = three;
    const { user, server, where } = page({
      'POST /api/post/posts-by-album': (asked) => summerOf(posts, asked),
      'POST /api/image/remove-from-album': ({ posts: out }) => {
        posts = posts.filter(({ _id }) => !out.includes(_id));
        return { album: albumOf('summer', anna, posts) };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    expect(screen.queryByText('Photo a', { selector: 'p' })).toBeNull();
    const bar = within(await screen.findByRole('region', { name: 'What is selected' }));
    expect(bar.getByRole('button', { name: 'Remove from album' }).getAttribute('aria-disabled')).toBe('true');
    for (const name of [/^Photo a/, /^Film b/]) await user.click(screen.getByRole('checkbox', { name }));
    await bar.findByText('2 selected');
    expect(where()).toBe('/albums/summer');
    await user.click(bar.getByRole('button', { name: 'Remove from album' }));
    await screen.findByText('2 photos and videos are no longer in this album. They stay in your library.');
    expect(server.to('POST /api/image/remove-from-album').map(({ body }) => body)).toEqual([{ albumId: 'summer', posts: ['a', 'b'], profileId: anna._id }]);
    await waitFor(() => expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual(['Photo c']));
    await bar.findByText('0 selected');
    await user.click(bar.getByRole('button', { name: 'Done' }));
    await screen.findByText('Photo c', { selector: 'p' });
  });

  it('keeps chosen what could not be taken out, and is told why', async () => {
    const { user } = page({ 'POST /api/image/remove-from-album': refuse(500) });
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Photo a/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove from album' }));
    await screen.findByText('Something has went wrong');
    expect(screen.getByText('1 selected')).not.toBeNull();
  });

  it('goes on at the first of what comes, also while choosing', async () => {
    const many = manyPhotos(30);
    const { user } = page({ 'POST /api/post/posts-by-album': (asked) => summerOf(many, asked) });
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('button', { name: 'View More' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Photo n24'));
  });
});

it('who deletes a post of an album goes on at the one beside it, and the album is asked for once', async () => {
  let posts = manyPhotos(60);
  const { user, server, where } = page(
    {
      'POST /api/post/posts-by-album': (asked) => summerOf(posts, asked),
      'POST /api/image/deleteImageByProfile': ({ postId }) => {
        posts = posts.filter(({ _id }) => _id !== postId);
        return {};
      },
      'POST /api/image/my-albums': { albums: [summer], total: 1 },
    },
    '/albums/summer?post=n7',
  );
  await user.click(await screen.findByRole('button', { name: 'Settings: Photo n7' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('The image was deleted.');
  await screen.findByText('Photo 8 of 59');
  expect(where()).toBe('/albums/summer?post=n8');
  expect(server.to('POST /api/post/posts-by-album')).toHaveLength(2);
});

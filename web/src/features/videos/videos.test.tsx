import type { FriendVideo, Profile } from '@kloak/proto/api/types.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ben, clara, feedOf, film, noComments, noHearts, photo } from '../../../testing/family.ts';
import { everythingIsNear } from '../../../testing/near.ts';
import { refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

everythingIsNear();

function friendVideo(id: string, writer: Profile): FriendVideo {
  const { video } = film(id, writer);
  if (!video) throw new Error('a film without a video');
  return { ...video, thumbnail: video.thumbNail };
}
const leadsTo = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('home ends with the latest videos, page after page until an empty one', async () => {
  const pages = { first: [film('v1', ben)], n1: [film('v2', clara)], n2: [] };
  const { server } = visit('/home', {
    'POST /api/profile/find-media-byfamily': feedOf([ben, photo('p1', ben)]),
    'POST /api/video/latestVideoQueryList': ({ before }) => {
      if (before === undefined) return { videos: pages.first, next: 'n1' };
      return before === 'n1' ? { videos: pages.n1, next: 'n2' } : { videos: pages.n2, next: 'n3' };
    },
  });
  const strip = await screen.findByRole('region', { name: 'Latest videos' });
  await waitFor(() => expect(leadsTo(strip)).toEqual(['/subscribed-videos', '/video/v1', '/video/v2']));
  expect(strip.textContent).toContain('clara');
  await waitFor(() =>
    expect(server.to('POST /api/video/latestVideoQueryList').map(({ body }) => [body.perPage, body.before])).toEqual([
      [9, undefined],
      [9, 'n1'],
      [9, 'n2'],
    ]),
  );
});

test('who comes back from a video finds the strip there at once, and where it was', async () => {
  const { user, go } = visit('/home', {
    'POST /api/profile/find-media-byfamily': feedOf([ben, photo('p1', ben)]),
    'POST /api/video/latestVideoQueryList': { videos: [film('v1', ben)] },
    'POST /api/post/video-post-byid': { post: film('v1', ben) },
    'POST /api/video/getAllReactions': noHearts,
    'POST /api/comment/getComments': noComments,
  });
  const strip = (region: HTMLElement) => region.querySelector('.strip') ?? region;
  const before = strip(await screen.findByRole('region', { name: 'Latest videos' }));
  before.scrollLeft = 120;
  fireEvent.scroll(before);
  await user.click(screen.getByRole('link', { name: /Film v1/ }));
  await screen.findByRole('heading', { level: 1, name: 'Film v1' });
  await go(-1);
  expect(strip(screen.getByRole('region', { name: 'Latest videos' })).scrollLeft).toBe(120);
});

test('a family without videos has no strip of them', async () => {
  const { server } = visit('/home', {
    'POST /api/profile/find-media-byfamily': feedOf([ben, photo('p1', ben)]),
    'POST /api/video/latestVideoQueryList': { videos: [] },
  });
  await waitFor(() => expect(server.to('POST /api/video/latestVideoQueryList')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Latest videos' })).toBeNull();
});

test('latest videos that do not come are told, and can be asked for again', async () => {
  let fails = true;
  const { user } = visit('/home', {
    'POST /api/profile/find-media-byfamily': feedOf([ben, photo('p1', ben)]),
    'POST /api/video/latestVideoQueryList': () => (fails ? refuse(500) : { videos: [film('v1', ben)] }),
  });
  const strip = within(await screen.findByRole('region', { name: 'Latest videos' }));
  await strip.findByText('Server is currently down');
  fails = false;
  await user.click(strip.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /Film v1/ });
});

test('the subscribed videos say what, how long, whose and when, and lead to their pages', async () => {
  visit('/subscribed-videos', {
    'POST /api/video/getFriendVideos': ({ before }) =>
      before === undefined ? { videos: [friendVideo('v1', ben)], total: 2, next: 'n1' } : { videos: [friendVideo('v2', clara)], total: 2 },
  });
  await screen.findByRole('heading', { level: 1, name: 'Subscribed Videos' });
  const second = await screen.findByRole('link', { name: /Film v2/ });
  expect(second.getAttribute('href')).toBe('/video/v2');
  const first = screen.getByRole('link', { name: /Film v1/ });
  for (const words of ['1:05', 'ben', 'Nov 20, 2026']) expect(first.textContent).toContain(words);
});

test('a family that shares no videos can be made larger', async () => {
  visit('/subscribed-videos', { 'POST /api/video/getFriendVideos': { videos: [], total: 0 } });
  await screen.findByRole('heading', { name: 'Your family has not shared any videos yet.' });
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Add Family' }).getAttribute('href')).toBe('/families');
});

test('subscribed videos that do not come are told in the quoted words, and can be asked for again', async () => {
  let fails = true;
  const { user } = visit('/subscribed-videos', {
    'POST /api/video/getFriendVideos': () => (fails ? refuse(500) : { videos: [friendVideo('v1', ben)], total: 1 }),
  });
  await screen.findByText('Failed to get subscription videos');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Film v1');
});

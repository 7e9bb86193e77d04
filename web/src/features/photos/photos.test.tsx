import type { Image, Post } from '@kloak/proto/api/types.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anna, film, noComments, noHearts, photo } from '../../../testing/family.ts';
import { pageOf } from '../../../testing/paging.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { layOutAsTablet } from '../../../testing/tablet.ts';
import { visit } from '../../../testing/visit.tsx';

layOutAsTablet();
const scrollTo = window.scrollTo;
beforeAll(() => {
  window.scrollTo = (to?: unknown, top?: unknown) => {
    Object.assign(window, { scrollY: Number(typeof to === 'object' && to !== null && 'top' in to ? to.top : top) });
    // A browser fires this event after the page was rendered.
    queueMicrotask(() => window.dispatchEvent(new Event('scroll')));
  };
});
afterAll(() => {
  window.scrollTo = scrollTo;
});
beforeEach(() => {
  Object.assign(window, { scrollY: 0 });
});

const taken = (id: string, day: string, about: Partial<Image> = {}): Post => photo(id, anna, { takenLocal: `${day}T10:00:00`, ...about });
const summer = '2024-07-01';
/** A number of days up to one, with one post each. */
const daysUpTo = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ day: new Date(newest - index * 86_400_000).toISOString().slice(0, 10), count: 1 }));
/** A library of 2,003 posts over the years: one per day, except for one summer day. */
const days = [{ day: summer, count: 3 }, ...daysUpTo(Date.UTC(2024, 4, 1), 2000)];
const idOf = (day: string) => `on-${day}`;

const library: Routes = {
  'POST /api/library/family-days': { days },
  'POST /api/library/family-posts-by-day': ({ days: asked }) => ({
    posts: asked.flatMap((day) =>
      day === summer ? [taken('a', day), taken('b', day, { description: '' }), taken('c', day, { description: '' })] : [taken(idOf(day), day)],
    ),
  }),
  'POST /api/post/image-post-byid': ({ imageId }) => ({ post: photo(String(imageId), anna) }),
  'POST /api/image/getAllReactions': noHearts,
  'POST /api/comment/getImageComments': noComments,
};
const at = (more: Routes = {}, address = '/photos') => visit(address, { ...library, ...more });
const slider = () => screen.findByRole('slider', { name: 'Month' });
const links = () => within(screen.getByRole('main')).getAllByRole('link');

test('days are headings, and their pictures say what they are, each by its own name', async () => {
  at();
  await screen.findByRole('heading', { level: 2, name: 'Mon, July 1, 2024' });
  const names = (await waitFor(() => screen.getAllByRole('link', { name: /July 1, 2024/ }))).map(({ textContent }) => textContent);
  expect(names).toEqual(['Photo a, 1 of 3, Mon, July 1, 2024', 'Photo, 2 of 3, Mon, July 1, 2024', 'Photo, 3 of 3, Mon, July 1, 2024']);
});

test('what its owner dated to a month stands under a day, and says only the month', async () => {
  const given = { takenPrecision: 'month', takenAbout: true } as const;
  at({
    'POST /api/library/family-days': { days: [{ day: '1987-06-15', count: 2 }] },
    'POST /api/library/family-posts-by-day': ({ days: [day = ''] }) => ({ posts: [taken('a', day, given), taken('b', day)] }),
  });
  await screen.findByRole('heading', { level: 2, name: 'Mon, June 15, 1987' });
  await screen.findByRole('link', { name: 'Photo a, about June 1987, 1 of 2, Mon, June 15, 1987' });
  screen.getByRole('link', { name: 'Photo b, 2 of 2, Mon, June 15, 1987' });
  screen.getByText('about June 1987', { selector: '[data-caption]' });
});

test('only what is near the window is drawn and asked for', async () => {
  const { server } = at();
  await screen.findByRole('link', { name: /Photo a/ });
  expect(links().length).toBeLessThan(60);
  const asked = server.to('POST /api/library/family-posts-by-day').flatMap(({ body }) => body.days);
  expect(asked.length).toBeLessThanOrEqual(100);
});

test('the scrubber tells where one is, and leads by keys through months and years', async () => {
  const { user } = at();
  const rail = await slider();
  expect(rail.getAttribute('aria-valuetext')).toBe('July 2024');
  rail.focus();
  for (const [key, month] of [
    ['{ArrowDown}', 'May 2024'],
    ['{ArrowDown}', 'April 2024'],
    ['{PageDown}', 'December 2023'],
    ['{PageUp}', 'January 2024'],
    ['{Home}', 'November 2018'],
    ['{PageDown}', 'November 2018'],
    ['{ArrowUp}', 'December 2018'],
    ['{End}', 'July 2024'],
  ] as const) {
    await user.keyboard(key);
    await waitFor(() => expect([key, rail.getAttribute('aria-valuetext')]).toEqual([key, month]));
  }
});

test('the month that one was led to stays at the top when what is above it takes another room, also where a browser scrolls by whole pixels', async () => {
  const { scrollTo } = window;
  const exactly = scrollTo.bind(window);
  window.scrollTo = (_x?: unknown, top?: unknown) => exactly(0, Math.floor(Number(top)));
  // Row heights are fractions of a pixel once the ratios are known.
  const five = daysUpTo(Date.UTC(2024, 4, 10), 20).map(({ day }) => ({ day, count: 5 }));
  const come = Promise.withResolvers<void>();
  const { user, server } = at({
    'POST /api/library/family-days': { days: five },
    'POST /api/library/family-posts-by-day': async ({ days: asked }) => {
      await come.promise;
      return { posts: asked.flatMap((day) => Array.from({ length: 5 }, (_, nth) => taken(`${day}-${nth}`, day, { width: 1700 + 30 * nth }))) };
    },
  });
  try {
    const rail = await slider();
    rail.focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(rail.getAttribute('aria-valuetext')).toBe('April 2024'));
    const before = window.scrollY;
    await waitFor(() => expect(server.to('POST /api/library/family-posts-by-day')).not.toEqual([]));
    come.resolve();
    await screen.findByRole('link', { name: /Photo 2024-04-30-0/ });
    await waitFor(() => expect(window.scrollY).not.toBe(before));
    await act(() => Promise.resolve());
    expect(rail.getAttribute('aria-valuetext')).toBe('April 2024');
  } finally {
    window.scrollTo = scrollTo;
  }
});

test('what one jumped to comes, and it alone', async () => {
  const { user, server } = at();
  const rail = await slider();
  rail.focus();
  await user.keyboard('{Home}');
  await screen.findByRole('link', { name: new RegExp(idOf('2018-11-30')) });
  const asked = server.to('POST /api/library/family-posts-by-day').flatMap(({ body }) => body.days);
  expect(asked).not.toContain('2021-06-01');
});

test('who opened a picture comes back to it', async () => {
  const { user, go } = at();
  const rail = await slider();
  rail.focus();
  await user.keyboard('{PageDown}');
  const name = new RegExp(idOf('2023-12-30'));
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('button', { name: 'Next' });
  Object.assign(window, { scrollY: 0 });
  await go(-1);
  const link = await screen.findByRole('link', { name });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(window.scrollY).toBeGreaterThan(0);
  expect((await slider()).getAttribute('aria-valuetext')).toBe('December 2023');
});

test('who opened a picture comes back to it, whether browsers report a scroll before this page has ended or after the next one is rendered', async () => {
  const { user, go } = at();
  (await slider()).focus();
  await user.keyboard('{PageDown}');
  const name = new RegExp(idOf('2023-12-30'));
  const link = await screen.findByRole('link', { name });
  const { scrollTo } = window;
  const reporting = (when: (report: () => void) => void) => (_x?: unknown, top?: unknown) => {
    Object.assign(window, { scrollY: Number(top) });
    when(() => window.dispatchEvent(new Event('scroll')));
  };
  try {
    window.scrollTo = reporting((report) => report());
    await user.click(link);
    await screen.findByRole('button', { name: 'Next' });
    window.scrollTo = reporting((report) => setTimeout(report));
    await go(-1);
    await waitFor(() => expect(document.activeElement).toBe(screen.queryByRole('link', { name })));
  } finally {
    window.scrollTo = scrollTo;
  }
});

test('who comes back is led to the picture once: the focus stays where it goes from there', async () => {
  const { user, go } = at();
  (await slider()).focus();
  await user.keyboard('{PageDown}');
  const name = new RegExp(idOf('2023-12-30'));
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('button', { name: 'Next' });
  await go(-1);
  await waitFor(() => expect(document.activeElement).toBe(screen.queryByRole('link', { name })));
  const rail = await slider();
  act(() => rail.focus());
  await user.keyboard('{Home}');
  await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
  await user.keyboard('{End}{PageDown}');
  await screen.findByRole('link', { name });
  expect(document.activeElement).toBe(rail);
});

test('a picture keeps the focus however far one scrolls', async () => {
  at();
  const link = await screen.findByRole('link', { name: /Photo a/ });
  act(() => link.focus());
  act(() => window.scrollTo(0, 200_000));
  await waitFor(async () => expect((await slider()).getAttribute('aria-valuetext')).not.toBe('July 2024'));
  expect(document.activeElement).toBe(link);
});

/** Opens a photograph of a library of 300 days, in the month that these keys lead to. */
async function openAt(newest: number, keys: string, day: string) {
  const visited = at({ 'POST /api/library/family-days': { days: daysUpTo(newest, 300) } });
  (await slider()).focus();
  await visited.user.keyboard(keys);
  await visited.user.click(await screen.findByRole('link', { name: new RegExp(idOf(day)) }));
  return visited;
}

async function go(visited: ReturnType<typeof visit>, to: 'Next' | 'Previous', day: string) {
  await waitFor(() => expect(screen.getByRole('button', { name: to }).getAttribute('aria-disabled')).toBe('false'));
  await visited.user.click(screen.getByRole('button', { name: to }));
  await waitFor(() => expect(visited.where()).toBe(`/image/${idOf(day)}`));
}

test('a picture that was opened from it leads on to older ones than had come, and tells its place among all', async () => {
  const visited = await openAt(Date.UTC(2024, 4, 1), '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', '2024-01-26');
  await screen.findByText('Photo 97 of 300');
  for (const day of ['2024-01-25', '2024-01-24', '2024-01-23', '2024-01-22', '2024-01-21']) await go(visited, 'Next', day);
  expect(screen.getByText('Photo 102 of 300')).not.toBeNull();
  const asked = visited.server.to('POST /api/library/family-posts-by-day').map(({ body }) => body.days[0]);
  expect(asked).toEqual([...new Set(asked)]);
});

test('it leads on to newer ones, too', async () => {
  const visited = await openAt(Date.UTC(2024, 4, 14), '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}', '2024-02-03');
  await screen.findByText('Photo 102 of 300');
  for (const day of ['2024-02-04', '2024-02-05', '2024-02-06']) await go(visited, 'Previous', day);
  expect(screen.getByText('Photo 99 of 300')).not.toBeNull();
});

test('it stays where it is among all when something newer comes meanwhile', async () => {
  let all = daysUpTo(Date.UTC(2024, 4, 1), 300);
  const visited = at({ 'POST /api/library/family-days': () => ({ days: all }) });
  await visited.user.click(await screen.findByRole('link', { name: new RegExp(idOf('2024-04-30')) }));
  await screen.findByText('Photo 2 of 300');
  all = daysUpTo(Date.UTC(2024, 4, 3), 302);
  await visited.push('feed');
  await screen.findByText('Photo 4 of 302', {}, { timeout: 5000 });
  for (const day of ['2024-05-01', '2024-05-02', '2024-05-03']) await go(visited, 'Previous', day);
  expect(screen.getByText('Photo 1 of 302')).not.toBeNull();
});

test('one’s own can be seen in the order in which all was added, which the address keeps; a picture leads on in that order', async () => {
  const added = Array.from({ length: 30 }, (_, nth) => photo(`n${nth}`, anna));
  const visited = at(
    {
      'POST /api/post/post-by-id': (asked) => {
        const { entries: posts, ...part } = pageOf(added, asked);
        return { posts, ...part };
      },
    },
    '/photos?people=anna-id',
  );
  const toggle = await screen.findByRole('button', { name: 'Recently added' });
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  await visited.user.click(toggle);
  expect(visited.where()).toBe('/photos?people=anna-id&order=added');
  await screen.findByRole('link', { name: /Photo n0/ });
  expect(links().map((link) => link.getAttribute('href'))).toEqual(added.slice(0, 24).map(({ _id }) => `/image/${_id}`));
  expect(screen.queryByRole('slider')).toBeNull();
  await visited.user.click(screen.getByRole('link', { name: /Photo n1(?!\d)/ }));
  await screen.findByText('Photo 2 of 30');
  await visited.go(-1);
  await visited.user.click(await screen.findByRole('button', { name: 'Select' }));
  await visited.user.click(await screen.findByRole('checkbox', { name: 'Photo n3' }));
  await screen.findByText('1 selected');
  await visited.user.click(screen.getByRole('button', { name: 'Recently added', pressed: true }));
  expect(visited.where()).toBe('/photos?people=anna-id');
  await slider();
  expect(screen.getByText('1 selected')).not.toBeNull();
});

test('an empty library says how to begin', async () => {
  at({ 'POST /api/library/family-days': { days: [] } });
  await screen.findByText('Your photos and videos, and those of your family, will stand here, by the day they were taken.');
  expect(screen.getByRole('link', { name: 'Add Photos' }).getAttribute('href')).toBe('/upload');
});

test.each(['POST /api/library/family-days', 'POST /api/library/family-posts-by-day'] as const)('when %s fails it can be asked for again', async (call) => {
  let fails = true;
  const failing: Routes = {
    'POST /api/library/family-days': () => (fails && call === 'POST /api/library/family-days' ? refuse(500) : { days: days.slice(0, 1) }),
    'POST /api/library/family-posts-by-day': () => (fails && call !== 'POST /api/library/family-days' ? refuse(500) : { posts: [taken('a', summer)] }),
  };
  const { user } = at(failing);
  await screen.findByText('An error occurred while loading the photos.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /Photo a/ });
});

test('one goes on from a photograph to a video as they stand there', async () => {
  const three = [taken('a', summer), film('b', anna, { takenLocal: `${summer}T11:00:00` }), taken('c', summer)];
  const { user, where } = at({
    'POST /api/library/family-days': { days: [{ day: summer, count: 3 }] },
    'POST /api/library/family-posts-by-day': { posts: three },
    'POST /api/post/video-post-byid': { post: film('b', anna) },
    'POST /api/video/getAllReactions': noHearts,
    'POST /api/comment/getComments': noComments,
  });
  await user.click(await screen.findByRole('link', { name: /Photo a/ }));
  for (const path of ['/video/b', '/image/c']) {
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(where()).toBe(path));
  }
});

import type { Image, Post } from '@kloak/proto/api/types.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anna, noComments, noHearts, photo } from '../../../testing/family.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

/** What jsdom has no layout for: every box is as wide as a tablet, and scrolling is heard. */
const widthOf = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth');
const scrollTo = window.scrollTo;
beforeAll(() => {
  Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 800 });
  window.scrollTo = (to?: unknown, top?: unknown) => {
    Object.assign(window, { scrollY: Number(typeof to === 'object' && to !== null && 'top' in to ? to.top : top) });
    // As a browser tells it: not before the page has been drawn.
    queueMicrotask(() => window.dispatchEvent(new Event('scroll')));
  };
});
afterAll(() => {
  if (widthOf) Object.defineProperty(Element.prototype, 'clientWidth', widthOf);
  window.scrollTo = scrollTo;
});
beforeEach(() => {
  Object.assign(window, { scrollY: 0 });
});

const taken = (id: string, day: string, about: Partial<Image> = {}): Post => photo(id, anna, { takenLocal: `${day}T10:00:00`, ...about });
const summer = '2024-07-01';
/** A library of 2,003 posts over the years, whose days hold one each but for one summer's day. */
const days = [
  { day: summer, count: 3 },
  ...Array.from({ length: 2000 }, (_, index) => ({ day: new Date(Date.UTC(2024, 4, 1) - index * 86_400_000).toISOString().slice(0, 10), count: 1 })),
];
const idOf = (day: string) => `on-${day}`;

const library: Routes = {
  'POST /api/library/days': { days },
  'POST /api/library/posts-by-day': ({ days: asked }) => ({
    posts: asked.flatMap((day) =>
      day === summer ? [taken('a', day), taken('b', day, { description: '' }), taken('c', day, { description: '' })] : [taken(idOf(day), day)],
    ),
  }),
  'POST /api/post/image-post-byid': ({ imageId }) => ({ post: photo(String(imageId), anna) }),
  'POST /api/image/getAllReactions': noHearts,
  'POST /api/comment/getImageComments': noComments,
};
const at = (more: Routes = {}) => visit('/timeline', { ...library, ...more });
const slider = () => screen.findByRole('slider', { name: 'Month' });
const links = () => within(screen.getByRole('main')).getAllByRole('link');

test('days are headings, and their pictures say what they are, each by its own name', async () => {
  at();
  await screen.findByRole('heading', { level: 2, name: 'Mon, July 1, 2024' });
  const names = (await waitFor(() => screen.getAllByRole('link', { name: /July 1, 2024/ }))).map(({ textContent }) => textContent);
  expect(names).toEqual(['Photo a, 1 of 3, Mon, July 1, 2024', 'Photo, 2 of 3, Mon, July 1, 2024', 'Photo, 3 of 3, Mon, July 1, 2024']);
});

test('only what is near the window is drawn and asked for', async () => {
  const { server } = at();
  await screen.findByRole('link', { name: /Photo a/ });
  expect(links().length).toBeLessThan(60);
  const asked = server.to('POST /api/library/posts-by-day').flatMap(({ body }) => body.days);
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

test('what one jumped to comes, and it alone', async () => {
  const { user, server } = at();
  const rail = await slider();
  rail.focus();
  await user.keyboard('{Home}');
  await screen.findByRole('link', { name: new RegExp(idOf('2018-11-30')) });
  const asked = server.to('POST /api/library/posts-by-day').flatMap(({ body }) => body.days);
  expect(asked).not.toContain('2021-06-01');
});

test('who opened a picture comes back to it', async () => {
  const { user, go } = at();
  const rail = await slider();
  rail.focus();
  await user.keyboard('{PageDown}');
  const name = new RegExp(idOf('2023-12-30'));
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('button', { name: 'Next photo' });
  Object.assign(window, { scrollY: 0 });
  await go(-1);
  const link = await screen.findByRole('link', { name });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(window.scrollY).toBeGreaterThan(0);
  expect((await slider()).getAttribute('aria-valuetext')).toBe('December 2023');
});

test('who comes back is led to the picture once: the focus stays where it goes from there', async () => {
  const { user, go } = at();
  (await slider()).focus();
  await user.keyboard('{PageDown}');
  const name = new RegExp(idOf('2023-12-30'));
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('button', { name: 'Next photo' });
  await go(-1);
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(name));
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

test('an empty library says how to begin', async () => {
  at({ 'POST /api/library/days': { days: [] } });
  await screen.findByText('Your photos and videos will stand here, by the day they were taken.');
  expect(screen.getByRole('link', { name: 'Add Photos' }).getAttribute('href')).toBe('/upload');
});

test.each(['POST /api/library/days', 'POST /api/library/posts-by-day'] as const)('when %s fails it can be asked for again', async (call) => {
  let fails = true;
  const failing: Routes = {
    'POST /api/library/days': () => (fails && call === 'POST /api/library/days' ? refuse(500) : { days: days.slice(0, 1) }),
    'POST /api/library/posts-by-day': () => (fails && call !== 'POST /api/library/days' ? refuse(500) : { posts: [taken('a', summer)] }),
  };
  const { user } = at(failing);
  await screen.findByText('An error occurred while loading your timeline.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /Photo a/ });
});

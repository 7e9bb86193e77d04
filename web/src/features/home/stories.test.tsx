import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anna, ben, clara, feedOf, film, noComments, noPosts, photo, storyOf } from '../../../testing/family.ts';
import { pageOf } from '../../../testing/paging.ts';
import { type Routes, refuse } from '../../../testing/serve.ts';
import { visit } from '../../../testing/visit.tsx';

const clock = Date.now;
beforeEach(() => {
  Date.now = () => new Date(2026, 10, 24, 12).getTime();
});
afterEach(() => {
  Date.now = clock;
  scrollTo(0);
});

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

const many = Array.from({ length: 40 }, (_, nth) => photo(`p${nth + 1}`, ben));
const lastSunday = new Date(2026, 10, 22, 18).toISOString();
const nineYears = storyOf('s1', ben, many, { unseen: 12, lastAt: lastSunday, albums: [{ _id: 'a1', name: 'Nine years of us' }] });
const three = storyOf('s2', clara, [photo('q1', clara), photo('q2', clara), film('q3', clara)], {
  unseen: 0,
  lastAt: new Date(2026, 10, 21, 18).toISOString(),
});
const answers: Routes = {
  'POST /api/profile/find-media-byfamily': feedOf([ben, photo('p1', ben)]),
  'POST /api/profile/stories': { stories: [nineYears, three] },
};
const card = async (name: RegExp) => within(await screen.findByRole('region', { name: 'What your family shared' })).getByRole('link', { name });

test('a story is a card with five pictures that says whose it is, how many, of which album, from when, and how many are new', async () => {
  visit('/home', answers);
  const bens = await card(/^ben/);
  expect(bens.textContent).toBe('ben 12 new 40 photos · Nine years of us · Sunday');
  expect(bens.getAttribute('href')).toBe('/story/s1');
  expect(bens.querySelectorAll('picture')).toHaveLength(5);
  const claras = await card(/^clara/);
  expect(claras.textContent).toContain('3 photos and videos · Saturday');
  expect(claras.textContent).not.toContain('new');
});

test('the top says how many are new since which day', async () => {
  visit('/home', {
    ...answers,
    'POST /api/profile/stories': {
      stories: [
        { ...nineYears, unseen: 2, lastAt: new Date(2026, 10, 23, 9).toISOString() },
        { ...three, unseen: 1 },
      ],
    },
  });
  await screen.findByText('3 new since Saturday');
});

test('what another device has displayed is new no longer', async () => {
  let stories = [nineYears, three];
  const { push } = visit('/home', { ...answers, 'POST /api/profile/stories': () => ({ stories }) });
  await screen.findByText('12 new since Sunday');
  stories = [{ ...nineYears, unseen: 0 }, three];
  await push('feed');
  await waitFor(() => expect(screen.queryByText(/new/)).toBeNull());
});

test('more stories follow at the press of a button, which hands the focus to the first of them', async () => {
  const stories = Array.from({ length: 8 }, (_, nth) =>
    storyOf(`s${nth}`, nth % 2 ? ben : clara, [photo(`p${nth}`, ben)], { unseen: 0, lastAt: new Date(2026, 10, 20 - nth).toISOString() }),
  );
  const { user } = visit('/home', {
    ...answers,
    'POST /api/profile/stories': (asked) => {
      const { entries, next } = pageOf(stories, asked);
      return { stories: entries, next };
    },
  });
  const region = within(await screen.findByRole('region', { name: 'What your family shared' }));
  expect(region.getAllByRole('link')).toHaveLength(6);
  await user.click(region.getByRole('button', { name: 'More stories' }));
  await screen.findByRole('link', { name: /Nov 13, 2026/ });
  expect(region.getAllByRole('link')).toHaveLength(8);
  expect(document.activeElement?.getAttribute('href')).toBe('/story/s6');
  expect(region.queryByRole('button', { name: 'More stories' })).toBeNull();
});

test('what comes while one has scrolled moves no card', async () => {
  let stories = [nineYears, three];
  let feed = feedOf([ben, photo('p1', ben)]);
  const { push, user } = visit('/home', {
    'POST /api/profile/find-media-byfamily': () => feed,
    'POST /api/profile/stories': () => ({ stories }),
  });
  await card(/^ben/);
  scrollTo(900);
  stories = [storyOf('s3', clara, [photo('n1', clara)], { lastAt: new Date(2026, 10, 24, 11).toISOString() }), { ...three, unseen: 3 }, nineYears];
  feed = feedOf([clara, photo('n1', clara)], [ben, photo('p1', ben)]);
  await push('feed');
  const pill = await screen.findByRole('button', { name: '1 new' });
  const shown = () => screen.getAllByRole('link').flatMap((link) => link.getAttribute('href')?.match(/^\/story\/.*/)?.[0] ?? []);
  expect(shown()).toEqual(['/story/s1', '/story/s2']);
  expect((await card(/^clara/)).textContent).toContain('3 new');
  const before = window.scrollTo;
  window.scrollTo = () => scrollTo(0);
  await user.click(pill);
  window.scrollTo = before;
  expect(shown()).toEqual(['/story/s3', '/story/s2', '/story/s1']);
});

test('a failure of the stories is told, leaves the blocks, and can be tried again', async () => {
  let fails = true;
  const { user } = visit('/home', { ...answers, 'POST /api/profile/stories': () => (fails ? refuse(500) : { stories: [nineYears] }) });
  await screen.findByText('What your family shared could not be loaded.');
  expect(screen.getByRole('region', { name: 'ben' })).not.toBeNull();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await card(/^ben/);
});

describe('on this day', () => {
  const memory = { year: 2019, total: 12, posts: [photo('m1', ben), photo('m2', anna), photo('m3', clara)] };
  const withMemory = (more: Routes = {}) =>
    visit('/home', { ...answers, 'POST /api/library/on-this-day': { years: [memory, { ...memory, year: 2025 }] }, ...more });
  const shown = () => screen.findByRole('region', { name: 'On this day' });
  const choose = async (user: ReturnType<typeof visit>['user'], act: string) => {
    await user.click(within(await shown()).getByRole('button', { name: 'More: On this day' }));
    await user.click(await screen.findByRole('menuitem', { name: act }));
  };

  test('one card shows the first year, and leads through its pictures', async () => {
    const { user, where, server } = withMemory({
      'POST /api/post/image-post-byid': ({ imageId }) => ({ post: photo(String(imageId), ben) }),
      'POST /api/comment/getImageComments': noComments,
    });
    const link = within(await shown()).getByRole('link');
    expect(link.textContent).toBe(`${new Date().getFullYear() - 2019} years ago · 12 photos`);
    const [asked] = server.to('POST /api/library/on-this-day');
    expect(asked?.body.timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
    await user.click(link);
    await waitFor(() => expect(where()).toBe('/image/m1'));
    await screen.findByRole('img', { name: 'Photo m1' });
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('img', { name: 'Photo m2' });
  });

  test.each([
    ['Not this day', { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
    ['Less of ben', { person: ben._id }],
  ])('“%s” hides it, and can be undone at once', async (act, asked) => {
    let years = [memory];
    const { user, server } = withMemory({
      'POST /api/library/on-this-day': () => ({ years }),
      'POST /api/library/hide-memory': (body) => {
        years = 'undo' in body && body.undo ? [memory] : [];
        return {};
      },
    });
    await choose(user, act);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.queryByRole('region', { name: 'On this day' })).toBeNull();
    await user.click(undo);
    await shown();
    expect(server.to('POST /api/library/hide-memory').map(({ body }) => body)).toEqual([
      { profileId: anna._id, ...asked },
      { profileId: anna._id, ...asked, undo: true },
    ]);
  });

  test('nobody is asked for less of oneself; “Not today” lasts until tomorrow on this device', async () => {
    const { user } = withMemory();
    await user.click(within(await shown()).getByRole('button', { name: 'More: On this day' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Not today',
      'Not this day',
      'Less of ben',
      'Less of clara',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Not today' }));
    await expect(screen.findByRole('region', { name: 'ben' })).resolves.not.toBeNull();
    expect(screen.queryByRole('region', { name: 'On this day' })).toBeNull();
    expect(localStorage.getItem(`kloak-memory-${anna._id}`)).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

test('without a post of the family the prompt stands alone', async () => {
  visit('/home', { 'POST /api/profile/find-media-byfamily': noPosts });
  await screen.findByRole('link', { name: 'Start Uploading Your Memories Now!' });
  expect(screen.queryByRole('region', { name: 'What your family shared' })).toBeNull();
});

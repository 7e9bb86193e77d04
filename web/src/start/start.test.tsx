import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anna, annaIsIn, ben, feedOf, nobodyIsIn, noComments, photo, storyOf } from '../../testing/family.ts';
import { beforePaint, cleanPreparedPages, openPrepared as open, preparedPages } from '../../testing/open-prepared.ts';
import { type Routes, refuse } from '../../testing/serve.ts';
import { chunksOf } from '../posts/data/chunks.ts';

cleanPreparedPages();
const page = document.documentElement;
const headline = (name: string) => screen.getByRole('heading', { name });

test.each([
  ['/', 'Welcome'],
  ['/login', 'Sign In'],
  ['/register', 'Sign Up'],
])('a guest reads %s before the app is there, and the app takes it over as it stands', async (path, name) => {
  const { root, troubles, run } = await open(path, nobodyIsIn);
  const before = headline(name);
  await run();
  await screen.findByRole('navigation', { name: 'Legal' });
  expect(troubles).toEqual([]);
  expect(headline(name)).toBe(before);
  expect(root.dataset.prepared).toBeUndefined();
});

test('what is prepared holds nothing that the content policy would refuse', async () => {
  const pages = await preparedPages();
  expect(pages.map(({ path }) => path)).toEqual([
    undefined,
    '/',
    '/login',
    '/register',
    '/home',
    '/photos',
    '/upgrade-store',
    '/image/each',
    '/video/each',
    '/groups',
    '/group/each',
    '/notification',
    '/my-profile',
  ]);
  for (const { drawn } of pages) expect(drawn).toMatch(/<main [^>]*>.*<h1|role="status"/);
  for (const { drawn } of pages) expect(drawn).not.toMatch(/\sstyle=|<script|<style|\son\w+=/);
});

describe('at the sign-up', () => {
  const taken: Routes = { 'GET /api/users/username/{name}': { exists: true }, 'GET /api/users/email/{address}': { exists: false } };

  test('a name that was typed and left before the app was there is found to be taken once it is', async () => {
    const { run } = await open('/register', nobodyIsIn, taken);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Username'), 'ben');
    await user.type(screen.getByLabelText('Email'), 'ben@exam');
    await run();
    await screen.findByText('This username is already taken');
    // The value is still being typed.
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).not.toBe('true');
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('at the landing page', () => {
  test('a member is led home', async () => {
    localStorage.setItem('kloak-user-id', annaIsIn.userId);
    const { troubles, run } = await open('/', annaIsIn);
    await run();
    await screen.findByRole('heading', { name: 'Home' });
    expect(screen.queryByRole('heading', { name: 'Welcome' })).toBeNull();
    expect(troubles).toEqual([]);
  });

  test('a member whose browser has forgotten it is led home, too', async () => {
    const { troubles, run } = await open('/', annaIsIn);
    await run();
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
    await screen.findByRole('heading', { name: 'Home' });
    expect(troubles).toEqual([]);
  });
});

describe('at the sign-in', () => {
  const email = () => screen.getByLabelText<HTMLInputElement>('Email');
  const password = () => screen.getByLabelText<HTMLInputElement>('Password');
  const remember = () => screen.getByRole<HTMLInputElement>('checkbox');
  const typed = { email: 'anna@example.org', password: 'a long password' };

  async function type() {
    const user = userEvent.setup();
    await user.type(email(), typed.email);
    await user.type(password(), typed.password);
    return user;
  }

  test('what was typed before the app was there is kept, and sent with the rest', async () => {
    const { server, run } = await open('/login', nobodyIsIn, { 'POST /api/users/login': refuse(401) });
    const user = await type();
    await run();
    await user.click(remember());
    expect([email().value, password().value]).toEqual([typed.email, typed.password]);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(server.to('POST /api/users/login')[0]?.body).toMatchObject({ ...typed, remember: true }));
  });

  test('a form that is sent before the app is there does not leave the page, and is sent once it is', async () => {
    const { server, run } = await open('/login', nobodyIsIn, { 'POST /api/users/login': refuse(401) });
    const user = await type();
    await user.click(remember());
    const left: boolean[] = [];
    document.addEventListener('submit', ({ defaultPrevented }) => left.push(!defaultPrevented), { once: true });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(left).toEqual([false]);
    await run();
    await waitFor(() => expect(server.to('POST /api/users/login').map(({ body }) => body)).toEqual([{ ...typed, remember: true }]));
  });

  test('a button that is pressed before the app is there is pressed once it is, once', async () => {
    const { run } = await open('/login', nobodyIsIn);
    const user = await type();
    const show = () => screen.getByRole('button', { name: /password$/ });
    await user.click(show());
    await user.click(show());
    expect(password().type).toBe('password');
    await run();
    expect([password().type, password().value]).toEqual(['text', typed.password]);
    await user.click(show());
    expect(password().type).toBe('password');
  });

  test('a browser that remembers an address has it in its field', async () => {
    localStorage.setItem('kloak-email', typed.email);
    const { troubles, run } = await open('/login', nobodyIsIn);
    await run();
    expect([email().value, remember().checked]).toEqual([typed.email, true]);
    expect(troubles).toEqual([]);
  });

  test('who is to go on from there is not shown what was drawn for everybody', async () => {
    const { root, run } = await open('/login?return=%2Fupload', nobodyIsIn);
    expect(page.dataset.arrived).toBeDefined();
    await run();
    expect(screen.getByRole('link', { name: 'register now!' }).getAttribute('href')).toBe('/register?return=%2Fupload');
    expect(root.dataset.prepared).toBeUndefined();
  });
});

describe('a member', () => {
  beforeEach(() => localStorage.setItem('kloak-user-id', annaIsIn.userId));
  /** Picture that was rendered before the app. */
  const firstPicture = () => document.querySelector<HTMLImageElement>('[data-prepared] [data-first-picture] > img');
  const besideAPost = {
    'POST /api/image/getAllReactions': { reactions: [], total: 0 },
    'POST /api/comment/getImageComments': noComments,
    'POST /api/post/allposts-by-id': { posts: [], total: 0 },
  };

  test('sees the frame of home and the places of its pictures before the app is there, and then what stands in them', async () => {
    const { server, troubles, run } = await open('/home', annaIsIn, { 'POST /api/profile/find-media-byfamily': feedOf([ben, photo('p1', ben)]) });
    expect(page.dataset.member).toBeDefined();
    expect(headline('Home')).not.toBeNull();
    expect(screen.getAllByRole('link', { name: 'Upload' }).map((link) => link.getAttribute('href'))).toEqual(['/upload', '/upload']);
    await run();
    await screen.findByRole('region', { name: 'ben' });
    expect(screen.getAllByRole('heading', { name: 'Home' })).toHaveLength(1);
    for (const call of ['POST /api/profile/find-media-byfamily', 'POST /api/profile/stories'] as const) expect(server.to(call)).toHaveLength(1);
    expect(troubles).toEqual([]);
  });

  test.each([1, 3])(
    'sees the first of %i pictures before the app is there, in the words of the app, which puts its own in its place at once',
    async (pictures) => {
      const ofBen = Array.from({ length: pictures }, (_, nth) => photo(`p${nth}`, ben));
      const answers = {
        'POST /api/profile/find-media-byfamily': feedOf([ben, ...ofBen]),
        'POST /api/profile/stories': { stories: [storyOf('s1', ben, ofBen)] },
      };
      const { run } = await open('/home', annaIsIn, answers);
      await waitFor(() => expect(firstPicture()).not.toBeNull());
      const early = [firstPicture()?.srcset, firstPicture()?.sizes];
      const story = () => screen.queryAllByRole('link').find((link) => link.getAttribute('href') === '/story/s1');
      const isThere = () => firstPicture() !== null || story() !== undefined;
      const gone: string[] = [];
      const watch = new MutationObserver(() => isThere() || gone.push(document.body.innerHTML));
      watch.observe(document.body, { childList: true, subtree: true });
      await run();
      watch.disconnect();
      const picture = story()?.querySelector('source');
      expect(early).toEqual([picture?.srcset, picture?.sizes]);
      expect(gone).toEqual([]);
    },
  );

  test('sees the frame of a picture that was opened by its address, which is asked for once, and itself before the app is there', async () => {
    const answers = { 'POST /api/post/image-post-byid': { post: photo('p1', ben) }, ...besideAPost };
    const { server, troubles, run } = await open('/image/p1', annaIsIn, answers);
    expect(document.querySelector('[data-stage]')).not.toBeNull();
    await waitFor(() => expect(firstPicture()).not.toBeNull());
    const early = firstPicture()?.srcset;
    await run();
    const picture = (await screen.findByRole('img', { name: 'Photo p1' })).parentElement?.querySelector('source');
    expect(early).toBe(picture?.srcset);
    expect(server.to('POST /api/post/image-post-byid')).toHaveLength(1);
    expect(troubles).toEqual([]);
  });

  describe('opens the photos', () => {
    const days = [
      { day: '2026-08-02', count: 60 },
      { day: '2026-08-01', count: 40 },
      { day: '2026-07-01', count: 1 },
    ];
    const posts = ['p1', 'p2'].map((id) => photo(id, anna, { takenLocal: '2026-08-02T10:00:00' }));
    const answers = { 'POST /api/library/family-days': { days }, 'POST /api/library/family-posts-by-day': { posts } };
    const early = () => [...document.querySelectorAll<HTMLImageElement>('[data-prepared] [data-first-rows] > img')];
    const widthOf = Object.getOwnPropertyDescriptor(Element.prototype, 'clientWidth');
    beforeEach(() => void Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 800 }));
    afterEach(() => void Object.defineProperty(Element.prototype, 'clientWidth', widthOf ?? {}));

    test('and sees its first pictures before the app is there, in the places and in the words of the app, which asks for nothing again and puts its own there at once', async () => {
      const { server, troubles, run } = await open('/photos', annaIsIn, answers);
      await waitFor(() => expect(early()).toHaveLength(2));
      const [first] = chunksOf(days).chunks;
      expect(server.to('POST /api/library/family-posts-by-day').map(({ body }) => body)).toEqual([
        { profileId: annaIsIn.userId, ...first, perPage: maxPerPage },
      ]);
      const drawn = early().map(({ srcset, sizes, style }) => ({ srcset, sizes, width: style.width }));
      const isThere = () => early().length > 0 || screen.queryByRole('link', { name: /Photo p1/ }) !== null;
      const gone: string[] = [];
      const watch = new MutationObserver(() => isThere() || gone.push(document.body.innerHTML));
      watch.observe(document.body, { childList: true, subtree: true });
      await run();
      watch.disconnect();
      expect(gone).toEqual([]);
      const cells = ['p1', 'p2'].map((id) => screen.getByRole('link', { name: new RegExp(`Photo ${id}`) }));
      expect(cells.map((cell) => ({ source: cell.querySelector('source'), width: cell.parentElement?.style.width }))).toEqual(
        drawn.map(({ width, ...source }) => ({ source: expect.objectContaining(source), width })),
      );
      expect(server.to('POST /api/library/family-days')).toHaveLength(1);
      expect(server.to('POST /api/library/family-posts-by-day')).toHaveLength(1);
      expect(troubles).toEqual([]);
    });

    test('and has what they press of two buttons that look alike', async () => {
      const { run } = await open('/photos', annaIsIn, { ...answers, 'POST /api/post/allposts-by-id': { posts: [], total: 0 } });
      await userEvent.setup().click(screen.getByRole('button', { name: 'Select' }));
      await run();
      expect(await screen.findByRole('button', { name: 'Select', pressed: true })).not.toBeNull();
    });

    test('in the order in which all was added, and nothing is asked for that is not shown', async () => {
      const { server } = await open('/photos?people=anna-id&order=added', annaIsIn, answers);
      await globalThis.kloakAsked?.['GET /api/users/auth'];
      expect(server.to('POST /api/library/family-days')).toEqual([]);
    });

    test('of somebody who has nothing there', async () => {
      const { server, run } = await open('/photos', annaIsIn, { 'POST /api/library/family-days': { days: [] } });
      await run();
      await screen.findByRole('heading', { name: 'Photos' });
      expect(server.to('POST /api/library/family-posts-by-day')).toEqual([]);
    });
  });

  test('who presses the button of the account menu before the app is there has the menu once it is', async () => {
    const { troubles, run } = await open('/home', annaIsIn);
    await userEvent.setup().click(screen.getByRole('button', { name: /^Account menu/ }));
    await run();
    expect(await screen.findByRole('menuitem', { name: 'Logout' })).not.toBeNull();
    expect(troubles).toEqual([]);
  });

  describe('who holds the mouse down while the app replaces the page', () => {
    /** Begins a press before the app is there, and ends it on `end` afterwards. Returns the clicks on what is in the place of the pressed one. */
    async function press(role: 'button' | 'link', name: RegExp, end?: () => HTMLElement) {
      const found = () => screen.getAllByRole(role, { name })[0] ?? document.body;
      const { run } = await open('/home', annaIsIn, { 'POST /api/library/family-days': { days: [] } });
      const user = userEvent.setup();
      const pressed = found();
      await user.pointer({ keys: '[MouseLeft>]', target: pressed });
      await run();
      expect(pressed.isConnected).toBe(false);
      const clicks: Event[] = [];
      found().addEventListener('click', (click) => clicks.push(click));
      await user.pointer({ keys: '[/MouseLeft]', target: (end ?? found)() });
      return { clicks, user, found };
    }

    test('on a button has pressed it once they let go', async () => {
      const { clicks } = await press('button', /^Account menu/);
      expect(clicks).toHaveLength(1);
      await screen.findByRole('menuitem', { name: 'Logout' });
    });

    test('on a link has followed it', async () => {
      const { clicks } = await press('link', /^Photos$/);
      expect(clicks).toHaveLength(1);
      await screen.findByRole('heading', { name: 'Photos' });
      expect(window.location.pathname).toBe('/photos');
    });

    test('and lets go elsewhere has pressed nothing, and presses once afterwards', async () => {
      const { clicks, user, found } = await press('button', /^Account menu/, () => headline('Home'));
      expect(clicks).toEqual([]);
      await user.click(found());
      expect(clicks).toHaveLength(1);
    });
  });

  test('whose session has ended is asked to sign in', async () => {
    const { run } = await open('/home', nobodyIsIn, { 'POST /api/profile/find-media-byfamily': refuse(401) });
    await run();
    await screen.findByRole('heading', { name: 'Sign In' });
  });

  test('sees the frame at every other address, too', async () => {
    const { run } = await open('/families', annaIsIn);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    await run();
    await screen.findByRole('heading', { name: 'Family' });
  });
});

test('an older browser than the page is built for is told so in words', () => {
  const streams = Object.getOwnPropertyDescriptor(globalThis, 'CompressionStream') ?? {};
  Reflect.deleteProperty(globalThis, 'CompressionStream');
  document.body.innerHTML = '<div id="root"></div>';
  new Function(beforePaint)();
  Object.defineProperty(globalThis, 'CompressionStream', streams);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.getElementById('root')?.textContent).toMatch(/^This browser is too old for Kloak\./);
});

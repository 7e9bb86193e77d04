import { screen, waitFor } from '@testing-library/react';
import { albumOf, anna, annaIsIn, ben, clara, feedOf, noAlbums, noConnections, photo, profileOf, storyOf } from '../../testing/family.ts';
import { lake, noGroups, seenAs } from '../../testing/groups.ts';
import { accepted, at, lakeGroup, listed, walk } from '../../testing/news.ts';
import { cleanPreparedPages, openPrepared as open } from '../../testing/open-prepared.ts';
import type { Routes } from '../../testing/serve.ts';
import { usage } from '../../testing/upload.ts';

cleanPreparedPages();
beforeEach(() => localStorage.setItem('kloak-user-id', annaIsIn.userId));
/** Picture that was rendered before the app. */
const firstPicture = () => document.querySelector<HTMLImageElement>('[data-prepared] [data-first-picture] > img');
const free = { _id: 'free', name: 'Free Plan', description: 'Upload, 2GB free space', price_label: 'Free per month', storage_amount: 2e9 };
const groups = { ...noGroups, myGroups: [{ ...lake, newest: photo('p1', ben) }] };
const mine = { 'POST /api/image/my-albums': noAlbums, 'POST /api/profile/get-my-profile': profileOf(anna, [photo('p1', anna)]) } satisfies Routes;
test.each<{ path: string; answers: Routes; shown: string }>([
  { path: '/groups', answers: { 'POST /api/groups/groups-by-profile': groups }, shown: 'Lake house' },
  { path: '/my-profile', answers: mine, shown: 'Photo p1' },
  {
    path: '/my-profile',
    answers: { ...mine, 'POST /api/image/my-albums': { albums: [albumOf('a1', anna, [photo('p1', anna)])], total: 1 } },
    shown: 'Album a1',
  },
])(
  'sees the first picture of $path before the app is there, which asks for nothing again and puts its own there at once ($shown)',
  async ({ path, answers, shown }) => {
    const { server, troubles, run } = await open(path, annaIsIn, answers);
    await waitFor(() => expect(firstPicture()).not.toBeNull());
    const early = [firstPicture()?.srcset, firstPicture()?.sizes];
    await run();
    const card = await screen.findByRole('link', { name: new RegExp(shown) });
    const source = card.querySelector('source');
    expect(early).toEqual([source?.srcset, source?.sizes]);
    for (const { name } of server.calls) if (Object.hasOwn(answers, name)) expect(server.to(name)).toHaveLength(1);
    expect(troubles).toEqual([]);
  },
);

test('sees the main pictures of the first two stories before the app is there, the second once the first has arrived', async () => {
  const stories = ['a', 'b', 'c'].map((name) => storyOf(name, ben, [photo(`${name}1`, ben), photo(`${name}2`, ben)]));
  const { run } = await open('/home', annaIsIn, { 'POST /api/profile/stories': { stories } });
  const early = () =>
    [...document.querySelectorAll<HTMLImageElement>('[data-prepared] [data-first-picture] > img')].map(({ srcset, sizes }) => [srcset, sizes]);
  await waitFor(() => expect(early()).toHaveLength(1));
  firstPicture()?.dispatchEvent(new Event('load'));
  await waitFor(() => expect(early()).toHaveLength(2));
  const drawn = early();
  await run();
  const cards = (await screen.findAllByRole('link')).filter((link) => link.getAttribute('href')?.startsWith('/story/'));
  const mains = cards.map((card) => card.querySelector('source')).map((source) => [source?.srcset, source?.sizes]);
  expect(drawn).toEqual(mains.slice(0, 2));
});

test('loads the cards that home shows first while the app starts, once its code has arrived', async () => {
  const code = document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/assets/app.js' }));
  let isAwaited = false;
  code.addEventListener = (...listener: Parameters<EventTarget['addEventListener']>) => {
    isAwaited = true;
    EventTarget.prototype.addEventListener.apply(code, listener);
  };
  const created: HTMLImageElement[] = [];
  const { Image } = globalThis;
  globalThis.Image = class extends Image {
    constructor() {
      super();
      created.push(this);
    }
  };
  const posts = ['p1', 'p2', 'p3'].map((id) => photo(id, ben));
  await open('/home', annaIsIn, { 'POST /api/profile/find-media-byfamily': feedOf([ben, ...posts]) });
  await waitFor(() => expect(isAwaited).toBe(true));
  expect(created).toEqual([]);
  code.dispatchEvent(new Event('load'));
  await waitFor(() => expect(created.map(({ srcset }) => srcset)).toEqual(['/storage/p1/800 800w', '/storage/p2/800 800w']));
  globalThis.Image = Image;
  code.remove();
});

test('sees banner, name and facts of a group before the app is there, which asks for nothing again', async () => {
  const banner = { filePath: '/storage/group-banner/g1/b1/wide.webp', thumbNail: '/storage/group-banner/g1/b1/thumb.webp' };
  const seen = { ...seenAs.stranger, group: { ...lake, banner, isHidden: true } };
  const { server, run } = await open('/group/g1', annaIsIn, { 'POST /api/groups/group-by-id': seen });
  await waitFor(() => expect(firstPicture()).not.toBeNull());
  const early = [firstPicture()?.srcset, firstPicture()?.sizes];
  const words = () => document.querySelector('main header')?.firstElementChild?.textContent;
  const earlyWords = words();
  await run();
  await screen.findByRole('heading', { name: 'Lake house' });
  expect(earlyWords).toMatch(/^Lake house\d+ members? · Hidden$/);
  expect(words()).toBe(earlyWords);
  const picture = document.querySelector<HTMLImageElement>('main img');
  expect(early).toEqual([picture?.srcset, picture?.sizes]);
  expect(server.to('POST /api/groups/group-by-id').map(({ body }) => body)).toEqual([{ groupId: 'g1', profileId: annaIsIn.userId, perPage: 10 }]);
});

describe('the notifications', () => {
  const news = [
    accepted(clara, 9),
    accepted(ben, 7, { kind: 'COMMENTS', post: walk, profiles: [ben, clara], people: 2 }),
    accepted(ben, 5, { kind: 'GROUP_POSTS', group: lakeGroup, items: 3, people: 4 }),
    accepted(ben, 4, { kind: 'CHAT_MESSAGES', roomId: 'r1' }),
    accepted(ben, 3, { kind: 'EXPORT_READY', profiles: [], people: 0 }),
  ];
  const besides = { 'POST /api/groups/groups-by-profile': noGroups, 'POST /api/notification/mark-read': {} };
  const rows = () => [...document.querySelectorAll('main li')];
  /** Content of a row, apart from its time and the content of its picture. */
  const shownIn = (row: Element) => {
    const spans = [...(row.querySelector('a, button')?.children ?? [])].filter(({ tagName }) => tagName === 'SPAN');
    return {
      text: spans[0]?.firstElementChild?.innerHTML.trim(),
      parts: spans.map(({ className }) => className),
      href: row.querySelector('a')?.getAttribute('href'),
    };
  };

  test('are visible before the app is there, in its words and parts, and are not replaced by placeholders when it starts', async () => {
    const { server, troubles, run } = await open('/notification', annaIsIn, { ...listed(news, at(5)), ...besides });
    await waitFor(() => expect(rows()).toHaveLength(5));
    const early = rows().map(shownIn);
    expect(early.map(({ href }) => href)).toEqual(['/profile/clara', '/video/walk', '/group/g1', '#room=r1', '/settings']);
    const counts: number[] = [];
    const watch = new MutationObserver(() => counts.push(rows().length));
    watch.observe(document.body, { childList: true, subtree: true });
    await run();
    watch.disconnect();
    expect(document.querySelector('[data-prepared]')).toBeNull();
    const inApp = rows().map(shownIn);
    // A button of the app opens the chat.
    expect(inApp).toEqual(early.map((row) => (row.href === '#room=r1' ? { ...row, href: undefined } : row)));
    expect(counts.every((count) => count === 5)).toBe(true);
    for (const name of ['POST /api/notification/list', 'GET /api/connection/all/{profileId}', 'POST /api/groups/groups-by-profile'] as const)
      expect(server.to(name)).toHaveLength(1);
    expect(troubles).toEqual([]);
  });

  test.each<{ what: string; answers: Routes; count: number }>([
    {
      what: 'a request to connect',
      answers: { 'GET /api/connection/all/{profileId}': { connections: { ...noConnections.connections, pending: [ben] } } },
      count: 0,
    },
    { what: 'an invite', answers: { 'POST /api/groups/groups-by-profile': { ...noGroups, groupInvites: [{ _id: 'g1', group: lake }] } }, count: 0 },
    { what: 'a row with buttons', answers: listed([accepted(clara, 9), accepted(ben, 7, { kind: 'GROUP_REQUESTS', group: lakeGroup })]), count: 1 },
  ])('wait for the app from $what on', async ({ answers, count }) => {
    const { run } = await open('/notification', annaIsIn, { ...listed(news), ...besides, ...answers });
    await globalThis.kloakAsked?.['GET /api/users/auth'];
    await waitFor(() => expect(rows()).toHaveLength(count));
    await run();
    await waitFor(() => expect(rows().length).toBeGreaterThan(count));
  });
});

test.each<{ path: string; answers: Routes; title: string }>([
  {
    path: '/notification',
    answers: { 'POST /api/notification/list': { notifications: [], seen: '', readTo: '' }, 'POST /api/groups/groups-by-profile': noGroups },
    title: 'No New Notification',
  },
  {
    path: '/upgrade-store',
    answers: {
      'GET /api/stripe/retrieve-products': { products: [] },
      'POST /api/stripe/subscription': { subscription: { product: free, cancels: false, sandbox: false } },
      'POST /api/users/getDataUsage': { dataUsage: usage },
    },
    title: 'Choose your plan:',
  },
])('has the lists of $path asked for before the app is there, once', async ({ path, answers, title }) => {
  const { server, troubles, run } = await open(path, annaIsIn, { 'POST /api/groups/group-invite-count': { count: 0 }, ...answers });
  const asked = () => server.calls.map(({ name }) => name).filter((name) => Object.hasOwn(answers, name));
  expect(asked().toSorted()).toEqual(Object.keys(answers).toSorted());
  await run();
  await screen.findByRole('heading', { name: title });
  expect(asked().toSorted()).toEqual(Object.keys(answers).toSorted());
  expect(troubles).toEqual([]);
});

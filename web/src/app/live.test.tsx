import { act, screen, waitFor } from '@testing-library/react';
import { ben, feedOf, noPosts, photo } from '../../testing/family.ts';
import { refuse } from '../../testing/serve.ts';
import { visit } from '../../testing/visit.tsx';
import { waitForConnectivity } from '../features/upload/send/wait-for-connectivity.ts';

/** A list is refetched some seconds after the first push about it. */
const patience = { timeout: 20_000 };
/** Calls of Home that pushes about the feed repeat. */
const feedCalls = ['POST /api/library/on-this-day', 'POST /api/profile/find-media-byfamily', 'POST /api/profile/stories'];

test('a push about the feed brings the new picture', async () => {
  let posts = noPosts;
  const { push } = visit('/home', { 'POST /api/profile/find-media-byfamily': () => posts });
  await screen.findByText('A vault for treasured memories');
  posts = feedOf([ben, photo('p1', ben)]);
  push('feed');
  await screen.findByText('Photo p1', {}, patience);
});

test('pushes without end about the feed fetch it once for all that came meanwhile', async () => {
  let seen = 0;
  const { push, server } = visit('/home', { 'POST /api/profile/find-media-byfamily': () => feedOf([ben, photo(`p${seen}`, ben)]) });
  await screen.findByText('Photo p0');
  const before = server.calls.length;
  for (; seen < 60; seen += 1) await push('feed');
  await screen.findByText('Photo p60', {}, patience);
  expect(
    server.calls
      .slice(before)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(feedCalls);
});

test('what somebody changes by hand is fetched at once, also among what comes without end', async () => {
  const { push, server } = visit('/home', { 'POST /api/profile/find-media-byfamily': noPosts });
  await screen.findByText('A vault for treasured memories');
  const asked = () => server.to('POST /api/profile/find-media-byfamily').length;
  for (let time = 0; time < 3; time += 1) {
    await push('feed');
    const before = asked();
    await push('feed', undefined, true);
    expect(asked()).toBeGreaterThan(before);
  }
});

test('a push about connections refetches them and what one sees through them', async () => {
  const { push, server } = visit('/home', { 'POST /api/profile/find-media-byfamily': noPosts });
  await screen.findByText('A vault for treasured memories');
  const before = server.calls.length;
  push('connections');
  await waitFor(() => {
    const names = server.calls.slice(before).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['GET /api/connection/all/{profileId}', 'POST /api/chatbox/check-notifications', ...feedCalls]);
  });
});

describe('once the connection stands', () => {
  const names = (server: ReturnType<typeof visit>['server'], from: number) => server.calls.slice(from).map(({ name }) => name);
  const opened = async () => {
    const visited = visit('/home', { 'POST /api/profile/find-media-byfamily': noPosts });
    await screen.findByText('A vault for treasured memories');
    const before = visited.server.calls.length;
    return { ...visited, asked: () => names(visited.server, before) };
  };

  test('what changed meanwhile is asked for, and nothing else', async () => {
    const { connect, asked } = await opened();
    await connect([]);
    expect(asked()).toEqual([]);
    await connect(['rooms']);
    await waitFor(() => expect(asked()).toEqual(['POST /api/chatbox/check-notifications']));
    await connect(['feed', 'usage']);
    await waitFor(() => expect(asked().toSorted()).toEqual(['POST /api/chatbox/check-notifications', ...feedCalls]));
  });

  test('everything is asked for where it is not known what changed', async () => {
    const { connect, asked } = await opened();
    await connect(undefined);
    await waitFor(() => expect(asked()).toEqual(expect.arrayContaining(['GET /api/users/auth', 'POST /api/profile/find-media-byfamily'])));
  });

  test('what could not be asked for without a network is asked for again', async () => {
    let answer: ReturnType<typeof refuse> | typeof noPosts = noPosts;
    const { connect, push, server } = visit('/home', { 'POST /api/profile/find-media-byfamily': () => answer });
    await screen.findByText('A vault for treasured memories');
    answer = refuse(500);
    await push('feed', undefined, true);
    answer = feedOf([ben, photo('p1', ben)]);
    await waitFor(() => expect(server.to('POST /api/profile/find-media-byfamily')).toHaveLength(2));
    await connect([]);
    await screen.findByText('Photo p1');
  });
});

test('what waits for the server goes on when the connection is there again', async () => {
  const { listeners } = visit('/home', { 'POST /api/profile/find-media-byfamily': noPosts });
  await screen.findByText('A vault for treasured memories');
  const anHour = 3_600_000;
  const sign = waitForConnectivity(anHour, new AbortController().signal);
  for (const listener of listeners) listener.connected();
  await sign;
});

describe('when the browser is online again', () => {
  const feeds = (server: ReturnType<typeof visit>['server']) => server.to('POST /api/profile/find-media-byfamily').length;
  const clock = Date.now;
  afterEach(() => {
    Date.now = clock;
  });
  const backOnline = async () => {
    const visited = visit('/home', { 'POST /api/profile/find-media-byfamily': noPosts });
    await screen.findByText('A vault for treasured memories');
    // Ages the data as a while without a network does.
    Date.now = () => clock() + 60_000;
    act(() => {
      for (const sign of ['offline', 'online']) window.dispatchEvent(new Event(sign));
    });
    return visited;
  };

  test('the feed is asked for once, by the connection that is there again', async () => {
    const { server, connect, push } = await backOnline();
    await connect(undefined);
    await waitFor(() => expect(feeds(server)).toBe(2));
    // Other pending refetches have finished by the end of this push.
    await push('connections');
    await waitFor(() => expect(server.to('GET /api/connection/all/{profileId}').length).toBeGreaterThan(2));
    expect(feeds(server)).toBe(3);
  });

  test('and without it where it does not come back', async () => {
    const { server } = await backOnline();
    await waitFor(() => expect(feeds(server)).toBe(2), patience);
  });
});

test('one connection is open while somebody is signed in', async () => {
  const { listeners, user } = visit('/home', { 'POST /api/profile/find-media-byfamily': noPosts, 'POST /api/users/logout': {} });
  await screen.findByText('A vault for treasured memories');
  expect(listeners.size).toBe(1);
  await user.click(screen.getByRole('button', { name: /Account menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Sign In' });
  expect(listeners.size).toBe(0);
});

import { announceSubscription, openNotification, readPush, showPush } from './notify.ts';

const neutral = { kind: '', title: 'There is something new in Kloak', url: '/home', tag: 'news', badge: undefined };
const shared = { kind: 'POSTS', title: 'Anna shared 40 photos', url: '/story/s1', tag: 'story-s1', badge: 3 };

test.each([undefined, '', 'no json', 'null', '[]', '{"title":7,"url":{},"tag":"","badge":-1}'])('the payload %j has a neutral text', (text) => {
  expect(readPush(text)).toEqual(neutral);
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'http://'])('%s is opened as Home', (url) => {
  expect(readPush(JSON.stringify({ ...shared, url })).url).toBe('/home');
});

/** Simulates what the browser shows; the worker uses no more of it. */
function registration() {
  const shown: (NotificationOptions & { title: string; close: () => void })[] = [];
  const badges: number[] = [];
  Object.assign(navigator, { setAppBadge: async (count: number) => void badges.push(count) });
  return {
    badges,
    shown,
    getNotifications: async ({ tag }: { tag: string }) => shown.filter((one) => one.tag === tag),
    showNotification: async (title: string, options: NotificationOptions) => {
      const former = shown.findIndex(({ tag }) => tag === options.tag);
      if (former >= 0) shown.splice(former, 1);
      const one = { ...options, title, close: () => void shown.splice(shown.indexOf(one), 1) };
      shown.push(one);
    },
  };
}

test('a push replaces the one before about the same thing, and the icon counts', async () => {
  const device = registration();
  await showPush(device, JSON.stringify(shared));
  await showPush(device, JSON.stringify({ ...shared, title: 'Anna shared 60 photos', badge: 4 }));
  expect(device.shown).toMatchObject([{ title: 'Anna shared 60 photos', tag: 'story-s1', renotify: true, data: { url: '/story/s1' } }]);
  expect(device.badges).toEqual([3, 4]);
});

test('what was read on another device is withdrawn', async () => {
  const device = registration();
  await showPush(device, JSON.stringify(shared));
  await showPush(device, JSON.stringify({ ...shared, tag: 'room-r1' }));
  await showPush(device, JSON.stringify({ kind: 'read', tag: 'story-s1', badge: 0 }));
  expect([device.shown.map(({ tag }) => tag), device.badges.at(-1)]).toEqual([['room-r1'], 0]);
});

test('a pressed notification leads the open window to its thing, or opens one', async () => {
  const went: string[] = [];
  const open = {
    focus: async () => open,
    navigate: async (url: string) => void went.push(`to ${url}`),
    postMessage: (message: unknown) => void went.push(String(message)),
  };
  const windows = (all: readonly (typeof open)[]) => ({ matchAll: async () => all, openWindow: async (url: string) => void went.push(`new at ${url}`) });
  const pressed = { data: { url: '/story/s1' }, close: () => void went.push('closed') };
  await openNotification(windows([open]), pressed);
  await openNotification(windows([]), pressed);
  await openNotification(windows([]), { ...pressed, data: { url: 'https://evil.example/' } });
  await announceSubscription(windows([open]));
  expect(went).toEqual(['closed', 'to /story/s1', 'closed', 'new at /story/s1', 'closed', 'new at /home', 'push-subscription-changed']);
});

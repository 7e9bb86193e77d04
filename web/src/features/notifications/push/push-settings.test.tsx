import { screen, waitFor } from '@testing-library/react';
import { allNotifications } from '../../../../testing/family.ts';
import { everythingIsNear } from '../../../../testing/near.ts';
import { listed, openNews } from '../../../../testing/news.ts';
import { pushBrowser } from '../../../../testing/push-browser.ts';
import { type Routes, refuse } from '../../../../testing/serve.ts';

everythingIsNear();

let browser: ReturnType<typeof pushBrowser> | undefined;
afterEach(() => {
  browser?.leave();
  browser = undefined;
});

const publicKey = 'BCVxsr7N';
async function openSettings(answers: Routes = {}) {
  const visited = openNews({
    ...listed([]),
    'POST /api/notification/settings': allNotifications,
    'GET /api/notification/push-key': { publicKey },
    'POST /api/notification/subscribe': {},
    'POST /api/notification/unsubscribe-push': {},
    ...answers,
  });
  await visited.user.click(await screen.findByRole('button', { name: 'Settings' }));
  return visited;
}
const here = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Tell me on this device/ });

test('a device is told of what is new after it was asked for, and no more once that is taken back', async () => {
  browser = pushBrowser();
  const { user, server } = await openSettings();
  const box = await here();
  expect([box.checked, browser.asked]).toEqual([false, []]);
  await user.click(box);
  await waitFor(() => expect(box.checked).toBe(true));
  expect(server.to('POST /api/notification/subscribe').map(({ body }) => body.subscription)).toEqual([
    { endpoint: 'https://push.example.net/1', keys: { p256dh: 'BA', auth: 'AA' } },
  ]);
  await screen.findByRole('combobox', { name: 'No mails and no pushes from' });
  await user.click(box);
  await waitFor(() => expect(browser?.isSubscribed()).toBe(false));
  expect(server.to('POST /api/notification/unsubscribe-push').map(({ body }) => body.endpoint)).toEqual(['https://push.example.net/1']);
  await waitFor(() => expect(box.checked).toBe(false));
});

test('whoever does not allow it is told so, and nothing is sent', async () => {
  browser = pushBrowser({ answer: 'denied' });
  const { user, server } = await openSettings();
  await user.click(await here());
  await screen.findByText('Your browser did not allow it.');
  await screen.findByText(/^Your browser does not let Kloak tell you anything/);
  expect(server.to('POST /api/notification/subscribe')).toEqual([]);
});

test('what the server refuses is not on', async () => {
  browser = pushBrowser();
  const { user } = await openSettings({ 'POST /api/notification/subscribe': refuse(500) });
  const box = await here();
  await user.click(box);
  await screen.findByText('This device could not be added. Please try again.');
  await waitFor(() => expect(box.checked).toBe(false));
});

test.each([
  ['has no pushes', () => undefined, /^This browser cannot tell you anything/],
  ['was told to deny them', () => pushBrowser({ permission: 'denied' }), /^Your browser does not let Kloak/],
  ['runs no service worker', () => pushBrowser({ hasWorker: false }), /^This page is not ready for it yet/],
])('a browser that %s says so in words', async (_what, open, words) => {
  browser = open();
  await openSettings();
  await screen.findByText(words);
  expect(screen.queryByRole('checkbox', { name: /^Tell me on this device/ })).toBeNull();
});

test('an iPhone says how the app is installed', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  await openSettings();
  await screen.findByText(/^On an iPhone or iPad, only the app on your Home Screen can/);
  Reflect.deleteProperty(navigator, 'standalone');
});

test('each kind is pushed or not, and all of them at once', async () => {
  let push: Record<string, boolean> = {};
  const { user, server } = await openSettings({
    'POST /api/notification/settings': () => ({ ...allNotifications, muted: ['POSTS'], push }),
    'POST /api/notification/change-settings': ({ push: wanted = {} }) => {
      push = { ...push, ...wanted };
      return { ...allNotifications, push };
    },
  });
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `Push: ${name}` });
  const hearts = await box('Hearts on my photos and videos');
  const [all, posts] = [await box('All of it'), await box('Photos and videos of the family')];
  expect([hearts.checked, all.checked, posts.checked, posts.disabled]).toEqual([true, true, false, true]);
  await user.click(hearts);
  await waitFor(() => expect([hearts.checked, all.checked]).toEqual([false, false]));
  expect(server.to('POST /api/notification/change-settings').map(({ body }) => [body.muted, body.push])).toEqual([[['POSTS'], { HEARTS: false }]]);
  await user.click(await box('Requests to connect with me'));
  await waitFor(() => expect(push).toEqual({ HEARTS: false, CONNECTION_REQUESTS: false }));
  await user.click(all);
  await waitFor(() => expect(Object.values(push).every(Boolean)).toBe(true));
});

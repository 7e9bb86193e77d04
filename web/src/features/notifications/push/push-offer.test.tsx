import { screen, waitFor } from '@testing-library/react';
import { anna, annaIsIn, ben, feedOf, photo } from '../../../../testing/family.ts';
import { pushBrowser } from '../../../../testing/push-browser.ts';
import { storage } from '../../../../testing/storage.ts';
import { choose, picture, publishAs, uploadPage } from '../../../../testing/upload.ts';
import { visit } from '../../../../testing/visit.tsx';
import { pushOffer } from '../../../app/shell/shell.tsx';

let browser: ReturnType<typeof pushBrowser> | undefined;
afterEach(() => {
  browser?.leave();
  browser = undefined;
});

/** Loaded, so that it is rendered at once where it is due. */
beforeAll(() => pushOffer.load());

const publicKey = 'BCVxsr7N';
const pushes = { 'GET /api/notification/push-key': { publicKey }, 'POST /api/notification/subscribe': {} } as const;

type Privacy = 'FAMILY_ONLY' | 'PRIVATE';
async function share(privacy: Privacy) {
  storage(() => 204);
  const visited = uploadPage({ 'POST /api/users/getProfile': { profile: { ...anna, uploadCount: 5 } }, ...pushes });
  await choose(visited, picture());
  await screen.findByText('Uploaded');
  await publishAs(visited, privacy);
  await waitFor(() => expect(visited.where()).toBe('/my-profile'));
  return visited;
}
/** Opens another screen: what was shared before is offered there, too. */
async function openNext({ user }: Awaited<ReturnType<typeof share>>): Promise<void> {
  const [upload = document.body] = screen.getAllByRole('link', { name: 'Upload' });
  await user.click(upload);
  await screen.findByText(/^Drag and drop your files here/);
}
const offer = () => screen.queryByText(/^Shall this device tell you/);

test('whoever has shared something is asked once, and only a press asks the browser', async () => {
  browser = pushBrowser();
  const { user, server } = await share('FAMILY_ONLY');
  await screen.findByText(/^Shall this device tell you/);
  expect(browser.asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  await screen.findByText('This device tells you what is new from now on.');
  expect([browser.asked, server.to('POST /api/notification/subscribe').length]).toEqual([['permission'], 1]);
  expect(offer()).toBeNull();
});

test('whoever answers "Not now" is not asked by the browser, nor again here', async () => {
  browser = pushBrowser();
  const { user, server } = await share('FAMILY_ONLY');
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect([offer(), browser.asked, server.to('POST /api/notification/subscribe')]).toEqual([null, [], []]);
  expect(localStorage.getItem(`kloak-push-${anna._id}`)).toBe('offered');
});

test('the offer is on the next screen, too', async () => {
  browser = pushBrowser();
  await openNext(await share('FAMILY_ONLY'));
  expect(offer() !== null).toBe(true);
});

/** `before`: what the device remembers of an earlier answer. */
type NotAsked = { readonly who: string; readonly privacy?: Privacy; readonly pushes?: Parameters<typeof pushBrowser>[0] | 'none'; readonly before?: string };

// Objects, since a row that is shorter than the test's parameters would get a callback that jest waits for.
test.each<NotAsked>([
  { who: 'who has shared nothing', privacy: 'PRIVATE' },
  { who: 'who was asked before', before: 'offered' },
  { who: 'whose browser may not ask', pushes: { permission: 'denied' } },
  { who: 'whose browser has no pushes', pushes: 'none' },
  { who: 'whose browser runs no service worker', pushes: { hasWorker: false } },
])('nobody is asked $who', async ({ privacy = 'FAMILY_ONLY', pushes: of = {}, before }) => {
  browser = of === 'none' ? undefined : pushBrowser(of);
  if (before !== undefined) localStorage.setItem(`kloak-push-${anna._id}`, before);
  await openNext(await share(privacy));
  expect(offer() !== null).toBe(false);
});

const feed = { 'POST /api/profile/find-media-byfamily': feedOf([ben, photo('p1', ben)]) };

test('a device that is on subscribes again at the start, anew for another key of the vault', async () => {
  browser = pushBrowser({ permission: 'granted', subscribedFor: 'BAAA' });
  localStorage.setItem(`kloak-push-${anna._id}`, 'on');
  const { server } = visit('/home', { 'GET /api/users/auth': annaIsIn, ...feed, ...pushes });
  await waitFor(() =>
    expect(server.to('POST /api/notification/subscribe').map(({ body }) => body.subscription.endpoint)).toEqual(['https://push.example.net/2']),
  );
  expect(browser.asked).toEqual(['unsubscribe https://push.example.net/1']);
});

test('at the sign-out the device is told nothing more, and what it shows is closed', async () => {
  browser = pushBrowser({ permission: 'granted', subscribedFor: publicKey });
  const visited = visit('/home', { ...feed, 'POST /api/users/logout': {} });
  await screen.findByText('Photo p1');
  await visited.user.click(screen.getByRole('button', { name: /Account menu/ }));
  await visited.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(browser?.asked).toEqual(['close', 'unsubscribe https://push.example.net/1']));
});

// Pushes to a device. Chromium subscribes only at its maker's service, so the page subscribes at that of the tests. It decrypts what arrives, verifies who
// signed it, and hands it to the real worker.
import { pushService } from '@kloak/platform/testing/push-service.ts';
import { until, untilFound } from '@kloak/platform/testing/until.ts';
import type { CDPSession, Page } from 'playwright-core';
import { embeddedFixture } from '../fixture.ts';
import { connectedMembers, me, type Person } from '../people.ts';
import { persistCall } from '../persist.ts';
import { openBrowser } from './setup/chromium.ts';
import { inBrowser } from './setup/in-browser.ts';
import { untilControlled } from './setup/kept-on-device.ts';
import { openMembersWindow } from './setup/members-window.ts';
import { sharePhoto } from './setup/share-photo.ts';
import { phone } from './setup/sizes.ts';
import { openStage } from './setup/stage.ts';
import { button, heading } from './setup/steps.ts';
import type { Window } from './setup/window.ts';

type Subscription = ReturnType<Awaited<ReturnType<typeof pushService>>['subscribe']>;
type Shown = { readonly title: string; readonly tag: string; readonly url: string };

/** Script that gives a page a subscription at another service. It outlives the page, like the browser's own. */
const subscribesAt = ({ endpoint, keys }: Subscription) => `(() => {
  const [endpoint, keys] = ${JSON.stringify([endpoint, keys])};
  const made = (key) => ({
    endpoint,
    options: { applicationServerKey: Uint8Array.from(key).buffer },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => { localStorage.removeItem('test-subscription'); return true; },
  });
  PushManager.prototype.getSubscription = async () => {
    const kept = localStorage.getItem('test-subscription');
    return kept === null ? null : made(JSON.parse(kept));
  };
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem('test-subscription', JSON.stringify([...applicationServerKey]));
    return made(applicationServerKey);
  };
})()`;

const shownOn = (page: Page) =>
  page.evaluate<Shown[]>(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((all) => all.map(({ title, tag, data }) => ({ title, tag, url: data.url })))`);

inBrowser('a push', () => {
  const stage = openStage(() => embeddedFixture({ KLOAK_PUSH_LOOPBACK: 'on' }), openBrowser);
  let service: Awaited<ReturnType<typeof pushService>>;
  let anna: Person;
  let ben: Person;
  let device: Window;
  let browser: CDPSession;
  let registrationId = '';
  let delivered = 0;

  /** Brings the next push from the service to the worker. Returns its payload. */
  const deliver = async (seconds = 60) => {
    const { payload } = await untilFound('a push', () => service.received[delivered], seconds);
    delivered++;
    await browser.send('ServiceWorker.deliverPushMessage', { origin: stage.fixture.base, registrationId, data: JSON.stringify(payload) });
    return payload;
  };
  const untilShown = async (fits: (shown: readonly Shown[]) => boolean) => {
    let shown: readonly Shown[] = [];
    const look = async () => {
      shown = await shownOn(device.page);
      return fits(shown);
    };
    await until('what is displayed', look).catch((error: unknown) => {
      console.log('displayed:', shown, 'received:', service.received.slice(0, delivered));
      throw error;
    });
  };

  beforeAll(async () => {
    service = await pushService();
    ({ anna, ben } = await connectedMembers(stage.fixture));
    device = await openMembersWindow(stage, ben, { viewport: phone, serviceWorkers: 'allow' });
    const { page } = device;
    await page.context().grantPermissions(['notifications'], { origin: stage.fixture.base });
    await page.context().addInitScript(subscribesAt(service.subscribe('phone')));
    await untilControlled(page);
    browser = await page.context().newCDPSession(page);
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const one of registrations) if (!one.isDeleted) registrationId = one.registrationId;
    });
    await browser.send('ServiceWorker.enable');
    await until('the registration', () => registrationId !== '');
  }, 300_000);
  afterAll(async () => {
    await service.close();
    expect(service.failures).toEqual([]);
  });

  it('comes to a device that was asked for it', async () => {
    const { page } = device;
    await page.goto('/notification');
    await button(page, 'Settings').click();
    const here = page.getByRole('checkbox', { name: /^Tell me on this device/ });
    await here.check();
    await until('it is on', () => here.isChecked());
    // The page of notifications marks them as read.
    await page.goto('/home');
    await sharePhoto(anna, 41, '');
    const { publicKey } = await persistCall(ben.visitor, 'GET /api/notification/push-key', {});
    await deliver();
    expect(service.received[0]).toMatchObject({ to: 'phone', signedBy: publicKey });
    await untilShown(([first]) => first?.title === `${anna.name} shared a photo.`);
  });

  it('is replaced by the next one about the same batch', async () => {
    const [first] = await shownOn(device.page);
    await sharePhoto(anna, 42, '');
    await deliver();
    await untilShown((shown) => shown.length === 1 && shown[0]?.title === `${anna.name} shared 2 photos.`);
    expect((await shownOn(device.page))[0]?.tag).toBe(first?.tag);
  });

  it('leads to its thing when it is pressed', async () => {
    const { page } = device;
    const [shown] = await shownOn(page);
    const worker = page.context().serviceWorkers()[0];
    // A browser lets only a real press focus a window.
    await worker?.evaluate(`(async () => {
      WindowClient.prototype.focus = async function () { return this; };
      const [notification] = await registration.getNotifications();
      const event = new NotificationEvent('notificationclick', { notification });
      const work = [];
      Object.defineProperty(event, 'waitUntil', { value: (more) => work.push(more) });
      dispatchEvent(event);
      await Promise.all(work);
    })()`);
    await page.waitForURL(`**${shown?.url}`);
    await heading(page, /.+/).first().waitFor();
    expect(await shownOn(page)).toEqual([]);
  });

  it('is withdrawn once it was read on another device', async () => {
    const { roomId } = await messageFrom(anna);
    await deliver();
    await untilShown(([one]) => one?.title === `${anna.name} wrote to you in the chat.`);
    await persistCall(ben.visitor, 'DELETE /api/chatbox/delete-notif-room', { roomId });
    expect(await deliver()).toMatchObject({ kind: 'read', tag: `room:${roomId}` });
    await untilShown((shown) => shown.length === 0);
  });

  const messageFrom = async (person: Person) => {
    const { room } = await persistCall(person.visitor, 'POST /api/chatbox/profile-conversation', { profileIds: [me(anna), me(ben)], page: 0, perPage: 15 });
    await persistCall(person.visitor, 'POST /api/chatbox/submit-message', { messageBody: 'Words of one’s own', profile: me(person), roomId: room._id });
    return { roomId: room._id };
  };
});

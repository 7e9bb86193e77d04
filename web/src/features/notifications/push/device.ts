// Pushes to this browser, by its own interfaces.

/**
 * `none`: the browser has no pushes. `not-installed`: only the installed app has them (iPhone, iPad). `unready`: no service worker runs. `denied`: the
 * member forbade the browser to ask.
 */
export type PushSupport = 'none' | 'not-installed' | 'unready' | 'denied' | 'possible';

/** Time for the service worker to start. */
const readyMs = 10_000;

const hasPushes = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
/** Only Safari on an iPhone or iPad has this property. */
const isUninstalled = () => 'standalone' in navigator && navigator.standalone === false;

const findRegistration = () => ('serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined);

export async function pushSupport(): Promise<PushSupport> {
  if (!hasPushes()) return isUninstalled() ? 'not-installed' : 'none';
  if ('Notification' in window && window.Notification.permission === 'denied') return 'denied';
  return (await findRegistration()) === undefined ? 'unready' : 'possible';
}

export const isPermitted = (): boolean => 'Notification' in window && window.Notification.permission === 'granted';

/** Asks the member, by the browser's own prompt. Only after a press of a button. */
export async function askPermission(): Promise<boolean> {
  return 'Notification' in window && (await window.Notification.requestPermission()) === 'granted';
}

export async function findSubscription(): Promise<PushSubscription | undefined> {
  const registration = await findRegistration();
  return registration && 'pushManager' in registration ? ((await registration.pushManager.getSubscription()) ?? undefined) : undefined;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

function isFor(subscription: PushSubscription, key: Uint8Array): boolean {
  const own = subscription.options.applicationServerKey;
  return own !== null && own !== undefined && new Uint8Array(own).join() === key.join();
}

async function startedWorker(): Promise<ServiceWorkerRegistration> {
  if (!('serviceWorker' in navigator)) throw new Error('no service worker');
  const late = new Promise<never>((_resolve, reject) => setTimeout(reject, readyMs, new Error('the service worker does not start')));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** Subscription of this browser for a key of the vault. One for another key is replaced. */
export async function subscribeFor(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await startedWorker();
  const key = bytesOf(publicKey);
  const known = await pushManager.getSubscription();
  if (known && isFor(known, key)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

// Pushes of a browser, which jsdom lacks.

type Browser = {
  /** Answer to the browser's prompt. */
  readonly answer?: NotificationPermission;
  readonly permission?: NotificationPermission;
  /** The key that it is subscribed for already. */
  readonly subscribedFor?: string;
  /** False: no service worker runs. */
  readonly hasWorker?: boolean;
};

const bytesOf = (key: string) => new Uint8Array(Buffer.from(key, 'base64url'));

/** Gives this browser pushes until `leave`. */
export function pushBrowser({ answer = 'granted', permission = 'default', subscribedFor, hasWorker = true }: Browser = {}) {
  let made = 0;
  const asked: string[] = [];
  const notification = {
    permission,
    requestPermission: async () => {
      asked.push('permission');
      notification.permission = answer;
      return answer;
    },
  };
  const subscriptionFor = (key: Uint8Array) => {
    made += 1;
    const endpoint = `https://push.example.net/${made}`;
    return {
      endpoint,
      options: { applicationServerKey: key.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'BA', auth: 'AA' } }),
      unsubscribe: async () => {
        asked.push(`unsubscribe ${endpoint}`);
        current = null;
        return true;
      },
    };
  };
  let current: ReturnType<typeof subscriptionFor> | null = null;
  if (subscribedFor !== undefined) current = subscriptionFor(bytesOf(subscribedFor));
  const displayed = { close: () => asked.push('close') };
  const registration = {
    getNotifications: async () => [displayed],
    pushManager: {
      getSubscription: async () => current,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        current = subscriptionFor(applicationServerKey);
        return current;
      },
    },
  };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => (hasWorker ? registration : undefined) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.defineProperty(window, 'PushManager', { configurable: true, value: class {} });
  Object.defineProperty(window, 'Notification', { configurable: true, value: notification });
  return {
    asked,
    isSubscribed: () => current !== null,
    leave() {
      Reflect.deleteProperty(navigator, 'serviceWorker');
      for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
    },
  };
}
